export const id = 989;
export const ids = [989];
export const modules = {

/***/ 85673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ readDocuments)
});

// EXTERNAL MODULE: ./build/evidence/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(69774);
;// CONCATENATED MODULE: ./build/evidence/inputs/documents.js

/**
 * Parses what is YAML among the inputs. Throws {@link InputError} with line and column.
 *
 * @param manifest text of the manifest, where the input `manifest` names one
 */
async function parseDocuments(raw, manifest) {
    const csvSchemas = (0,raw_inputs/* readInput */.R5)(raw, 'csv-schemas', (text) => text, undefined);
    if (manifest === undefined && csvSchemas === undefined) {
        return {};
    }
    // The parser is a third of what a run without YAML would have to compile.
    const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(66)]).then(__webpack_require__.bind(__webpack_require__, 7066));
    return {
        manifest: manifest === undefined ? undefined : parseYaml(manifest, 'manifest'),
        csvSchemas: csvSchemas === undefined ? undefined : parseYaml(csvSchemas, 'csv-schemas'),
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(37157);
// EXTERNAL MODULE: ./build/files/head.js
var head = __webpack_require__(50352);
// EXTERNAL MODULE: ./build/files/places.js
var places = __webpack_require__(3190);
// EXTERNAL MODULE: ./build/files/system-error.js
var system_error = __webpack_require__(78392);
;// CONCATENATED MODULE: ./build/files/manifest-file.js







const LIMIT_BYTES = 1024 * 1024;
/**
 * The text of a manifest, its path relative to the workspace. Links in the workspace are not followed: who may write there
 * could lead it to any file of the machine, and messages quote a manifest. Throws {@link InputError} when it cannot be had.
 */
async function readManifestFile(workspace, file) {
    try {
        const location = await locate(workspace, file);
        const descriptor = (0,head/* openForReading */.s)(location, false);
        try {
            return readText(descriptor, file);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        if (error instanceof errors/* InputError */.d) {
            throw error;
        }
        throw new errors/* InputError */.d('manifest', `${file} cannot be read: ${(0,system_error/* describeSystemError */.Zo)(error)}. Give its path relative to the workspace.`, { cause: error });
    }
}
async function locate(workspace, file) {
    const location = external_node_path_.resolve(workspace, file);
    const real = await (0,promises_.realpath)(location);
    const settled = external_node_path_.join(await (0,promises_.realpath)(workspace), external_node_path_.relative(workspace, location));
    if ((0,places/* isInside */.FK)(workspace, location) && real !== settled) {
        throw new errors/* InputError */.d('manifest', `${file} is, or lies behind, a symbolic link. Name the file itself.`);
    }
    return real;
}
function readText(descriptor, file) {
    const stats = (0,external_node_fs_.fstatSync)(descriptor);
    if (!stats.isFile()) {
        throw new errors/* InputError */.d('manifest', `${file} is not a regular file.`);
    }
    if (stats.size > LIMIT_BYTES) {
        throw new errors/* InputError */.d('manifest', `${file} is over 1 MiB. Split it.`);
    }
    return (0,external_node_fs_.readFileSync)(descriptor, 'utf8');
}

;// CONCATENATED MODULE: ./build/engine/read-documents.js


/** What is YAML among the inputs, with the manifest that they name. Throws InputError. */
async function readDocuments(raw, workspace) {
    const manifest = raw.manifest?.trim();
    return parseDocuments(raw, manifest ? await readManifestFile(workspace, manifest) : undefined);
}


/***/ }),

/***/ 76072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ adviseReader),
/* harmony export */   t: () => (/* binding */ generalAdvice)
/* harmony export */ });
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77897);

/** What to do next about a list that could not be had. */
function adviseReader(error) {
    const fault = (0,_faults_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyFault */ .D)(error);
    const refusals = {
        403: 'The token may not read this: check its permissions.',
        404: 'Check the id of the target, and that "base-url" is right.',
    };
    return fault === 'refused' ? (refusals[error.facts.status ?? 0] ?? '') : generalAdvice[fault];
}
/** What to do next about any call, by what became of it. */
const generalAdvice = {
    unreached: 'Nothing was sent.',
    throttled: 'Run again later, or with a longer "timeout" or a lower "concurrency".',
    busy: 'Run again later.',
    unauthorized: 'The token is wrong, has expired, or is meant for another service: check "token", or "client-id" and "client-secret".',
    ambiguous: 'See what the service has to say about it, and run again.',
};


