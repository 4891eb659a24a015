export const id = 418;
export const ids = [418];
export const modules = {

/***/ 15936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showSchema: () => (/* binding */ showSchema)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/evidence/csv/infer-table.js + 1 modules
var infer_table = __webpack_require__(54172);
// EXTERNAL MODULE: ./build/evidence/csv/schema.js
var schema = __webpack_require__(75732);
// EXTERNAL MODULE: ./build/evidence/csv/unreadable.js
var unreadable = __webpack_require__(49148);
// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(37157);
// EXTERNAL MODULE: ./build/report/csv-sentences.js
var csv_sentences = __webpack_require__(77000);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(99960);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/cli/schema-yaml.js


/**
 * The short form of a schema under its pattern, as `csv-schemas` takes it; a comment behind each field says what its type
 * rests on. Names are quoted where YAML would read something else than text.
 */
function renderSchemaYaml(pattern, fields) {
    const types = new dist/* YAMLMap */.CA();
    for (const { name, type, because } of fields) {
        const value = new dist/* Scalar */.X5(type);
        value.comment = ` ${(0,neutral/* neutralizeLine */.a0)(because)}`;
        types.items.push(new dist/* Pair */.Rm(new dist/* Scalar */.X5(name), value));
    }
    const quoted = new dist/* Scalar */.X5(escapePattern(pattern));
    quoted.type = 'QUOTE_DOUBLE';
    const schema = new dist/* YAMLMap */.CA();
    schema.items.push(new dist/* Pair */.Rm(new dist/* Scalar */.X5('fields'), types));
    const rules = new dist/* YAMLMap */.CA();
    rules.items.push(new dist/* Pair */.Rm(quoted, schema));
    return new dist/* Document */.yo(rules).toString({ lineWidth: 0 });
}
/** A file name as a pattern that fits only that name. */
function escapePattern(name) {
    return name.replace(/[*?[\]{}()!+@\\]/gu, '\\$&');
}

;// CONCATENATED MODULE: ./build/cli/show-schema.js









const CHUNK_BYTES = 1024 * 1024;
/**
 * Prints the schema on standard output, and what is wrong with the file on standard error. Throws {@link InputError} for a file
 * that is not there, and an error for one that no schema fits.
 */
async function showSchema(file, flags) {
    const inference = await inferFile(file);
    for (const finding of inference.findings) {
        const place = [file, finding.line, finding.column].filter((part) => part !== undefined).join(':');
        console.error((0,neutral/* neutralizeLine */.a0)(`${place}: ${finding.level}: ${(0,csv_sentences/* describeFinding */.j)(finding)}`));
    }
    if (inference.groups.some(({ first }) => first.level === 'error')) {
        throw new Error(`no schema fits ${file}: ${inference.drift.join('; ')}. Correct the header.`);
    }
    const { fields } = inference;
    console.log(flags.json === true
        ? JSON.stringify((0,schema/* makeSchema */.m)(fields), undefined, 2)
        : renderSchemaYaml(external_node_path_.basename(file), fields).trimEnd());
}
async function inferFile(file) {
    try {
        return await (0,infer_table/* inferTable */.Z)((0,external_node_fs_.createReadStream)(file, { highWaterMark: CHUNK_BYTES }), 'warning');
    }
    catch (error) {
        if (error instanceof unreadable/* UnreadableCsv */.k) {
            throw new Error(`${file} is no readable CSV: ${error.message}.`, { cause: error });
        }
        if (error instanceof Error && 'syscall' in error) {
            throw new errors/* InputError */.d('file', `${file} cannot be read: ${error.message}.`, { cause: error });
        }
        throw error;
    }
}


/***/ }),

/***/ 67023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qi: () => (/* binding */ csvFieldTypes),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   vj: () => (/* binding */ targetTypes)
/* harmony export */ });
const targetTypes = ['control', 'label', 'task'];
const csvFieldTypes = ['text', 'number', 'boolean', 'date'];
/** The service, or the way to it, failed a request. The message is a sentence for a person, full stop included. */
class ServiceError extends Error {
    name = 'ServiceError';
    facts;
    constructor(message, facts, options) {
        super(message, options);
        this.facts = facts;
    }
}


/***/ })

};
