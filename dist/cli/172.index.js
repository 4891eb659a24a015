export const id = 172;
export const ids = [172];
export const modules = {

/***/ 92443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ chooseCellTest)
/* harmony export */ });
/** What a filled cell has to look like for each type. The table for users is in docs/csv.md. */
const tests = {
    text: () => true,
    number: (cell) => NUMBER.test(cell),
    boolean: (cell) => cell.length <= LONGEST_BOOLEAN_CHARS && BOOLEAN_WORDS.has(cell),
    date: isDate,
};
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/u;
const BOOLEAN_WORDS = new Set(['true', 'false', 'True', 'False', 'TRUE', 'FALSE']);
/** Spares long texts the hashing. */
const LONGEST_BOOLEAN_CHARS = 5;
// ISO 8601, extended format: a calendar date, or one with a time of day, in a zone or local.
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/u;
/** The last day that every month has. */
const SHORTEST_MONTH_DAYS = 28;
/** The test that a filled cell of this type passes; an empty cell is right in every column. */
function chooseCellTest(type) {
    return tests[type];
}
function isDate(cell) {
    if (!DATE.test(cell)) {
        return false;
    }
    const day = Number(cell.slice(8, 10));
    return day <= SHORTEST_MONTH_DAYS || day <= countDays(Number(cell.slice(0, 4)), Number(cell.slice(5, 7)));
}
function countDays(year, month) {
    if (month === 2) {
        const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
        return isLeap ? 29 : 28;
    }
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
}


/***/ }),

/***/ 64465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ describeCell),
/* harmony export */   s: () => (/* binding */ FindingLog)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75679);

const TOLD_A_GROUP = 10;
const TOLD_A_FILE = 50;
/** Keeps count of all findings of a file and examples of some: memory stays constant however many there are. */
class FindingLog {
    /** Those to be told one by one: at most 10 a group and 50 a file. */
    told = [];
    #groups = new Map();
    /** @param describe made only where the finding is kept */
    add(subject, describe) {
        const group = this.#groups.get(subject);
        if (group === undefined) {
            const first = describe();
            this.#groups.set(subject, { subject, first, count: 1 });
            this.#tell(1, () => first);
            return;
        }
        group.count += 1;
        this.#tell(group.count, describe);
    }
    get groups() {
        return [...this.#groups.values()];
    }
    #tell(count, describe) {
        if (count <= TOLD_A_GROUP && this.told.length < TOLD_A_FILE) {
            this.told.push(describe());
        }
    }
}
/** A finding about a cell; the message follows the cell: `"maybe" in "mfa" is not a boolean`. */
function describeCell(place, level, cell, message) {
    return { ...place, level, message, cell: (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)(cell) };
}


/***/ }),

/***/ 64330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ logHeader)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75679);
/* harmony import */ var _unreadable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49148);


/**
 * Logs what a header lacks to be one, and answers it in phrases: a name for each column, each name once, and where fields are
 * declared, exactly those, in any order (docs/csv.md). Throws {@link UnreadableCsv} where commas do not separate the cells.
 */
function logHeader(header, place, log, declared) {
    return judgeHeader(header, declared).map(({ index, message }) => {
        log.add('header', () => ({ ...place.locate(index), level: 'error', message }));
        return message;
    });
}
function judgeHeader(header, declared) {
    refuseOtherDelimiter(header, declared);
    const first = new Map(header.map((name, index) => [name, index]).toReversed());
    const faults = header.flatMap((name, index) => {
        if (name.trim() === '') {
            return [{ index, message: `column ${index + 1} has no name` }];
        }
        return first.get(name) !== index ? [{ index, message: `column ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(name)} is there twice` }] : [];
    });
    return declared === undefined ? faults : [...faults, ...compareNames(header, declared)];
}
const delimiters = new Map([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
]);
function refuseOtherDelimiter(header, declared = []) {
    const [only = ''] = header;
    if (header.length > 1 || declared.includes(only)) {
        return;
    }
    const [, delimiter] = [...delimiters].find(([sign]) => only.includes(sign)) ?? [];
    if (delimiter !== undefined) {
        throw new _unreadable_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableCsv */ .k(`its header is separated by ${delimiter}. Save the file with commas`, 1);
    }
}
function compareNames(header, declared) {
    const names = new Set(header);
    const fields = new Set(declared);
    const lookalikes = new Map(header.map((name) => [foldName(name), name]));
    const missing = declared
        .filter((name) => !names.has(name))
        .map((name) => {
        const near = lookalikes.get(foldName(name));
        const hint = near === undefined ? '' : ` (${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(near)} differs from it in case or white space only)`;
        return { index: 0, message: `column ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(name)} is missing${hint}` };
    });
    const extra = header.flatMap((name, index) => fields.has(name) || name.trim() === '' ? [] : [{ index, message: `new column ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(name)}` }]);
    return [...missing, ...extra];
}
function foldName(name) {
    return name.normalize('NFC').trim().toLowerCase();
}