/***/ }),

/***/ 38203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ mapConcurrently)
/* harmony export */ });
/**
 * Maps items with at most `limit` in progress, and keeps their order. The first rejection rejects the whole, so a task that
 * may fail by itself must turn its failure into a value.
 */
async function mapConcurrently(items, limit, task) {
    const results = [];
    const pending = items.entries();
    const work = async () => {
        for (const [index, item] of pending) {
            results[index] = await task(item, index);
        }
    };
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
    return results;
}


/***/ }),

/***/ 75732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readSchema),
/* harmony export */   m: () => (/* binding */ makeSchema)
/* harmony export */ });
/* harmony import */ var _inputs_yaml_maps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21561);
/* harmony import */ var _inputs_yaml_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49166);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67023);



const INFER = 'infer';
/**
 * Reads a schema in one of the forms of docs/csv.md: the short form, `fields` as a map of name to type, the wire form of
 * interface.md §2.2, or the word `infer`. The order of the fields is kept. Throws InputError with line and column.
 */
function readSchema(node, input) {
    if (node.kind === 'scalar' && node.text === INFER) {
        return INFER;
    }
    if (node.kind !== 'map') {
        (0,_inputs_yaml_node_js__WEBPACK_IMPORTED_MODULE_1__/* .failAt */ .Y)(node.at, 'a schema is a map with "fields", or the word infer.', input);
    }
    const entries = (0,_inputs_yaml_maps_js__WEBPACK_IMPORTED_MODULE_0__/* .readKeys */ .x)(node, ['isPrivate', 'fields', 'schema'], input);
    const isPrivate = readPrivacy(entries.get('isPrivate'), input);
    const short = entries.get('fields');
    const wire = entries.get('schema');
    if ((short === undefined) === (wire === undefined)) {
        (0,_inputs_yaml_node_js__WEBPACK_IMPORTED_MODULE_1__/* .failAt */ .Y)(node.at, 'a schema has either "fields" (short form) or "schema" (wire form).', input);
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
    const map = (0,_inputs_yaml_maps_js__WEBPACK_IMPORTED_MODULE_0__/* .expectMap */ .Y)(node, '"fields"', 'Write "user: text".', input);
    const fields = map.entries.map(({ key, keyAt, value }) => {
        checkFieldName(key, keyAt, input);
        return { name: key, type: readType(value, key, input) };
    });
    return expectSome(fields, map, input);
}
function readWireFields(node, input) {
    const schema = (0,_inputs_yaml_maps_js__WEBPACK_IMPORTED_MODULE_0__/* .expectMap */ .Y)(node, '"schema"', 'Write "class" and "fields".', input);
    const entries = (0,_inputs_yaml_maps_js__WEBPACK_IMPORTED_MODULE_0__/* .readKeys */ .x)(schema, ['class', 'fields'], input);
    const kind = entries.get('class')?.value;
    if (kind?.kind !== 'scalar' || kind.value !== 'CsvFileSchema') {
        (0,_inputs_yaml_node_js__WEBPACK_IMPORTED_MODULE_1__/* .failAt */ .Y)((kind ?? schema).at, 'the class of a schema is CsvFileSchema.', input);
    }
    const list = entries.get('fields')?.value;
    if (list?.kind !== 'list') {
        (0,_inputs_yaml_node_js__WEBPACK_IMPORTED_MODULE_1__/* .failAt */ .Y)((list ?? schema).at, 'in the wire form "fields" is a list of {name, type}.', input);
    }
    const names = new Set();
    const fields = list.items.map((item) => {
        const field = (0,_inputs_yaml_maps_js__WEBPACK_IMPORTED_MODULE_0__/* .readKeys */ .x)((0,_inputs_yaml_maps_js__WEBPACK_IMPORTED_MODULE_0__/* .expectMap */ .Y)(item, 'a field', 'Write "{ name: user, type: text }".', input), ['name', 'type'], input);
        const name = field.get('name')?.value;
        const type = field.get('type')?.value;
        if (name?.kind !== 'scalar' || type === undefined) {
            (0,_inputs_yaml_node_js__WEBPACK_IMPORTED_MODULE_1__/* .failAt */ .Y)(item.at, 'a field has a name and a type.', input);
        }
        checkFieldName(name.text, name.at, input);
        if (names.has(name.text)) {
            (0,_inputs_yaml_node_js__WEBPACK_IMPORTED_MODULE_1__/* .failAt */ .Y)(name.at, `the field "${name.text}" is there twice.`, input);
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
        (0,_inputs_yaml_node_js__WEBPACK_IMPORTED_MODULE_1__/* .failAt */ .Y)(entry.value.at, '"isPrivate" is true or false.', input);
    }
    return entry.value.value;
}
function readType(node, field, input) {
    const type = _service_js__WEBPACK_IMPORTED_MODULE_2__/* .csvFieldTypes */ .Qi.find((known) => node.kind === 'scalar' && node.text === known);
    if (type === undefined) {
        (0,_inputs_yaml_node_js__WEBPACK_IMPORTED_MODULE_1__/* .failAt */ .Y)(node.at, `the type of "${field}" is one of: ${_service_js__WEBPACK_IMPORTED_MODULE_2__/* .csvFieldTypes */ .Qi.join(', ')}.`, input);
    }
    return type;
}
function checkFieldName(name, at, input) {
    if (name === '') {
        (0,_inputs_yaml_node_js__WEBPACK_IMPORTED_MODULE_1__/* .failAt */ .Y)(at, 'a field needs a name: the column it describes.', input);
    }
}
function expectSome(fields, node, input) {
    if (fields.length === 0) {
        (0,_inputs_yaml_node_js__WEBPACK_IMPORTED_MODULE_1__/* .failAt */ .Y)(node.at, 'a schema needs at least one field.', input);
    }
    return fields;
}


/***/ }),

/***/ 55980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ missingChoices),
/* harmony export */   B_: () => (/* binding */ ambiguousChoices),
/* harmony export */   HM: () => (/* binding */ noFilesChoices),
/* harmony export */   IF: () => (/* binding */ builtInEntry),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   nc: () => (/* binding */ csvCheckChoices)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39051);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91040);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17358);




