export const id = 548;
export const ids = [548];
export const modules = {

/***/ 89548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDownload: () => (/* binding */ runDownload)
});

// EXTERNAL MODULE: ./build/evidence/calls/advice.js
var advice = __webpack_require__(76072);
// EXTERNAL MODULE: ./build/evidence/concurrency.js
var evidence_concurrency = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(37157);
;// CONCATENATED MODULE: ./build/evidence/retrieval/check-length.js

/**
 * The lists say how long the version is: less is a torn transfer, and more is something else. More is left at once, for it may
 * never end. Throws {@link EvidenceError}.
 */
async function* checkLength({ bytes }, expected, proofId) {
    let received = 0;
    for await (const chunk of bytes) {
        received += chunk.byteLength;
        if (expected !== undefined && received > expected) {
            throw failLength(expected, 'more', proofId);
        }
        yield chunk;
    }
    if (expected !== undefined && received !== expected) {
        throw failLength(expected, received, proofId);
    }
}
function failLength(listed, sent, proofId) {
    return new errors/* EvidenceError */.o('not-confirmed', `the service lists ${listed} bytes for the item ${proofId} and sent ${sent}. Run again; if it stays so, ask whoever runs the service.`);
}

;// CONCATENATED MODULE: ./build/evidence/retrieval/file-names.js
/** Most file systems take 255 bytes; some are left for the end that a browser or an editor adds. */
const LIMIT_BYTES = 240;
const WINDOWS_DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f<>:"|?*\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/**
 * The local name for a downloaded file. What a service sends as a file name is hostile until it is safe: no folders, no hidden
 * names, nothing that another system could not store, at most 240 bytes.
 *
 * @param proofId takes the place of a name that is none
 */
function makeFileName(filename, proofId) {
    const own = cleanName(filename ?? '');
    return own === '' ? cleanName(`proof-${proofId}`) : own;
}
function cleanName(text) {
    const base = text.normalize('NFC').toWellFormed().split(/[/\\]/u).at(-1) ?? '';
    const clean = base
        .replaceAll(UNSAFE, '_')
        .replace(/[. ]+$/u, '')
        .replace(/^\./u, '_')
        .replace(WINDOWS_DEVICES, '_$&');
    return cutName(clean);
}
/** Cuts before the extension, between characters. */
function cutName(name) {
    const dot = name.lastIndexOf('.');
    const extension = dot > 0 && name.length - dot <= 16 ? name.slice(dot) : '';
    let cut = '';
    for (const character of name.slice(0, name.length - extension.length)) {
        if (Buffer.byteLength(cut + character + extension) > LIMIT_BYTES) {
            break;
        }
        cut += character;
    }
    return cut + extension;
}

// EXTERNAL MODULE: ./build/evidence/retrieval/reading.js
var retrieval_reading = __webpack_require__(33067);
;// CONCATENATED MODULE: ./build/evidence/retrieval/same-files.js


/** Two items of one name are both left: which of them got it would be chance. */
function refuseSameFiles(selected) {
    const bearers = Map.groupBy(selected, (one) => keyFile(one));
    return selected.map((one) => {
        const same = bearers.get(keyFile(one))?.flatMap((other) => ('proofId' in other ? other.proofId : [])) ?? [];
        return 'failure' in one || one.item === undefined || same.length < 2
            ? one
            : { what: one.what, failure: failSameFile(makeFileName(one.item.filename, one.proofId), same) };
    });
}
/**
 * Takes a file name for an item. Throws {@link EvidenceError} where another item has it already.
 *
 * @param claims ids by the file that they become, in the form that file systems compare
 */
function claimName(name, proofId, claims) {
    const key = foldName(name);
    const holder = claims.get(key) ?? proofId;
    claims.set(key, holder);
    if (holder !== proofId) {
        throw failSameFile(name, [holder, proofId]);
    }
    return name;
}
function keyFile(selected) {
    return 'failure' in selected || selected.item === undefined
        ? undefined
        : foldName(makeFileName(selected.item.filename, selected.proofId));
}
/** Some file systems keep names apart by case, and others do not. */
function foldName(name) {
    return name.normalize('NFC').toLowerCase();
}
function failSameFile(name, proofIds) {
    return new errors/* EvidenceError */.o('same-file', `${proofIds.length} items would become the file "${name}": ${proofIds.join(', ')}. Download each with "proof-id", into a "directory" of its own.`);
}

// EXTERNAL MODULE: ./build/evidence/listing.js
var listing = __webpack_require__(24944);
// EXTERNAL MODULE: ./build/evidence/lookup.js
var lookup = __webpack_require__(94500);
// EXTERNAL MODULE: ./build/evidence/scopes.js
var scopes = __webpack_require__(60107);
;// CONCATENATED MODULE: ./build/evidence/retrieval/select.js




