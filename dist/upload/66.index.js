export const id = 66;
export const ids = [66];
export const modules = {

/***/ 7066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(7157);
;// CONCATENATED MODULE: ./build/evidence/inputs/yaml-mistakes.js
/** What is wrong with the YAML, and the way out where the library tells none. */
function explainYamlMistake({ code, message }) {
    return explanations[code] ?? message.replace(/\.?$/u, '.');
}
const explanations = {
    BAD_SCALAR_START: 'no plain text begins with this character. Put the text in quotes.',
    BLOCK_AS_IMPLICIT_KEY: 'a colon with a space after it makes a key. Put a value that holds one in quotes, or leave the space out.',
    MISSING_CHAR: 'a quote or a bracket further up is not closed, or this line is not indented like the one above it.',
    MULTIPLE_DOCS: 'a second document begins here. Keep one in the file.',
    RESOURCE_EXHAUSTION: 'values are nested far too deep. Write them flatter.',
    TAB_AS_INDENT: 'a tab cannot indent YAML. Use spaces.',
    TAG_RESOLVE_FAILED: 'a text that begins with "!" is a YAML tag. Put it in quotes.',
    UNEXPECTED_TOKEN: 'the value has ended before this. Put the whole of it in quotes.',
};

// EXTERNAL MODULE: ./build/evidence/inputs/yaml-node.js
var yaml_node = __webpack_require__(9166);
;// CONCATENATED MODULE: ./build/evidence/inputs/yaml.js




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
        (0,yaml_node/* failAt */.Y)({ line, column: col }, explainYamlMistake(problem), input);
    }
    if (document.directives?.yaml.version !== '1.2') {
        throw new errors/* InputError */.d(input, 'only YAML 1.2 is taken: remove the line that begins with %YAML.');
    }
    return readNode(document.contents, { lines, input, depth: 0 });
}
function readNode(node, reading) {
    const at = findPosition(node, reading);
    if (reading.depth > DEPTH_LIMIT) {
        (0,yaml_node/* failAt */.Y)(at, `values are nested deeper than ${DEPTH_LIMIT} levels.`, reading.input);
    }
    const inner = { ...reading, depth: reading.depth + 1 };
    if ((0,dist/* isAlias */.Vj)(node)) {
        (0,yaml_node/* failAt */.Y)(at, `aliases (*${node.source}) are not taken. Write the value out, or put a text that begins with "*" in quotes.`, reading.input);
    }
    if ((0,dist/* isMap */.jh)(node)) {
        const entries = node.items.map((pair) => readEntry(pair.key, pair.value, inner));
        refuseDuplicates(entries, reading.input);
        return { kind: 'map', at, entries };
    }
    if ((0,dist/* isSeq */.oP)(node)) {
        return { kind: 'list', at, items: node.items.map((item) => readNode(item, inner)) };
    }
    return readScalar(node, at, reading.input);
}
function readEntry(key, value, reading) {
    const keyAt = findPosition(key, reading);
    if (!(0,dist/* isScalar */.jn)(key)) {
        (0,yaml_node/* failAt */.Y)(keyAt, 'a key must be plain text.', reading.input);
    }
    const { text } = readScalar(key, keyAt, reading.input);
    if (text === '<<') {
        (0,yaml_node/* failAt */.Y)(keyAt, 'merge keys (<<) are not taken. Write the values out.', reading.input);
    }
    return { key: text, keyAt, value: value === null ? { ...nothing, at: keyAt } : readNode(value, reading) };
}
function refuseDuplicates(entries, input) {
    const first = new Map();
    for (const { key, keyAt } of entries) {
        const twin = first.get(key);
        if (twin !== undefined) {
            (0,yaml_node/* failAt */.Y)(keyAt, `the key "${key}" is there twice, first on line ${twin.line}. Keep one.`, input);
        }
        first.set(key, keyAt);
    }
}
const nothing = { kind: 'scalar', value: null, text: '' };
function readScalar(node, at, input) {
    if (!(0,dist/* isScalar */.jn)(node)) {
        return { ...nothing, at };
    }
    const { value, source = '' } = node;
    if (!isPlainValue(value)) {
        (0,yaml_node/* failAt */.Y)(at, 'this value is neither text, number nor boolean. Write it as text, without a tag.', input);
    }
    return { kind: 'scalar', value, text: typeof value === 'string' ? value : source, at };
}
function isPlainValue(value) {
    return value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
}
function findPosition(node, { lines }) {
    const range = (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) || (0,dist/* isScalar */.jn)(node) || (0,dist/* isAlias */.Vj)(node) ? node.range : undefined;
    const { line, col } = lines.linePos(range?.[0] ?? 0);
    return { line, column: col };
}


/***/ })

};