/** Values of `csv-check`: what a cell is that its schema does not allow (docs/csv.md). */
const csvCheckChoices = ['strict', 'warn', 'off'];
/** Values of `if-no-files-found` (docs/manifest.md, "Policies"). */
const noFilesChoices = ['error', 'warn', 'ignore'];
/** Values of `if-ambiguous` (docs/manifest.md, "Policies"). */
const ambiguousChoices = ['error', 'oldest'];
/** Values of `if-missing` (docs/manifest.md, "Policies"). */
const missingChoices = ['create', 'error'];
/** What holds where nothing is said. */
const builtInEntry = {
    patterns: [],
    name: '{base}',
    targets: [],
    owner: undefined,
    proofId: undefined,
    schemaRules: [],
    csvCheck: 'warn',
    ifNoFilesFound: 'error',
    ifAmbiguous: 'error',
    ifMissing: 'create',
    skipUnchangedForMs: 0,
    ownedByMe: false,
};
/**
 * Reads an entry over a base that holds where the source says nothing. Lists replace, they do not add up; the links of
 * the base do not apply to a pin (docs/manifest.md).
 */
function readEntry(source, base) {
    const choose = (key, choices) => source(key, (text, input) => (0,_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChoice */ .HU)(choices, text, input));
    const proofId = source('proof-id', _targets_js__WEBPACK_IMPORTED_MODULE_3__/* .parseObjectId */ .u9);
    const entry = {
        patterns: source('path', parsePatterns) ?? base.patterns,
        name: source('name', _names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkTemplate */ .BU) ?? base.name,
        targets: source('link', _targets_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTargets */ .Sx) ?? (proofId === undefined ? base.targets : []),
        owner: source('owner', _input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUuid */ .Xw) ?? base.owner,
        proofId,
        schemaRules: base.schemaRules,
        csvCheck: choose('csv-check', csvCheckChoices) ?? base.csvCheck,
        ifNoFilesFound: choose('if-no-files-found', noFilesChoices) ?? base.ifNoFilesFound,
        ifAmbiguous: choose('if-ambiguous', ambiguousChoices) ?? base.ifAmbiguous,
        ifMissing: choose('if-missing', missingChoices) ?? base.ifMissing,
        skipUnchangedForMs: source('if-unchanged', parseUnchanged) ?? base.skipUnchangedForMs,
        ownedByMe: source('owned-by-me', _input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG) ?? base.ownedByMe,
    };
    refuseContradictions(entry);
    return entry;
}
function refuseContradictions(entry) {
    if (entry.ownedByMe && entry.owner !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('owned-by-me', 'matches only items of the token\'s own user, while "owner" names another as the owner of new ones. Set one.');
    }
    if (entry.proofId !== undefined && entry.targets.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('proof-id', 'pins the item that gets the version, and a version changes no links. Set either "proof-id" or "link".');
    }
}
function parsePatterns(text, input) {
    const patterns = (0,_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)(text);
    if (patterns.length === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, 'holds no pattern. Give at least one.');
    }
    if (patterns.every((pattern) => pattern.startsWith('!'))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, 'only excludes. Give at least one pattern that selects files.');
    }
    return patterns;
}
function parseUnchanged(text, input) {
    const always = new Map([
        ['version', 0],
        ['skip', Infinity],
    ]).get(text);
    if (always === undefined && !/^\d/u.test(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `"${text}" is not known. Write version, skip, or a duration such as 30d.`);
    }
    return always ?? (0,_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDurationMs */ .yi)(text, input);
}