/** Finds what a selection means, each item once, in a stable order. What cannot be learned is a failure, never nothing. */
async function selectItems(selection, reading) {
    switch (selection.by) {
        case 'id':
            return selection.proofIds.map((proofId) => ({ what: proofId, proofId, item: undefined }));
        case 'name': {
            const { names, scopes } = selection;
            const pairs = scopes.flatMap((scope) => names.map((name) => ({ scope, name })));
            const { concurrency } = reading.limits;
            return onceEach(await (0,evidence_concurrency/* mapConcurrently */.X)(pairs, concurrency, async ({ scope, name }) => selectName(name, scope, reading)));
        }
        case 'scope': {
            const { scopes, search } = selection;
            const lists = await (0,evidence_concurrency/* mapConcurrently */.X)(scopes, reading.limits.concurrency, (scope) => selectScope(scope, search, reading));
            return onceEach(lists.flat());
        }
    }
}
async function selectName(name, scope, { service }) {
    const what = `"${name}"`;
    const lookup = await lookUp(scope, () => (0,listing/* searchName */.MO)(service, scope, name));
    if ('failure' in lookup) {
        return { what, ...lookup };
    }
    const [item, ...others] = lookup.items;
    const place = (0,scopes/* describeScope */.OI)(scope);
    if (item === undefined) {
        return {
            what,
            failure: { code: 'missing', message: `nothing ${place} is named "${name}". Check the name.` },
        };
    }
    if (others.length > 0) {
        const ids = lookup.items.map(({ id }) => id).join(', ');
        const message = `${lookup.items.length} items ${place} are named "${name}": ${ids}. Say which one with "proof-id".`;
        return { what, failure: { code: 'ambiguous', message } };
    }
    return { what, proofId: item.id, item };
}
async function selectScope(scope, search, { service }) {
    const place = (0,scopes/* describeScope */.OI)(scope);
    const what = search === undefined ? `what is ${place}` : `what "${search}" finds ${place}`;
    const lookup = await lookUp(scope, async () => {
        const items = [];
        const query = { ...(0,scopes/* queryOldestFirst */.OL)(scope), search };
        for await (const page of (0,listing/* walkPages */.wZ)(service, query)) {
            items.push(...page.items.filter(({ archived }) => !archived));
        }
        return items;
    });
    if ('failure' in lookup) {
        return [{ what, ...lookup }];
    }
    if (lookup.items.length === 0) {
        const message = `nothing is ${search === undefined ? place : `found by "${search}" ${place}`}. Check "link" and "search".`;
        return [{ what, failure: { code: 'missing', message } }];
    }
    return lookup.items.map((item) => ({ what: `"${item.filename}"`, proofId: item.id, item }));
}
async function lookUp(scope, list) {
    try {
        return { items: await list() };
    }
    catch (error) {
        return (0,lookup/* failLookup */.H)(error, `what is ${(0,scopes/* describeScope */.OI)(scope)}`, '');
    }
}
/** An item that several names or targets lead to is meant once. */
function onceEach(selected) {
    const seen = new Set();
    return selected.filter((one) => {
        if ('failure' in one) {
            return true;
        }
        const isNew = !seen.has(one.proofId);
        seen.add(one.proofId);
        return isNew;
    });
}

// EXTERNAL MODULE: ./build/evidence/service.js
var service = __webpack_require__(67023);
;// CONCATENATED MODULE: ./build/evidence/retrieval/download.js









/**
 * Brings evidence back: select, tell apart, fetch. Every item is attempted, each file is there whole or not at all, and nothing
 * that was there before is written over unless `overwrite` says so.
 */