/***/ }),

/***/ 13852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ classifyCell)
/* harmony export */ });
/* harmony import */ var _cell_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92443);

const isBoolean = (0,_cell_types_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseCellTest */ .m)('boolean');
const isDate = (0,_cell_types_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseCellTest */ .m)('date');
// As JSON writes numbers, but an exponent needs a point or a sign: 12e5 is as likely a part number or a digest.
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]\d+)?$/u;
const DIGITS = /^\+?\d+$/u;
/** A double holds every whole number of 15 digits, and not every longer one. */
const EXACT_DIGITS = 15;
/**
 * Says what a cell looks like, text when in doubt. Whatever is called a number, a boolean or a date here passes the test of
 * that type in cell-types.ts.
 */
function classifyCell(cell) {
    const first = cell.charCodeAt(0);
    if (isDigit(first) || cell.startsWith('-') || cell.startsWith('+')) {
        return classifyDigits(cell);
    }
    return isBoolean(cell) ? 'boolean' : 'text';
}
function classifyDigits(cell) {
    if (NUMBER.test(cell)) {
        return countDigits(cell) <= EXACT_DIGITS ? 'number' : 'identifier';
    }
    if (isDate(cell)) {
        return 'date';
    }
    return DIGITS.test(cell) ? 'identifier' : 'text';
}
/** Digits before an exponent. */
function countDigits(cell) {
    if (cell.length <= EXACT_DIGITS) {
        return cell.length;
    }
    return (cell.split(/e/iu)[0] ?? '').replace(/\D/gu, '').length;
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}


/***/ }),

/***/ 54172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ inferTable)
});

// EXTERNAL MODULE: ./build/evidence/csv/findings.js
var findings = __webpack_require__(64465);
// EXTERNAL MODULE: ./build/evidence/csv/header.js
var csv_header = __webpack_require__(64330);
// EXTERNAL MODULE: ./build/evidence/csv/infer-cell.js
var infer_cell = __webpack_require__(13852);
;// CONCATENATED MODULE: ./build/evidence/csv/inferred-column.js