/***/ }),

/***/ 92658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ readManifest)
});

// EXTERNAL MODULE: ./build/evidence/csv/schema.js
var csv_schema = __webpack_require__(75732);
// EXTERNAL MODULE: ./build/evidence/inputs/entry.js
var entry = __webpack_require__(55980);
// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(37157);
// EXTERNAL MODULE: ./build/evidence/names.js
var names = __webpack_require__(91040);
// EXTERNAL MODULE: ./build/evidence/service.js
var service = __webpack_require__(67023);
// EXTERNAL MODULE: ./build/evidence/targets.js
var targets = __webpack_require__(17358);
;// CONCATENATED MODULE: ./build/evidence/inputs/manifest-keys.js




const DURATION_PATTERN = '[0-9]{1,9}[smhd]';
const UUID_PATTERN = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const TEMPLATE_PATTERN = `(?!.*\\{(?!(${names/* placeholders */.Ft.join('|')})\\})[^{}]*\\}).*\\S.*`;
/** Every key, in the order in which papers tell them. */
const manifestKeys = [
    {
        key: 'path',
        description: 'Glob patterns of the evidence files, relative to the workspace; `!` excludes.',
        form: 'lines',
        entryOnly: true,
    },
    {
        key: 'name',
        description: 'Template of the proof name, with `{base}`, `{name}`, `{ext}`, `{dir}` and `{path}`.',
        form: 'text',
        pattern: TEMPLATE_PATTERN,
    },
    {
        key: 'link',
        description: 'Targets to link the evidence to: `control:<id>`, `label:<id>` or `task:<id>`.',
        form: 'lines',
        pattern: targets/* TARGET_PATTERN */.xU,
    },
    {
        key: 'owner',
        description: 'UUID of the user who owns new proof items.',
        form: 'word',
        pattern: UUID_PATTERN,
    },
    {
        key: 'proof-id',
        description: 'Id of the one item that gets a version; for one file, and not together with `link`.',
        form: 'text',
        entryOnly: true,
    },
    {
        key: 'schema',
        description: `Field schema of testable CSV: \`fields\`, a map of column to type (${service/* csvFieldTypes */.Qi.join(', ')}), the wire form, or \`infer\`.`,
        form: 'schema',
    },
    {
        key: 'csv-check',
        description: 'What a cell that its schema does not allow is: an error under `strict`, a warning under `warn`; `off` reads no file.',
        form: 'word',
        choices: entry/* csvCheckChoices */.nc,
    },
    {
        key: 'if-no-files-found',
        description: 'What to do when a pattern selects no file.',
        form: 'word',
        choices: entry/* noFilesChoices */.HM,
    },
    {
        key: 'if-ambiguous',
        description: 'What to do when several items bear the name.',
        form: 'word',
        choices: entry/* ambiguousChoices */.B_,
    },
    {
        key: 'if-missing',
        description: 'What to do when no item bears the name.',
        form: 'word',
        choices: entry/* missingChoices */.$p,
    },
    {
        key: 'if-unchanged',
        description: 'What to do when the latest version has the same bytes: `version`, `skip`, or a duration such as `30d`, to skip while the latest upload is younger.',
        form: 'word',
        pattern: `(version|skip|${DURATION_PATTERN})`,
    },
    {
        key: 'owned-by-me',
        description: "Match only items that the token's user owns; not together with `owner`.",
        form: 'boolean',
    },
];