async function downloadEvidence(settings, { folder, ...ports }) {
    const reading = (0,retrieval_reading/* beginReading */.W)(ports, settings);
    const selected = refuseSameFiles(await selectItems(settings.selection, reading));
    const claims = new Map();
    let done = 0;
    return (0,evidence_concurrency/* mapConcurrently */.X)(selected, settings.concurrency, async (one) => {
        const outcome = await fetchSelected(one, { settings, folder, reading, claims });
        done += 1;
        ports.emit({ type: 'fetched', outcome, done, total: selected.length });
        return outcome;
    });
}
async function fetchSelected(selected, { settings, folder, reading, claims }) {
    if ('failure' in selected) {
        return { proofId: undefined, version: undefined, file: undefined, ...selected };
    }
    const { what, proofId, item } = selected;
    const version = settings.version ?? item?.version;
    try {
        const file = await reading.readContents(proofId, version, (contents) => {
            const expected = version === item?.version ? item?.size : undefined;
            const name = claimName(makeFileName(contents.filename ?? item?.filename, proofId), proofId, claims);
            return folder.put(name, checkLength(contents, expected, proofId));
        });
        return { what, proofId, version, file, failure: undefined };
    }
    catch (error) {
        return { what, proofId, version, file: undefined, failure: describeFailure(error, version) };
    }
}
function describeFailure(error, version) {
    if (error instanceof errors/* EvidenceError */.o) {
        return { code: error.code, message: error.message };
    }
    if (!(error instanceof service/* ServiceError */._7)) {
        throw error;
    }
    const { status } = error.facts;
    if (status === 404) {
        const what = version === undefined ? 'item' : `item with a version ${version}`;
        return { code: 'not-found', message: `there is no such ${what}, or no longer. ${error.message}` };
    }
    const code = status === 401 ? 'unauthorized' : 'unavailable';
    return { code, message: `${error.message} ${(0,advice/* adviseReader */.q)(error)}`.trim() };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/files/places.js
var files_places = __webpack_require__(3190);
// EXTERNAL MODULE: ./build/files/rules.js
var rules = __webpack_require__(76327);
// EXTERNAL MODULE: ./build/files/system-error.js
var system_error = __webpack_require__(78392);
;// CONCATENATED MODULE: ./build/files/settle-folder.js






/**
 * The real folder that a path leads to, made where it was not there. Judged before it is made, so that no folder appears where
 * none may: in the workspace or RUNNER_TEMP, whatever links are on the way, and never in `.git`.
 */
async function settleFolder(directory, rules) {
    const places = await (0,files_places/* locatePlaces */.tJ)(rules.places);
    const location = external_node_path_.resolve(rules.places.workspace, directory);
    try {
        requirePlace(await realAncestor(location), directory, places, rules);
        await (0,promises_.mkdir)(location, { recursive: true });
        const real = await (0,promises_.realpath)(location);
        requirePlace(real, directory, places, rules);
        return { location: real, show: (shown) => places.show(shown) };
    }
    catch (error) {
        if (error instanceof errors/* InputError */.d) {
            throw error;
        }
        throw new errors/* InputError */.d('directory', `${directory} cannot be made: ${(0,system_error/* describeSystemError */.Zo)(error)}.`, {
            cause: error,
        });
    }
}
/** The location with its links resolved, as far as it is there. */
async function realAncestor(location) {
    for (const step of (0,files_places/* stepsTo */.BA)(location).toReversed()) {
        const real = await (0,promises_.realpath)(step).catch(() => undefined);
        if (real !== undefined) {
            return external_node_path_.join(real, external_node_path_.relative(step, location));
        }
    }
    return location;
}
function requirePlace(real, directory, places, { allow }) {
    if (places.partsOf(real).some(rules/* isGitName */.M)) {
        throw new errors/* InputError */.d('directory', `${directory} belongs to Git. Choose another.`);
    }
    if (!places.holds(real) && !allow.has('outside-workspace')) {
        throw new errors/* InputError */.d('directory', `${directory} is outside of the workspace and RUNNER_TEMP. Choose a folder inside, or say so with "allow: outside-workspace".`);
    }
}

;// CONCATENATED MODULE: ./build/files/folder.js







/**
 * Opens a folder for downloads, and makes it where there is none. Throws InputError when it is outside of where files may be
 * written. A file is written under a name of its own and takes its place when it is whole.
 */
async function openFolder(directory, rules) {
    const { location, show } = await settleFolder(directory, rules);
    return {
        async put(name, bytes) {
            if (external_node_path_.basename(name) !== name) {
                throw new Error(`"${name}" is not the name of a file in a folder`);
            }
            const place = external_node_path_.join(location, name);
            return describeFaults(show(place), async () => {
                if (!rules.overwrite) {
                    await requireNothing(place);
                }
                const { size, sha256 } = await writeWhole(place, location, bytes, rules.overwrite);
                return { path: show(place), size, sha256 };
            });
        },
    };
}
async function writeWhole(place, folder, bytes, overwrite) {
    const part = external_node_path_.join(folder, `.proof-${(0,external_node_crypto_.randomUUID)()}.part`);
    const handle = await (0,promises_.open)(part, 'wx');
    try {
        const written = await writeAll(handle, bytes);
        await handle.close();
        if (!overwrite) {
            // Taken exclusively first: rename alone would write over what somebody else has put there meanwhile.
            await (await (0,promises_.open)(place, 'wx')).close();
        }
        await (0,promises_.rename)(part, place);
        return written;
    }
    catch (error) {
        await handle.close();
        await (0,promises_.rm)(part, { force: true });
        throw error;
    }
}
/**
 * Writes each piece as it arrives, and at once: handed to Node's threads, pieces go cold in the processor's caches, and a download of
 * 2 GiB took three times as long.
 */
async function writeAll({ fd }, bytes) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let size = 0;
    for await (const chunk of bytes) {
        hash.update(chunk);
        size += chunk.byteLength;
        for (let written = 0; written < chunk.byteLength;) {
            written += (0,external_node_fs_.writeSync)(fd, chunk, written);
        }
    }
    return { size, sha256: hash.digest('hex') };
}
/** Looked at before the transfer, which may be long; judged again when the file takes its place. */
async function requireNothing(place) {
    const found = await (0,promises_.lstat)(place).catch(() => undefined);
    if (found !== undefined) {
        throw Object.assign(new Error('a file is there'), { code: 'EEXIST' });
    }
}
async function describeFaults(shown, write) {
    try {
        return await write();
    }
    catch (error) {
        if (!(0,system_error/* isSystemError */.Or)(error) || error instanceof errors/* EvidenceError */.o) {
            throw error;
        }
        if (error.code === 'EEXIST') {
            throw new errors/* EvidenceError */.o('file-exists', `${shown} is there already, and nothing is written over. Move it away, choose another "directory", or set "overwrite: true".`, { cause: error });
        }
        throw new errors/* EvidenceError */.o('not-written', `${shown} could not be written: ${(0,system_error/* describeSystemError */.Zo)(error)}.`, {
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./build/engine/with-service.js + 18 modules
var with_service = __webpack_require__(47800);
;// CONCATENATED MODULE: ./build/engine/bring-evidence.js



/** Wires a download with the real service and the folder that it goes to, and runs it. */
async function bringEvidence(settings, connection, host) {
    const { allow, directory, overwrite, timeoutMs } = settings;
    const folder = await openFolder(directory, { places: host, overwrite, allow });
    return (0,with_service/* withService */.K)(connection, timeoutMs, host, (session) => downloadEvidence(settings, { ...session, folder }));
}

// EXTERNAL MODULE: ./build/evidence/inputs/connection.js
var connection = __webpack_require__(59014);
// EXTERNAL MODULE: ./build/evidence/inputs/allowances.js
var allowances = __webpack_require__(76905);
// EXTERNAL MODULE: ./build/evidence/inputs/input-values.js
var input_values = __webpack_require__(39051);
// EXTERNAL MODULE: ./build/evidence/inputs/limits.js
var limits = __webpack_require__(75834);
// EXTERNAL MODULE: ./build/evidence/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(69774);
// EXTERNAL MODULE: ./build/evidence/retrieval/selection.js
var retrieval_selection = __webpack_require__(30585);
;// CONCATENATED MODULE: ./build/evidence/retrieval/download-settings.js






const HIGHEST_VERSION = 999_999_999;
/**
 * Reads and checks what a download is told. Throws {@link InputError} naming the first input at fault.
 *
 * @param everything takes the whole organization where nothing narrows it
 */
function readDownloadSettings(raw, everything = false) {
    const selection = (0,retrieval_selection/* readSelection */.h)(raw, everything);
    const version = (0,raw_inputs/* readInput */.R5)(raw, 'version', (text, input) => (0,input_values/* parseCount */.zq)(text, 0, HIGHEST_VERSION, input), undefined);
    if (version !== undefined && !isOne(selection)) {
        throw new errors/* InputError */.d('version', 'is of one item. Say which with one "proof-id", or one "name" and at most one "link".');
    }
    return {
        ...(0,limits/* readLimits */.B)(raw),
        selection,
        version,
        directory: (0,raw_inputs/* readInput */.R5)(raw, 'directory', (text) => text, '.'),
        overwrite: (0,raw_inputs/* readInput */.R5)(raw, 'overwrite', input_values/* parseBoolean */.yG, false),
        allow: (0,raw_inputs/* readInput */.R5)(raw, 'allow', allowances/* parseAllowances */.B, new Set()),
    };
}
function isOne(selection) {
    switch (selection.by) {
        case 'id':
            return selection.proofIds.length === 1;
        case 'name':
            return selection.names.length === 1 && selection.scopes.length === 1;
        case 'scope':
            return false;
    }
}

// EXTERNAL MODULE: ./build/report/downloads.js
var downloads = __webpack_require__(66526);
// EXTERNAL MODULE: ./build/cli/failures.js
var failures = __webpack_require__(65186);
// EXTERNAL MODULE: ./build/cli/run-command.js + 4 modules
var run_command = __webpack_require__(37953);
;// CONCATENATED MODULE: ./build/cli/run-download.js






/** The whole of `proof download`. */
async function runDownload(invocation) {
    const { options } = invocation;
    await (0,run_command/* runCommand */.w)(invocation, async ({ raw, host, terminal }) => {
        const settings = readDownloadSettings(raw, options.all);
        const outcomes = await bringEvidence(settings, (0,connection/* readConnectionSettings */.S)(raw), host);
        terminal.progress.end();
        for (const outcome of outcomes.filter(({ failure }) => failure !== undefined)) {
            terminal.say((0,downloads/* describeDownload */.yW)(outcome), 'bad');
        }
        const complete = (0,downloads/* isComplete */.As)(outcomes);
        terminal.say((0,downloads/* describeDownloads */.RC)(outcomes), complete ? 'good' : 'bad');
        if (options.json === true) {
            (0,run_command/* printDocument */.d)({ complete, files: (0,downloads/* listDownloads */.Wf)(outcomes) });
        }
        return complete ? failures/* exitCodes */.hS.landed : failures/* exitCodes */.hS.failed;
    });
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


/***/ }),

/***/ 30585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseIds),
/* harmony export */   h: () => (/* binding */ readSelection)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);
/* harmony import */ var _inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39051);
/* harmony import */ var _inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69774);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60107);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17358);





