export const id = 174;
export const ids = [174];
export const modules = {

/***/ 47174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runList: () => (/* binding */ runList)
});

// EXTERNAL MODULE: ./build/engine/with-service.js + 18 modules
var with_service = __webpack_require__(47800);
// EXTERNAL MODULE: ./build/evidence/inputs/connection.js
var inputs_connection = __webpack_require__(59014);
// EXTERNAL MODULE: ./build/evidence/inputs/input-values.js
var input_values = __webpack_require__(39051);
// EXTERNAL MODULE: ./build/evidence/inputs/limits.js
var inputs_limits = __webpack_require__(75834);
// EXTERNAL MODULE: ./build/evidence/listing.js
var listing = __webpack_require__(24944);
// EXTERNAL MODULE: ./build/evidence/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(69774);
// EXTERNAL MODULE: ./build/evidence/retrieval/reading.js
var reading = __webpack_require__(33067);
// EXTERNAL MODULE: ./build/evidence/targets.js
var targets = __webpack_require__(17358);
// EXTERNAL MODULE: ./build/cli/failures.js
var failures = __webpack_require__(65186);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/report/quantities.js
var quantities = __webpack_require__(32206);
;// CONCATENATED MODULE: ./build/cli/item-printer.js


/**
 * Prints in a form. A table shows names as a terminal can bear them, JSON escapes what a runner would obey, and CSV holds them as
 * they are, for the program that reads it.
 */
function createItemPrinter(form, output) {
    return item_printer_forms[form]((text) => void output.write(text));
}
const item_printer_forms = {
    table: printTable,
    json: printJson,
    csv: printCsv,
};
/** The name comes last: it may be long, and pages are printed before the next one is known. */
function printTable(write) {
    let count = 0;
    return {
        print(items) {
            for (const item of items) {
                write(count === 0 ? formatRow('ID', 'VERSION', 'SIZE', 'UPLOADED', 'NAME') : '');
                write(formatRow((0,neutral/* neutralizeLine */.a0)(item.id), String(item.version ?? '-'), item.size === undefined ? '-' : (0,quantities/* formatBytes */.z)(item.size), formatTime(item.uploadedOn)?.slice(0, 16).replace('T', ' ') ?? '-', (0,neutral/* neutralizeLine */.a0)(item.filename) + (item.archived ? ' (archived)' : '')));
                count += 1;
            }
        },
        end(error) {
            if (count === 0 && error === undefined) {
                write('There is nothing.\n');
            }
        },
    };
}
function formatRow(id, version, size, uploaded, name) {
    return `${id.padEnd(36)}  ${version.padStart(7)}  ${size.padStart(8)}  ${uploaded.padEnd(16)}  ${name}\n`;
}
/** One document, printed piece by piece, and a whole one even when the list breaks off. */
function printJson(write) {
    let separator = '{"items":[\n';
    const separate = () => {
        write(separator);
        separator = ',\n';
    };
    return {
        print(items) {
            for (const item of items) {
                separate();
                write((0,neutral/* neutralizeJson */.GQ)(JSON.stringify(describeItem(item))));
            }
        },
        end(error) {
            const end = `\n],"error":${error === undefined ? 'null' : (0,neutral/* neutralizeJson */.GQ)(JSON.stringify({ message: error }))}}\n`;
            write(separator === ',\n' ? end : `{"items":[${end}`);
        },
    };
}
const csvColumns = ['id', 'filename', 'version', 'size', 'createdOn', 'uploadedOn', 'archived'];
function printCsv(write) {
    write(`${csvColumns.join(',')}\r\n`);
    return {
        print(items) {
            for (const item of items) {
                const row = describeItem(item);
                write(`${csvColumns.map((column) => formatCell(String(row[column] ?? ''))).join(',')}\r\n`);
            }
        },
        end: () => undefined,
    };
}
function formatCell(text) {
    return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
function describeItem({ id, filename, version, size, createdOn, uploadedOn, archived }) {
    return {
        id,
        filename,
        version: version ?? null,
        size: size ?? null,
        createdOn: formatTime(createdOn) ?? null,
        uploadedOn: formatTime(uploadedOn) ?? null,
        archived,
    };
}
function formatTime(ms) {
    return ms === undefined ? undefined : new Date(ms).toISOString();
}

// EXTERNAL MODULE: ./build/cli/run-command.js + 4 modules
var run_command = __webpack_require__(37953);
;// CONCATENATED MODULE: ./build/cli/run-list.js











const MOST_ITEMS_A_PAGE = 10_000;
/** The whole of `proof list`. Pages are printed as they come, so that a list of any length needs little memory. */
async function runList(invocation) {
    const { options } = invocation;
    await (0,run_command/* runCommand */.w)(invocation, async ({ raw, host, redactor }) => {
        const limits = (0,inputs_limits/* readLimits */.B)(raw);
        const query = readQuery(raw, options);
        const connection = (0,inputs_connection/* readConnectionSettings */.S)(raw);
        const printer = createItemPrinter(options.json ? 'json' : options.csv ? 'csv' : 'table', process.stdout);
        return (0,with_service/* withService */.K)(connection, limits.timeoutMs, host, async (session) => {
            const { service } = (0,reading/* beginReading */.W)(session, limits);
            try {
                for await (const { items } of (0,listing/* walkPages */.wZ)(service, query, nameCursor(options.offset))) {
                    printer.print(redactor.redact(items));
                    if (process.stdout.destroyed) {
                        break;
                    }
                }
                printer.end();
                return failures/* exitCodes */.hS.landed;
            }
            catch (cause) {
                const error = redactor.redactError(cause);
                printer.end((0,failures/* describeError */.Uc)(error));
                return (0,failures/* reportFailure */.xV)(error);
            }
        });
    });
}
function readQuery(raw, { limit, sortBy, sortDirection }) {
    return {
        target: (0,raw_inputs/* readInput */.R5)(raw, 'link', targets/* parseTarget */.hu, undefined),
        search: (0,raw_inputs/* readInput */.R5)(raw, 'search', (text) => text, undefined),
        ownedByMe: (0,raw_inputs/* readInput */.R5)(raw, 'owned-by-me', input_values/* parseBoolean */.yG, undefined),
        limit: limit === undefined ? undefined : (0,input_values/* parseCount */.zq)(limit, 1, MOST_ITEMS_A_PAGE, 'limit'),
        sortBy,
        sortDirection,
    };
}
/** The cursor of a page whose token a person brings along (interface.md §4.5). */
function nameCursor(offset) {
    return offset === undefined ? undefined : new URLSearchParams({ offset }).toString();
}


/***/ }),

/***/ 33067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ beginReading)
/* harmony export */ });
/* harmony import */ var _calls_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56929);
/* harmony import */ var _calls_govern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13139);


/** Reads through a gate of its own: calls are repeated as a run repeats them, inside the budget of `limits`. */
function beginReading(ports, limits) {
    const { clock, random, signal } = ports;
    const deadline = clock.now() + limits.timeoutMs;
    const gate = new _calls_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .Gate */ .i({ clock, random, signal, concurrency: limits.concurrency, deadline });
    return {
        ...ports,
        limits,
        service: (0,_calls_govern_js__WEBPACK_IMPORTED_MODULE_1__/* .governService */ .r)(ports.service, gate),
        readContents: (proofId, version, read) => gate.repeat(async () => {
            const contents = await ports.service.download(proofId, version);
            try {
                return await read(contents);
            }
            finally {
                await contents.close();
            }
        }),
    };
}


/***/ })

};