// EXTERNAL MODULE: ./build/evidence/inputs/yaml-node.js
var yaml_node = __webpack_require__(49166);
;// CONCATENATED MODULE: ./build/evidence/inputs/manifest-values.js

/** The value of a key as the text that an input would hold. Throws InputError with line and column. */
function readText({ key, value }, { form }, input) {
    if (form === 'boolean') {
        return readBooleanText(value, key, input);
    }
    if (value.kind === 'list' && form === 'lines') {
        return value.items.map((item) => readPlainText(item, `an item of "${key}"`, input)).join('\n');
    }
    return readPlainText(value, `"${key}"`, input);
}
function readBooleanText(node, key, input) {
    if (node.kind !== 'scalar' || typeof node.value !== 'boolean') {
        (0,yaml_node/* failAt */.Y)(node.at, `"${key}" is true or false, without quotes.`, input);
    }
    return node.text;
}
function readPlainText(node, what, input) {
    if (node.kind === 'list') {
        (0,yaml_node/* failAt */.Y)(node.at, `${what} takes one value, not a list.`, input);
    }
    if (node.kind === 'map') {
        (0,yaml_node/* failAt */.Y)(node.at, `${what} must be text. Put a text that begins with "{", or that has a space after a colon, in quotes.`, input);
    }
    if (node.text.trim() === '') {
        (0,yaml_node/* failAt */.Y)(node.at, `${what} has no value. Leave it out, or give it one.`, input);
    }
    if (node.value === null || typeof node.value === 'boolean') {
        (0,yaml_node/* failAt */.Y)(node.at, `${what} must be text. Put ${node.text} in quotes if it is one.`, input);
    }
    return node.text.trim();
}

// EXTERNAL MODULE: ./build/evidence/inputs/yaml-maps.js
var yaml_maps = __webpack_require__(21561);
;// CONCATENATED MODULE: ./build/evidence/inputs/manifest.js







const INPUT = 'manifest';
const rootKeys = ['version', 'defaults', 'evidence'];
/**
 * Reads a manifest (docs/manifest.md). An entry counts more than the defaults, and these more than the inputs.
 * Throws {@link InputError} with line and column.
 *
 * @param inputs what the inputs say, as an entry
 */
function readManifest(document, inputs) {
    const root = (0,yaml_maps/* expectMap */.Y)(document, 'the manifest', 'Begin with "version: 1".', INPUT);
    const keys = (0,yaml_maps/* readKeys */.x)(root, rootKeys, INPUT);
    checkVersion(keys.get('version')?.value, root.at);
    const defaults = keys.get('defaults');
    const base = { ...inputs, patterns: [], proofId: undefined };
    const common = defaults === undefined ? base : readDefaults(defaults.value, base);
    const list = keys.get('evidence')?.value;
    if (list?.kind !== 'list' || list.items.length === 0) {
        (0,yaml_node/* failAt */.Y)((list ?? root).at, '"evidence" must be a list of entries: "- path: reports/**".', INPUT);
    }
    return list.items.map((item) => readManifestEntry(item, common));
}
function checkVersion(version, at) {
    if (version === undefined) {
        (0,yaml_node/* failAt */.Y)(at, 'the manifest tells no version. Begin with "version: 1".', INPUT);
    }
    if (version.kind !== 'scalar' || version.value !== 1) {
        (0,yaml_node/* failAt */.Y)(version.at, '"version" must be the number 1: this release knows no other form.', INPUT);
    }
}
function readDefaults(node, base) {
    const map = (0,yaml_maps/* expectMap */.Y)(node, '"defaults"', 'Leave it out, or give it keys such as "owner".', INPUT);
    const entryOnly = manifestKeys.filter((key) => key.entryOnly).map(({ key }) => key);
    for (const { key, keyAt } of map.entries) {
        if (entryOnly.some((name) => name === key)) {
            (0,yaml_node/* failAt */.Y)(keyAt, `"${key}" belongs to an entry, not to the defaults.`, INPUT);
        }
    }
    return readOver(map, base);
}
function readManifestEntry(node, base) {
    const map = (0,yaml_maps/* expectMap */.Y)(node, 'an entry of "evidence"', 'Write "- path: reports/**".', INPUT);
    const entry = readOver(map, base);
    if (entry.patterns.length === 0) {
        (0,yaml_node/* failAt */.Y)(map.at, 'an entry needs a "path": the pattern of its files.', INPUT);
    }
    return entry;
}
function readOver(map, base) {
    const known = manifestKeys.map(({ key }) => key);
    const entries = (0,yaml_maps/* readKeys */.x)(map, known, INPUT);
    const source = (key, parse) => {
        const definition = manifestKeys.find((candidate) => candidate.key === key);
        const entry = entries.get(key);
        return definition === undefined || entry === undefined
            ? undefined
            : locateMistakes(entry.value, () => parse(readText(entry, definition, INPUT), key));
    };
    const schema = entries.get('schema');
    const schemaRules = schema === undefined ? base.schemaRules : [{ pattern: '**', schema: (0,csv_schema/* readSchema */.G)(schema.value, INPUT) }];
    return locateMistakes(map, () => (0,entry/* readEntry */.hB)(source, { ...base, schemaRules }));
}
/** A mistake in a value gets the position of the value, once. */
function locateMistakes(node, read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof errors/* InputError */.d && error.input !== INPUT) {
            (0,yaml_node/* failAt */.Y)(node.at, error.message, INPUT);
        }
        throw error;
    }
}