/**
 * Reads `proof-id`, or `name`, `search` and `link` in any sensible combination. Throws {@link InputError}.
 *
 * @param everything takes the whole organization where nothing narrows it
 */
function readSelection(raw, everything = false) {
    const proofIds = (0,_inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(raw, 'proof-id', parseIds, []);
    const names = (0,_inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(raw, 'name', (text) => (0,_inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)(text.normalize('NFC')), []);
    const search = (0,_inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(raw, 'search', (text) => text, undefined);
    const targets = (0,_inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(raw, 'link', _targets_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTargets */ .Sx, []);
    if (proofIds.length > 0) {
        refuseBeside(raw, 'proof-id', ['name', 'search', 'link']);
        return { by: 'id', proofIds };
    }
    const scopes = (0,_scopes_js__WEBPACK_IMPORTED_MODULE_3__/* .listScopes */ .cV)(targets);
    if (names.length > 0) {
        refuseBeside(raw, 'name', ['search']);
        return { by: 'name', names: [...new Set(names)], scopes };
    }
    if (search === undefined && targets.length === 0 && !everything) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('name', 'is required, or "proof-id", "link" or "search", to say which proof is meant.');
    }
    return { by: 'scope', scopes, search };
}
/** Ids, one a line, each once, percent-encoded only when they are sent. Throws InputError for one that no address can carry. */
function parseIds(text, input) {
    return [...new Set((0,_inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)(text).map((line) => (0,_targets_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObjectId */ .u9)(line, input)))];
}
function refuseBeside(raw, input, others) {
    const other = others.find((name) => raw[name]?.trim());
    if (other !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `and "${other}" are two ways to say which proof is meant. Set one.`);
    }
}


/***/ }),

