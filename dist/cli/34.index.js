export const id = 34;
export const ids = [34];
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
const TOLD_A_GROUP = 10;
const TOLD_A_FILE = 50;
const CELL_LIMIT_CHARS = 40;
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
    const cut = cell.length > CELL_LIMIT_CHARS ? `${cell.slice(0, CELL_LIMIT_CHARS).toWellFormed()}…` : cell;
    return { ...place, level, message, cell: cut };
}


/***/ }),

/***/ 64330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ logHeader)
/* harmony export */ });
/* harmony import */ var _unreadable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49148);

/**
 * Logs what a header lacks to be one, and answers it in phrases: a name for each column, each name once, and where fields are
 * declared, exactly those, in any order (design.md §6). Throws {@link UnreadableCsv} where commas do not separate the cells.
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
        return first.get(name) !== index ? [{ index, message: `column "${name}" is there twice` }] : [];
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
        const hint = near === undefined ? '' : ` ("${near}" differs from it in case or white space only)`;
        return { index: 0, message: `column "${name}" is missing${hint}` };
    });
    const extra = header.flatMap((name, index) => fields.has(name) || name.trim() === '' ? [] : [{ index, message: `new column "${name}"` }]);
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

/***/ 75732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readSchema),
/* harmony export */   m: () => (/* binding */ makeSchema)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72392);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67023);


const INFER = 'infer';
/**
 * Reads a schema in one of the forms of design.md §6: the short form, `fields` as a map of name to type, the wire form of
 * interface.md §2.2, or the word `infer`. The order of the fields is kept. Throws InputError with line and column.
 */