/***/ }),

/***/ 21561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ expectMap),
/* harmony export */   x: () => (/* binding */ readKeys)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47785);
/* harmony import */ var _yaml_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49166);


const FARTHEST_TYPO = 3;
/**
 * A node that has to be a map. Throws InputError.
 *
 * @param what begins the sentence: `"defaults"`
 * @param wayOut a sentence
 */
function expectMap(node, what, wayOut, input) {
    if (node.kind !== 'map') {
        const isEmpty = node.kind === 'scalar' && node.text === '';
        (0,_yaml_node_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(node.at, `${what} ${isEmpty ? 'is empty' : 'must be a map of keys and values'}. ${wayOut}`, input);
    }
    return node;
}
/** The entries of a map by their keys. Throws InputError for a key that is not known, with the nearest one that is. */
function readKeys(map, known, input) {
    for (const { key, keyAt } of map.entries) {
        if (!known.includes(key)) {
            (0,_yaml_node_js__WEBPACK_IMPORTED_MODULE_0__/* .failAt */ .Y)(keyAt, `"${key}" is not a key here. ${suggestKey(key, known)}`, input);
        }
    }
    return new Map(map.entries.map((entry) => [entry.key, entry]));
}
function suggestKey(key, known) {
    const [nearest] = known
        .map((name) => ({ name, distance: (0,leven__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(key.toLowerCase(), name) }))
        .toSorted((left, right) => left.distance - right.distance);
    return nearest !== undefined && nearest.distance <= Math.min(FARTHEST_TYPO, key.length / 2)
        ? `Did you mean "${nearest.name}"?`
        : `Known are: ${known.join(', ')}.`;
}


/***/ }),

/***/ 49166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ failAt)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);

/** Throws an {@link InputError} that begins with the position. */
function failAt(at, message, input) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `line ${at.line}, column ${at.column}: ${message}`);
}


/***/ }),

/***/ 94500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ failLookup),
/* harmony export */   n: () => (/* binding */ sortByAge)
/* harmony export */ });
/* harmony import */ var _calls_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76072);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67023);


/**
 * Turns a failed look into a lookup that fails its file; anything but a {@link ServiceError} is our fault and goes on.
 *
 * @param what for the sentence: `what is linked to control:8d1`
 * @param consequence what follows from it; nothing where nothing was to be written
 */
function failLookup(error, what, consequence = ', so nothing was written there') {
    if (!(error instanceof _service_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)) {
        throw error;
    }
    return {
        failure: {
            code: error.facts.status === 401 ? 'unauthorized' : 'list-failed',
            message: `${what} could not be learned${consequence}: ${error.message} ${(0,_calls_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .adviseReader */ .q)(error)}`.trim(),
        },
    };
}
/** The oldest first; equal or unknown ages in the order of ids, so that racing jobs agree. */
function sortByAge(items) {
    return items.toSorted(compareAge);
}
function compareAge(left, right) {
    const age = (left.createdOn ?? Infinity) - (right.createdOn ?? Infinity);
    return Number.isNaN(age) || age === 0 ? (left.id < right.id ? -1 : 1) : age;
}


