export const id = 936;
export const ids = [936];
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
 * rests on. Names are quoted where YAML would read something else than text, or a runner a command.
 */
function renderSchemaYaml(pattern, fields) {
    const types = new dist/* YAMLMap */.CA();
    for (const { name, type, because } of fields) {
        const value = new dist/* Scalar */.X5(type);
        value.comment = ` ${(0,neutral/* neutralizeLine */.a0)(because)}`;
        const column = new dist/* Scalar */.X5(name);
        if (COMMAND.test(name)) {
            column.type = 'QUOTE_DOUBLE';
        }
        types.items.push(new dist/* Pair */.Rm(column, value));
    }
    const quoted = new dist/* Scalar */.X5(escapePattern(pattern));
    quoted.type = 'QUOTE_DOUBLE';
    const schema = new dist/* YAMLMap */.CA();
    schema.items.push(new dist/* Pair */.Rm(new dist/* Scalar */.X5('fields'), types));
    const rules = new dist/* YAMLMap */.CA();
    rules.items.push(new dist/* Pair */.Rm(quoted, schema));
    return new dist/* Document */.yo(rules).toString({ lineWidth: 0 }).replaceAll('##[', '##\\x5b');
}
/** What a runner of GitHub obeys at the begin of a line, or anywhere in it. Double quotes alone can hold the escape of `[`. */
const COMMAND = /^\s*::|##\[/u;
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
        console.error((0,neutral/* neutralizeLine */.a0)((0,csv_sentences/* describeFindingLine */.PA)(file, finding)));
    }
    if (inference.groups.some(({ first }) => first.level === 'error')) {
        throw new Error(`no schema fits ${file}: ${inference.drift.join('; ')}. Correct the header.`);
    }
    const { fields } = inference;
    console.log(flags.json === true
        ? (0,neutral/* neutralizeJson */.GQ)(JSON.stringify((0,schema/* makeSchema */.m)(fields), undefined, 2))
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

/***/ 75679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
const LIMIT_CHARS = 40;
/** A name or a cell of somebody's file for a message: in quotes, and cut. */
function quote(text) {
    return `"${cut(text)}"`;
}
/** At most 40 characters, well-formed. */
function cut(text) {
    return text.length > LIMIT_CHARS ? `${text.slice(0, LIMIT_CHARS).toWellFormed()}…` : text;
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

/***/ 67023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qi: () => (/* binding */ csvFieldTypes),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   vj: () => (/* binding */ targetTypes)
/* harmony export */ });
/** Kinds of objects that proof is linked to (§2.3). */
const targetTypes = ['control', 'label', 'task'];
/** Types of a field of testable CSV (§2.2). */
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


/***/ }),

/***/ 77000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* binding */ describeFindingLine),
/* harmony export */   cn: () => (/* binding */ describeCheck),
/* harmony export */   jb: () => (/* binding */ describeFinding)
/* harmony export */ });
/* harmony import */ var _evidence_csv_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75679);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99960);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32206);



const PHRASES_TOLD = 8;
/** `"03/04/2026" in "lastLogin" is not a date: …`. */
function describeFinding({ cell, message }) {
    return cell === undefined ? message : `"${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeFormula */ .ys)(cell)}" ${message}`;
}
/** `access.csv:41:8: warning: "never" in "lastLogin" is not a date: …`, the form that terminals and editors link. */
function describeFindingLine(path, finding) {
    const place = [path, finding.line, finding.column].filter((part) => part !== undefined).join(':');
    return `${place}: ${finding.level}: ${describeFinding(finding)}`;
}
/** `access.csv: 300 rows: new column "mfa"; "lastLogin" is now text in 12 of 300 rows, first at line 41`. */
function describeCheck({ path, rows, drift, inferred = [] }) {
    const fields = inferred.map(({ name, type, because }) => `${(0,_evidence_csv_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(name)} is ${type} (${because})`);
    const phrases = [...drift, ...fields];
    const rest = phrases.length - PHRASES_TOLD;
    const told = rest > 0 ? [...phrases.slice(0, PHRASES_TOLD), `${rest} more`] : phrases;
    return `${path}: ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .p)(rows, 'row')}: ${told.length === 0 ? 'fits its schema' : told.join('; ')}`;
}


/***/ }),

/***/ 32206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ countOf),
/* harmony export */   z: () => (/* binding */ formatBytes)
/* harmony export */ });
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
/** Bytes for a person: `12.3 MB`. Decimal units, three digits at the most. */
function formatBytes(bytes) {
    let value = bytes;
    let power = 0;
    while (value >= 999.5 && power < UNITS.length - 1) {
        value /= 1000;
        power += 1;
    }
    const digits = power === 0 || value >= 99.95 ? 0 : 1;
    return `${value.toFixed(digits)} ${UNITS[power]}`;
}
/** `1 file`, `2 files`. */
function countOf(count, singular, plural = `${singular}s`) {
    return `${count} ${count === 1 ? singular : plural}`;
}


/***/ }),

/***/ 47785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ leven)
/* harmony export */ });
/* unused harmony export closestMatch */
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

};