function readSchema(node, input) {
    if (node.kind === 'scalar' && node.text === INFER) {
        return INFER;
    }
    if (node.kind !== 'map') {
        (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(node.at, 'a schema is a map with "fields", or the word infer.', input);
    }
    const entries = readKeys(node, ['isPrivate', 'fields', 'schema'], input);
    const isPrivate = readPrivacy(entries.get('isPrivate'), input);
    const short = entries.get('fields');
    const wire = entries.get('schema');
    if ((short === undefined) === (wire === undefined)) {
        (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(node.at, 'a schema has either "fields" (short form) or "schema" (wire form).', input);
    }
    const fields = short === undefined ? readWireFields(wire?.value ?? node, input) : readShortFields(short.value, input);
    return makeSchema(fields, isPrivate);
}
/** The wire form of interface.md §2.2; `isPrivate` is always sent. */
function makeSchema(fields, isPrivate = false) {
    return {
        isPrivate,
        schema: { class: 'CsvFileSchema', fields: fields.map(({ name, type }) => ({ name, type })) },
    };
}
function readShortFields(node, input) {
    const map = expectMap(node, '"fields"', input);
    const fields = map.entries.map(({ key, keyAt, value }) => {
        checkFieldName(key, keyAt, input);
        return { name: key, type: readType(value, key, input) };
    });
    return expectSome(fields, map, input);
}
function readWireFields(node, input) {
    const schema = expectMap(node, '"schema"', input);
    const entries = readKeys(schema, ['class', 'fields'], input);
    const kind = entries.get('class')?.value;
    if (kind?.kind !== 'scalar' || kind.value !== 'CsvFileSchema') {
        (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)((kind ?? schema).at, 'the class of a schema is CsvFileSchema.', input);
    }
    const list = entries.get('fields')?.value;
    if (list?.kind !== 'list') {
        (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)((list ?? schema).at, 'in the wire form "fields" is a list of {name, type}.', input);
    }
    const names = new Set();
    const fields = list.items.map((item) => {
        const field = readKeys(expectMap(item, 'a field', input), ['name', 'type'], input);
        const name = field.get('name')?.value;
        const type = field.get('type')?.value;
        if (name?.kind !== 'scalar' || type === undefined) {
            (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(item.at, 'a field has a name and a type.', input);
        }
        checkFieldName(name.text, name.at, input);
        if (names.has(name.text)) {
            (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(name.at, `the field "${name.text}" is there twice.`, input);
        }
        names.add(name.text);
        return { name: name.text, type: readType(type, name.text, input) };
    });
    return expectSome(fields, list, input);
}
function readPrivacy(entry, input) {
    if (entry === undefined) {
        return false;
    }
    if (entry.value.kind !== 'scalar' || typeof entry.value.value !== 'boolean') {
        (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(entry.value.at, '"isPrivate" is true or false.', input);
    }
    return entry.value.value;
}
function readType(node, field, input) {
    const type = _service_js__WEBPACK_IMPORTED_MODULE_1__/* .csvFieldTypes */ .Qi.find((known) => node.kind === 'scalar' && node.text === known);
    if (type === undefined) {
        (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(node.at, `the type of "${field}" is one of: ${_service_js__WEBPACK_IMPORTED_MODULE_1__/* .csvFieldTypes */ .Qi.join(', ')}.`, input);
    }
    return type;
}
function checkFieldName(name, at, input) {
    if (name === '') {
        (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(at, 'a field needs a name: the column it describes.', input);
    }
}
function readKeys(map, known, input) {
    for (const { key, keyAt } of map.entries) {
        if (!known.includes(key)) {
            (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(keyAt, `"${key}" is not known here. Known are: ${known.join(', ')}.`, input);
        }
    }
    return new Map(map.entries.map((entry) => [entry.key, entry]));
}
function expectMap(node, what, input) {
    if (node.kind !== 'map') {
        (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(node.at, `${what} must be a map of names and values.`, input);
    }
    return node;
}
function expectSome(fields, node, input) {
    if (fields.length === 0) {
        (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(node.at, 'a schema needs at least one field.', input);
    }
    return fields;
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


/***/ }),

/***/ 72392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ failAt),
  h: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(37157);
;// CONCATENATED MODULE: ./build/evidence/yaml-mistakes.js
/** What is wrong with the YAML, and the way out where the library tells none. */
function explainYamlMistake({ code, message }) {
    return explanations[code] ?? message.replace(/\.?$/u, '.');
}
const explanations = {
    BAD_SCALAR_START: 'no plain text begins with this character. Put the text in quotes.',
    BLOCK_AS_IMPLICIT_KEY: 'a colon with a space after it makes a key. Put a value that holds one in quotes, or leave the space out.',
    MISSING_CHAR: 'a quote or a bracket further up is not closed, or this line is not indented like the one above it.',
    MULTIPLE_DOCS: 'a second document begins here. Keep one in the file.',
    TAB_AS_INDENT: 'a tab cannot indent YAML. Use spaces.',
    TAG_RESOLVE_FAILED: 'a text that begins with "!" is a YAML tag. Put it in quotes.',
    UNEXPECTED_TOKEN: 'the value has ended before this. Put the whole of it in quotes.',
};

;// CONCATENATED MODULE: ./build/evidence/yaml.js



const SIZE_LIMIT_CHARS = 1024 * 1024;
const DEPTH_LIMIT = 32;
/**
 * Parses one YAML 1.2 document of at most 1 MiB. Aliases, merge keys, duplicate keys and unknown tags are refused:
 * what a reader sees is what counts.
 *
 * @param input the input at fault in a message
 */
function parseYaml(text, input) {
    if (text.length > SIZE_LIMIT_CHARS) {
        throw new errors/* InputError */.d(input, 'the YAML is over 1 MiB. Split it.');
    }
    const lines = new dist/* LineCounter */.HN();
    // Keys are compared below, as they are written; the parser compares values, each with all before it.
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) {
        const { line, col } = lines.linePos(problem.pos[0]);
        failAt({ line, column: col }, explainYamlMistake(problem), input);
    }
    return readNode(document.contents, { lines, input, depth: 0 });
}
/** Throws an {@link InputError} that begins with the position. */
function failAt(at, message, input) {
    throw new errors/* InputError */.d(input, `line ${at.line}, column ${at.column}: ${message}`);
}
function readNode(node, reading) {
    const at = findPosition(node, reading);
    if (reading.depth > DEPTH_LIMIT) {
        failAt(at, `values are nested deeper than ${DEPTH_LIMIT} levels.`, reading.input);
    }
    const inner = { ...reading, depth: reading.depth + 1 };
    if ((0,dist/* isAlias */.Vj)(node)) {
        failAt(at, `aliases (*${node.source}) are not taken. Write the value out, or put a text that begins with "*" in quotes.`, reading.input);
    }
    if ((0,dist/* isMap */.jh)(node)) {
        const entries = node.items.map((pair) => readEntry(pair.key, pair.value, inner));
        refuseDuplicates(entries, reading.input);
        return { kind: 'map', at, entries };
    }
    if ((0,dist/* isSeq */.oP)(node)) {
        return { kind: 'list', at, items: node.items.map((item) => readNode(item, inner)) };
    }
    return readScalar(node, at);
}
function readEntry(key, value, reading) {
    const keyAt = findPosition(key, reading);
    if (!(0,dist/* isScalar */.jn)(key)) {
        failAt(keyAt, 'a key must be plain text.', reading.input);
    }
    const { text } = readScalar(key, keyAt);
    if (text === '<<') {
        failAt(keyAt, 'merge keys (<<) are not taken. Write the values out.', reading.input);
    }
    return { key: text, keyAt, value: value === null ? { ...nothing, at: keyAt } : readNode(value, reading) };
}
function refuseDuplicates(entries, input) {
    const first = new Map();
    for (const { key, keyAt } of entries) {
        const twin = first.get(key);
        if (twin !== undefined) {
            failAt(keyAt, `the key "${key}" is there twice, first on line ${twin.line}. Keep one.`, input);
        }
        first.set(key, keyAt);
    }
}
const nothing = { kind: 'scalar', value: null, text: '' };
function readScalar(node, at) {
    if (!(0,dist/* isScalar */.jn)(node)) {
        return { ...nothing, at };
    }
    const value = isPlainValue(node.value) ? node.value : null;
    return { kind: 'scalar', value, text: typeof value === 'string' ? value : (node.source ?? ''), at };
}
function isPlainValue(value) {
    return value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
}
function findPosition(node, { lines }) {
    const range = (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) || (0,dist/* isScalar */.jn)(node) || (0,dist/* isAlias */.Vj)(node) ? node.range : undefined;
    const { line, col } = lines.linePos(range?.[0] ?? 0);
    return { line, column: col };
}


/***/ }),

/***/ 77000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ describeFinding)
/* harmony export */ });
/* unused harmony export describeCheck */
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99960);


const PHRASES_TOLD = 8;
/** `"03/04/2026" in "lastLogin" is not a date: …`. */
function describeFinding({ cell, message }) {
    return cell === undefined ? message : `"${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeFormula */ .ys)(cell)}" ${message}`;
}
/** `access.csv: 300 rows: new column "mfa"; "lastLogin" is now text in 12 of 300 rows, first at line 41`. */
function describeCheck({ path, rows, drift, inferred = [] }) {
    const fields = inferred.map(({ name, type, because }) => `"${name}" is ${type} (${because})`);
    const phrases = [...drift, ...fields];
    const rest = phrases.length - PHRASES_TOLD;
    const told = rest > 0 ? [...phrases.slice(0, PHRASES_TOLD), `${rest} more`] : phrases;
    return `${path}: ${countOf(rows, 'row')}: ${told.length === 0 ? 'fits its schema' : told.join('; ')}`;
}


/***/ })

};