/***/ }),

/***/ 61647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ lookUpPin)
/* harmony export */ });
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24944);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94500);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60107);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67023);




/**
 * Finds a pinned item. The interface lists by name and not by id, so it is looked for under its proof name, else under the
 * name that its contents bear (interface.md §4.6), opened for the headers alone. No item: it does not exist.
 *
 * @param name the proof name, where one is known
 */
async function lookUpPin(service, proofId, name) {
    try {
        const item = await findPinned(service, proofId, name);
        return { items: item === undefined || item.archived ? [] : [item] };
    }
    catch (error) {
        return (0,_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .failLookup */ .H)(error, `the pinned item ${proofId}`);
    }
}
async function findPinned(service, proofId, name) {
    const listed = name === undefined ? undefined : await findListed(service, proofId, name);
    if (listed !== undefined) {
        return listed;
    }
    const filename = await readStoredName(service, proofId);
    if (filename === undefined) {
        return undefined;
    }
    const renamed = filename === '' ? undefined : await findListed(service, proofId, filename);
    return renamed ?? { ...unlisted, id: proofId, filename };
}
const unlisted = {
    version: undefined,
    size: undefined,
    createdOn: undefined,
    uploadedOn: undefined,
    archived: false,
};
async function findListed(service, proofId, name) {
    const items = await (0,_listing_js__WEBPACK_IMPORTED_MODULE_0__/* .searchBearers */ .PX)(service, _scopes_js__WEBPACK_IMPORTED_MODULE_2__/* .organization */ .kw, name);
    return items.find(({ id }) => id === proofId);
}
/** The file name of the latest version; nothing when the service knows no such item. */
async function readStoredName(service, proofId) {
    try {
        const contents = await service.download(proofId);
        await contents.close();
        return contents.filename ?? '';
    }
    catch (error) {
        if (error instanceof _service_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7 && error.facts.status === 404) {
            return undefined;
        }
        throw error;
    }
}


/***/ }),

/***/ 50352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ openForReading),
/* harmony export */   z: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Enough for any configuration file or key, and little enough to read from 20,000 files. */
const HEAD_BYTES = 64 * 1024;
/** Reads the first 64 KiB of a file of `size` bytes, as Latin-1: every byte is a character. */
function readHead(location, followLink, size) {
    const descriptor = openForReading(location, followLink);
    try {
        const buffer = Buffer.allocUnsafe(Math.min(size, HEAD_BYTES));
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer, 0, buffer.length, 0);
        return buffer.toString('latin1', 0, length);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/**
 * Opens without waiting, should the file have become a pipe meanwhile, and without following a link.
 * Windows knows neither flag: there they are undefined, and count as 0.
 */
function openForReading(location, followLink) {
    const noFollow = followLink ? 0 : node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(location, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | noFollow);
}


/***/ }),

/***/ 3190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ stepsTo),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   tJ: () => (/* binding */ locatePlaces)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _evidence_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37157);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78392);




/** Resolves the folders once. Throws {@link InputError} when there is no workspace. */
async function locatePlaces(names) {
    const workspace = await resolveWorkspace(names.workspace);
    const roots = [{ named: names.workspace, real: workspace }];
    if (names.runnerTemp !== undefined) {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(names.runnerTemp).catch(() => undefined);
        if (real !== undefined)
            roots.push({ named: names.runnerTemp, real });
    }
    const reals = roots.map((root) => root.real);
    function within(location) {
        const root = reals.find((root) => isInside(root, location));
        return root === undefined ? location : pathFrom(root, location);
    }
    return {
        workspace,
        holds: (real) => reals.some((root) => isInside(root, real)),
        leadsTo: (real) => reals.some((root) => isInside(real, root)),
        settle(location) {
            const root = roots.find(({ named }) => isInside(named, location));
            return root === undefined ? location : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.real, pathFrom(root.named, location));
        },
        show: (location) => within(location).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/') || '.',
        partsOf: (location) => within(location).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep),
    };
}
/** True when `location` is `folder` or lies below it. Both are absolute and normal. */
function isInside(folder, location) {
    const path = pathFrom(folder, location);
    return path !== '..' && !path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path);
}
/** Empty parts, and those that mean the same folder or the one above. */
const UNRESOLVED = /[\\/]\.{0,2}(?:[\\/]|$)/u;
/** What `relative` says, which takes both apart each time: of a location below the folder its beginning tells as much. */
function pathFrom(folder, location) {
    const isBelow = location.startsWith(folder) && location.charAt(folder.length) === node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
    return isBelow && !UNRESOLVED.test(location)
        ? location.slice(folder.length + 1)
        : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, location);
}
/** A location and every folder above it, from the root down. */
function stepsTo(location) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(location);
    return parent === location ? [location] : [...stepsTo(parent), location];
}
async function resolveWorkspace(workspace) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace);
    }
    catch (error) {
        throw new _evidence_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d('workspace', `${workspace} cannot be read (${(0,_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSystemError */ .Zo)(error)}): run where the evidence is`, { cause: error });
    }
}