/** Words that make a column one of identifiers: digits there are no quantity. Documented in docs/csv.md. */
const IDENTIFIER_WORDS = new Set([
    'id',
    'ids',
    'uuid',
    'guid',
    'key',
    'code',
    'zip',
    'phone',
    'serial',
    'version',
]);
const FEW_CELLS = 10;
/** Counts what the filled cells of one column look like. */
class InferredColumn {
    #name;
    #counts = { number: 0, boolean: 0, date: 0, identifier: 0, text: 0 };
    #firstKind;
    /** Line of the first cell that looks unlike the first. */
    #firstOddLine;
    constructor(name) {
        this.#name = name;
    }
    take(cell, place, index) {
        const kind = (0,infer_cell/* classifyCell */.P)(cell);
        this.#counts[kind] += 1;
        this.#firstKind ??= kind;
        if (kind !== this.#firstKind && this.#firstOddLine === undefined) {
            this.#firstOddLine = place.locate(index).line;
        }
    }
    infer() {
        const { number, boolean, date, identifier, text } = this.#counts;
        const filled = number + boolean + date + identifier + text;
        const choose = (type, because) => ({ name: this.#name, type, because });
        const all = filled < FEW_CELLS ? `only ${countCells(filled)}` : `all ${countCells(filled)}`;
        if (filled === 0) {
            return choose('text', 'no cell is filled');
        }
        if (number === filled && hasIdentifierWord(this.#name)) {
            return choose('text', 'numbers, but the name is one of identifiers');
        }
        if (number + identifier === filled && identifier > 0) {
            return choose('text', `digits with leading zeros, a plus or more than 15 places in ${countCells(identifier)}`);
        }
        const kind = this.#firstKind;
        if (this.#firstOddLine === undefined && kind !== undefined && kind !== 'identifier') {
            return choose(kind, all);
        }
        return choose('text', `mixed: ${this.#describeMixture()}`);
    }
    /** `288 date, 12 text, the first that differs at line 41`. */
    #describeMixture() {
        const parts = Object.entries(this.#counts)
            .filter(([, count]) => count > 0)
            .toSorted(([, left], [, right]) => right - left)
            .map(([kind, count]) => `${count} ${kind}`);
        return `${parts.join(', ')}; the first to differ is on line ${this.#firstOddLine}`;
    }
}
/** Words of a name are told by case, underscore and the like: `userId`, `user_id`, `ID`. */
function hasIdentifierWord(name) {
    const words = name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ').split(/[^\p{L}\p{N}]+/u);
    return words.some((word) => IDENTIFIER_WORDS.has(word.toLowerCase()));
}
function countCells(count) {
    return `${count} filled ${count === 1 ? 'cell' : 'cells'}`;
}

// EXTERNAL MODULE: ./build/evidence/csv/ragged.js
var csv_ragged = __webpack_require__(71209);
// EXTERNAL MODULE: ./build/evidence/csv/table.js + 2 modules
var table = __webpack_require__(52165);
;// CONCATENATED MODULE: ./build/evidence/csv/infer-table.js





/**
 * Finds the type of each column over the whole of a file, streaming: number, boolean or date where every filled cell is one,
 * and text when in doubt. The same file always gives the same fields. Throws UnreadableCsv.
 *
 * @param level what a row at fault is; a fault of the header is always an error
 */
async function inferTable(chunks, level) {
    const log = new findings/* FindingLog */.s();
    const ragged = new csv_ragged/* RaggedRows */.c(log, level);
    const headerFaults = [];
    let columns = [];
    const rows = await (0,table/* readTable */.x)(chunks, {
        begin(header, place) {
            headerFaults.push(...(0,csv_header/* logHeader */.k)(header, place, log));
            columns = header.map((name) => new InferredColumn(name));
            return columns;
        },
        takeRagged: (...row) => ragged.take(...row),
    });
    return {
        rows,
        findings: log.told,
        groups: log.groups,
        drift: [...headerFaults, ...ragged.describe(rows)],
        fields: columns.map((column) => column.infer()),
    };
}


/***/ }),

/***/ 71209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ RaggedRows)
/* harmony export */ });
const SUBJECT = 'rows';
/** Logs rows that have more or fewer cells than the header. */
class RaggedRows {
    #count = 0;
    #firstLine = 0;
    #log;
    #level;
    constructor(log, level) {
        this.#log = log;
        this.#level = level;
    }
    take(cells, place, width) {
        this.#count += 1;
        this.#firstLine ||= place.line;
        this.#log.add(SUBJECT, () => ({
            line: place.line,
            column: 1,
            level: this.#level,
            message: cells.length < width
                ? `this row has ${cells.length} of the ${width} cells that the header names`
                : `this row has ${cells.length} cells, and the header names ${width}`,
        }));
    }
    /** For the one line that sums a table up; nothing where there are none. */
    describe(rows) {
        return this.#count === 0
            ? []
            : [
                `${this.#count} of ${rows} rows have more or fewer cells than the header, first at line ${this.#firstLine}`,
            ];
    }
}


/***/ }),

/***/ 52165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ readTable)
});

// EXTERNAL MODULE: ./build/evidence/csv/unreadable.js
var unreadable = __webpack_require__(49148);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/evidence/csv/utf8.js


const LONGEST_SEQUENCE_BYTES = 4;
/**
 * Passes chunks on while they are UTF-8. Throws {@link UnreadableCsv} with the offset of the first byte that is not.
 * A sequence may be cut between two chunks, not at the end.
 */