/***/ 95425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ matchAny),
/* harmony export */   o: () => (/* binding */ syntax)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33581);

/** The syntax of @actions/glob: no braces, no extended globs; `#` and `!` are characters like any other. */
const syntax = {
    nobrace: true,
    noext: true,
    nocomment: true,
    nonegate: true,
    nocase: process.platform === 'win32',
};
/** Tells whether one of the globs matches a location; `dotted`: wildcards reach names that start with a dot. */
function matchAny(globs, dotted) {
    const matchers = globs.map((glob) => new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(glob, { ...syntax, dot: dotted }));
    return (location) => matchers.some((matcher) => matcher.match(location));
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

/***/ 76327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isGitName),
/* harmony export */   O: () => (/* binding */ joinExcludes)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95425);


/** Excludes reach hidden names, too. */
function joinExcludes(patterns) {
    const globs = patterns.flatMap((pattern) => pattern.globs);
    const wholes = globs.filter((glob) => glob.endsWith('/**/*'));
    const takesBelow = (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAny */ .e)(wholes, true);
    return {
        globs,
        takeFile: (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAny */ .e)(globs, true),
        // One name stands for all, because "**/*" tells none from another.
        takeAllBelow: (folder) => takesBelow((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'any')),
    };
}
/** `.git` in any case: some file systems do not tell them apart. A worktree or submodule has a file of that name. */
function isGitName(name) {
    return name.toLowerCase() === '.git';
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


/***/ })

};