/***/ }),

/***/ 78392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   Zo: () => (/* binding */ describeSystemError),
/* harmony export */   b2: () => (/* binding */ isMissing)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** What the operating system said, in its own words: `permission denied`. */
function describeSystemError(error) {
    if (!isSystemError(error))
        return String(error);
    return error.errno === undefined ? (error.code ?? error.message) : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.getSystemErrorMessage)(error.errno);
}
/** True when the path, or a folder on the way to it, is not there. */
function isMissing(error) {
    return isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
/** True for an error that carries a code, as those of Node and the operating system do. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}


/***/ }),

/***/ 9693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ appendSummary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Adds to the job summary, where a runner names a file for it; nothing is rendered where none does. */
async function appendSummary(environment, render) {
    const file = environment['GITHUB_STEP_SUMMARY'];
    if (file !== undefined && file !== '') {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(file, render());
    }
}


/***/ }),

/***/ 18215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ ROWS_LIMIT_BYTES),
/* harmony export */   C: () => (/* binding */ renderPage)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99960);

/** Most bytes of all rows of a job summary: GitHub takes 1 MiB a step, and what stands beside the rows needs little. */
const ROWS_LIMIT_BYTES = 900 * 1024;
/**
 * A job summary in GitHub's Markdown: what it is of, the totals in a line, and those parts that have something to tell.
 *
 * @param totals plain text
 * @param parts Markdown
 */
function renderPage(title, totals, parts) {
    const told = [`### ${title}`, `**${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeMarkdown */ .d$)(totals)}**`, ...parts].filter((part) => part !== '');
    return `${told.join('\n\n').trimEnd()}\n`;
}


/***/ }),

/***/ 6726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTable)
/* harmony export */ });
const ROWS_SHOWN_OPEN = 25;
/**
 * A table of rows under a heading with their number; nothing without rows. Columns that tell nothing are left out. What
 * comes after the first rows is folded, and what is over the limit is counted.
 */
function renderTable(title, columns, entries, limitBytes) {
    if (entries.length === 0) {
        return '';
    }
    const told = columns.filter(({ render }) => entries.some((entry) => render(entry) !== ''));
    const head = renderRow(told.map((column) => column.title)) + renderRow(told.map(renderRule));
    const rows = cutRows(entries.map((entry) => renderRow(told.map(({ render }) => render(entry)))), limitBytes);
    const folded = rows.slice(ROWS_SHOWN_OPEN);
    const cut = entries.length - rows.length;
    return [
        `#### ${title}: ${entries.length}`,
        rows.length === 0 ? '' : head + rows.slice(0, ROWS_SHOWN_OPEN).join(''),
        folded.length === 0
            ? ''
            : `<details><summary>${folded.length} more</summary>\n\n${head}${folded.join('')}\n</details>`,
        cut === 0 ? '' : `${cut} more are not shown here.`,
    ]
        .filter((part) => part !== '')
        .join('\n\n')
        .trimEnd();
}
function renderRule({ align }) {
    return align === 'right' ? '--:' : ':--';
}
function renderRow(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function cutRows(rows, limitBytes) {
    let bytes = 0;
    const end = rows.findIndex((row) => (bytes += Buffer.byteLength(row)) > limitBytes);
    return rows.slice(0, end < 0 ? rows.length : end);
}


/***/ })

};