async function* expectUtf8(chunks) {
    let offset = 0;
    let cut = new Uint8Array();
    for await (const chunk of chunks) {
        const bytes = cut.length === 0 ? chunk : Buffer.concat([cut, chunk]);
        const whole = measureWhole(bytes);
        if (!(0,external_node_buffer_.isUtf8)(bytes.subarray(0, whole))) {
            const valid = measureValid(bytes);
            throw describeBadByte(bytes, valid, offset - cut.length + valid);
        }
        yield chunk;
        cut = bytes.slice(whole);
        offset += chunk.length;
    }
    if (cut.length > 0) {
        throw describeBadByte(cut, 0, offset - cut.length);
    }
}
/** Length without a sequence that the end may have cut. */
function measureWhole(bytes) {
    const { length } = bytes;
    for (let back = 1; back <= Math.min(LONGEST_SEQUENCE_BYTES - 1, length); back += 1) {
        const byte = bytes[length - back] ?? 0;
        if (byte >= 0xc0) {
            const sequence = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
            return sequence > back ? length - back : length;
        }
        if (byte < 0x80) {
            return length;
        }
    }
    return length;
}
/** Length of the longest start that is UTF-8, found by halving. */
function measureValid(bytes) {
    let valid = 0;
    let broken = bytes.length;
    while (broken - valid > 1) {
        const middle = Math.floor((valid + broken) / 2);
        const whole = measureWhole(bytes.subarray(0, middle));
        if ((0,external_node_buffer_.isUtf8)(bytes.subarray(0, whole))) {
            valid = middle;
        }
        else {
            broken = middle;
        }
    }
    return measureWhole(bytes.subarray(0, valid));
}
function describeBadByte(bytes, index, offset) {
    const byte = (bytes[index] ?? 0).toString(16).padStart(2, '0').toUpperCase();
    const isUtf16 = offset === 0 && (byte === 'FF' || byte === 'FE');
    const guess = isUtf16 ? '; it looks like UTF-16' : '';
    return new unreadable/* UnreadableCsv */.k(`the byte 0x${byte} at offset ${offset} (counted from 0) is not UTF-8${guess}. Save the file as UTF-8`);
}

;// CONCATENATED MODULE: ./build/evidence/csv/records.js


/** An open quote swallows the rest of the file: this keeps the memory constant, and the message near its cause. */
const RECORD_LIMIT_BYTES = 16 * 1024 * 1024;
/**
 * Reads CSV as RFC 4180 has it, in UTF-8 with or without a byte order mark, and hands out its records one by one. Memory is
 * constant: a chunk and a record. Throws {@link UnreadableCsv}, and whatever `take` throws.
 */
async function readRecords(chunks, take) {
    // Loaded here: a run without schemas needs no parser.
    const { parse } = await __webpack_require__.e(/* import() */ 70).then(__webpack_require__.bind(__webpack_require__, 56070));
    const reading = new Reading();
    const parser = parse({
        bom: true,
        record_delimiter: ['\r\n', '\n'],
        relax_column_count: true,
        max_record_size: RECORD_LIMIT_BYTES,
        on_record: (cells, { bytes }) => {
            reading.begin(bytes);
            take(cells, reading);
            reading.end(cells);
        },
    });
    // Each fault comes back through the callback of the write that met it.
    parser.on('error', () => { });
    try {
        for await (const chunk of expectUtf8(chunks)) {
            reading.hold(chunk);
            await write(parser, chunk);
        }
        await end(parser);
    }
    catch (error) {
        throw explainFault(error, reading.line);
    }
    finally {
        parser.destroy();
    }
}
const BYTE_ORDER_MARK = /^\u{feff}/u;
/** Counts lines, and holds the bytes of the record at hand, for places within it. */
class Reading {
    line = 1;
    #held = Buffer.alloc(0);
    /** Offsets in the file. */
    #heldFrom = 0;
    #recordFrom = 0;
    #recordTo = 0;
    hold(chunk) {
        const rest = this.#held.subarray(this.#recordFrom - this.#heldFrom);
        this.#held =
            rest.length === 0
                ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
                : Buffer.concat([rest, chunk]);
        this.#heldFrom = this.#recordFrom;
    }
    begin(recordTo) {
        this.#recordTo = recordTo;
    }
    /** The parser's own count takes CR LF within quotes for two lines. */
    end(cells) {
        this.#recordFrom = this.#recordTo;
        this.line += 1;
        for (const cell of cells) {
            if (cell.includes('\n')) {
                this.line += cell.split('\n').length - 1;
            }
        }
    }
    locate(index) {
        const from = this.#recordFrom - this.#heldFrom;
        const raw = this.#held.toString('utf8', from, this.#recordTo - this.#heldFrom);
        const text = this.#recordFrom === 0 ? raw.replace(BYTE_ORDER_MARK, '') : raw;
        const before = text.slice(0, findCell(text, index)).split('\n');
        return { line: this.line + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
    }
}
function findCell(record, index) {
    let at = 0;
    for (let passed = 0; passed < index; passed += 1) {
        at = record.indexOf(',', skipQuotes(record, at)) + 1;
    }
    return at;
}
/** Behind the closing quote of a cell that has quotes; a cell without them holds no comma that one could mistake. */
function skipQuotes(record, at) {
    if (record[at] !== '"') {
        return at;
    }
    let close = record.indexOf('"', at + 1);
    while (record[close + 1] === '"') {
        close = record.indexOf('"', close + 2);
    }
    return close + 1;
}
function write(parser, chunk) {
    return new Promise((resolve, reject) => {
        parser.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
}
function end(parser) {
    return new Promise((resolve, reject) => {
        parser.end((error) => (error ? reject(error) : resolve()));
    });
}
const faults = {
    CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed. Close it, or write a quote within quotes twice ("")',
    CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote. Write a quote within quotes twice ("")',
    INVALID_OPENING_QUOTE: 'a quote stands within a cell that is not in quotes. Put the cell in quotes, and write the quote twice ("")',
    CSV_MAX_RECORD_SIZE: `it is over ${RECORD_LIMIT_BYTES / 1024 / 1024} MiB long. Look for a quote that is not closed`,
};
/** What the parser objects to, in our words; every other error as it is. */
function explainFault(error, line) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const [, fault] = Object.entries(faults).find(([known]) => known === code) ?? [];
    return fault === undefined
        ? error
        : new unreadable/* UnreadableCsv */.k(`the record that begins on line ${line} cannot be read: ${fault}`, line, {
            cause: error,
        });
}

;// CONCATENATED MODULE: ./build/evidence/csv/table.js


/**
 * Reads CSV as a table: the first record names the columns, the others are rows; blank lines are none. Answers the number of
 * rows. Throws {@link UnreadableCsv}.
 */
async function readTable(chunks, reader) {
    let columns;
    let rows = 0;
    await readRecords(chunks, (cells, place) => {
        if (columns === undefined) {
            columns = reader.begin(cells, place);
        }
        else if (cells.length === columns.length) {
            rows += 1;
            readRow(cells, columns, place);
        }
        else if (!isBlank(cells)) {
            rows += 1;
            reader.takeRagged(cells, place, columns.length);
        }
    });
    if (columns === undefined) {
        throw new unreadable/* UnreadableCsv */.k('it is empty: the header is missing. Write a first line that names the columns');
    }
    return rows;
}
function readRow(cells, columns, place) {
    for (let index = 0; index < cells.length; index += 1) {
        const cell = cells[index];
        if (cell !== undefined && cell !== '') {
            columns[index]?.take(cell, place, index);
        }
    }
}
function isBlank(cells) {
    return cells.length === 1 && cells[0] === '';
}


/***/ }),

/***/ 49148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ UnreadableCsv)
/* harmony export */ });
/** The file is no CSV that can be read as a table. The message says what is wrong and what to do, without a full stop. */
class UnreadableCsv extends Error {
    name = 'UnreadableCsv';
    /** Line of the file, from 1, on which the broken record begins; absent where the fault has no line. */
    line;
    constructor(message, line, options) {
        super(message, options);
        this.line = line;
    }
}


/***/ })

};
