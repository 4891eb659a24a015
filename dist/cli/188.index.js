export const id = 188;
export const ids = [188];
export const modules = {

/***/ 11188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runUpload: () => (/* binding */ runUpload)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/evidence/receipt.js
var evidence_receipt = __webpack_require__(13916);
// EXTERNAL MODULE: ./build/evidence/inputs/addresses.js
var addresses = __webpack_require__(22652);
// EXTERNAL MODULE: ./build/evidence/inputs/allowances.js
var allowances = __webpack_require__(76905);
// EXTERNAL MODULE: ./build/evidence/inputs/entry.js
var entry = __webpack_require__(55980);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(33581);
// EXTERNAL MODULE: ./build/evidence/inputs/yaml-node.js
var yaml_node = __webpack_require__(49166);
// EXTERNAL MODULE: ./build/evidence/csv/schema.js
var schema = __webpack_require__(75732);
;// CONCATENATED MODULE: ./build/evidence/csv/schema-rules.js



/** Reads the document of the input `csv-schemas`: pattern to schema (docs/csv.md). Throws InputError. */
function readSchemaRules(root) {
    const input = 'csv-schemas';
    if (root.kind !== 'map') {
        (0,yaml_node/* failAt */.Y)(root.at, 'it must be a map of patterns to schemas: "access-*.csv": {fields: {user: text}}.', input);
    }
    return root.entries.map(({ key, keyAt, value }) => {
        if (key === '') {
            (0,yaml_node/* failAt */.Y)(keyAt, 'a pattern is missing.', input);
        }
        return { pattern: key, schema: (0,schema/* readSchema */.G)(value, input) };
    });
}
/** The first rule whose pattern fits the proof name or the path. */
function matchSchemaRule(rules, name, filePath) {
    return rules.find(({ pattern }) => [name, filePath].some((subject) => (0,esm/* minimatch */.xF)(subject, pattern, { dot: true, nocomment: true, nonegate: true })));
}

// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(37157);
// EXTERNAL MODULE: ./build/evidence/inputs/input-values.js
var input_values = __webpack_require__(39051);
// EXTERNAL MODULE: ./build/evidence/inputs/limits.js
var limits = __webpack_require__(75834);
// EXTERNAL MODULE: ./build/evidence/inputs/manifest.js + 2 modules
var inputs_manifest = __webpack_require__(92658);
// EXTERNAL MODULE: ./build/evidence/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(69774);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/evidence/inputs/shard.js


const MOST_SHARDS = 1000;
/** Reads `2/8`. */
function parseShard(text, input) {
    const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/u.exec(text) ?? []).map(Number);
    if (index < 1 || index > count || count > MOST_SHARDS) {
        throw new errors/* InputError */.d(input, `"${text}" is not a shard. Write the number of this job and of all: 2/8.`);
    }
    return { index, count };
}
/** Whether a proof name is in a shard. Every name is in exactly one, on every machine and in every run. */
function isInShard(name, shard) {
    if (shard === undefined) {
        return true;
    }
    const digest = (0,external_node_crypto_.createHash)('sha256').update(name.normalize('NFC')).digest();
    return digest.readUIntBE(0, 6) % shard.count === shard.index - 1;
}

;// CONCATENATED MODULE: ./build/evidence/settings.js










/** Reads and checks what the core is told. Throws {@link InputError} naming the first input at fault. */
function readUploadSettings(raw, documents) {
    const read = (input, parse, builtIn) => (0,raw_inputs/* readInput */.R5)(raw, input, parse, builtIn);
    return {
        entries: readEntries(raw, documents),
        allow: read('allow', allowances/* parseAllowances */.B, new Set()),
        dryRun: read('dry-run', input_values/* parseBoolean */.yG, false),
        verify: read('verify', parseVerify, 'size'),
        settleMs: read('settle', input_values/* parseDurationMs */.yi, 60_000),
        ...(0,limits/* readLimits */.B)(raw),
        shard: read('shard', parseShard, undefined),
        webUrl: read('web-url', addresses/* parseWebUrl */.BD, undefined),
    };
}
/** The entry of the inputs, where `path` is given, and those of the manifest, whose defaults the inputs are. */
function readEntries(raw, { manifest, csvSchemas }) {
    const schemaRules = csvSchemas === undefined ? [] : readSchemaRules(csvSchemas);
    const base = (0,entry/* readEntry */.hB)((key, parse) => (0,raw_inputs/* readInput */.R5)(raw, key, parse, undefined), {
        ...entry/* builtInEntry */.IF,
        schemaRules,
    });
    const own = base.patterns.length === 0 ? [] : [base];
    if (manifest === undefined && own.length === 0) {
        throw new errors/* InputError */.d('path', 'is required. Give glob patterns of the evidence files, one a line.');
    }
    if (own.length === 0 && base.proofId !== undefined) {
        throw new errors/* InputError */.d('proof-id', 'pins the one file of "path". In a manifest, pin the entry itself.');
    }
    return manifest === undefined ? own : [...own, ...(0,inputs_manifest/* readManifest */.W)(manifest, base)];
}
function parseVerify(text, input) {
    return (0,input_values/* parseChoice */.HU)(['none', 'size', 'content'], text, input);
}

// EXTERNAL MODULE: ./build/evidence/concurrency.js
var evidence_concurrency = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/evidence/calls/faults.js
var faults = __webpack_require__(77897);
// EXTERNAL MODULE: ./build/evidence/files.js
var files = __webpack_require__(68435);
// EXTERNAL MODULE: ./build/evidence/service.js
var evidence_service = __webpack_require__(67023);
;// CONCATENATED MODULE: ./build/evidence/delivery/media-types.js
/**
 * Media type of a file part, by the name's extension; a CSV with a schema is always one. Bytes nobody has a name for are octets.
 */
async function chooseMediaType(name, testable) {
    // With the first file that goes up: nothing else needs the table. Every step waits alike, so that steps keep their order.
    const { default: mime } = await __webpack_require__.e(/* import() */ 86).then(__webpack_require__.bind(__webpack_require__, 15086));
    return testable ? 'text/csv' : (mime.getType(name) ?? 'application/octet-stream');
}

// EXTERNAL MODULE: ./build/evidence/calls/advice.js
var advice = __webpack_require__(76072);
// EXTERNAL MODULE: ./build/evidence/targets.js
var evidence_targets = __webpack_require__(17358);
;// CONCATENATED MODULE: ./build/evidence/delivery/write-advice.js



/** What to do next about a write that did not land. */
function adviseWriter(step, error) {
    const fault = (0,faults/* classifyFault */.D)(error);
    return fault === 'refused' ? adviseRefusal(step, error.facts.status) : advice/* generalAdvice */.t[fault];
}
function adviseRefusal(step, status) {
    const [target] = step.targets;
    switch (status) {
        case 400:
        case 422:
            return step.intent.entry.owner === undefined && step.kind !== 'version'
                ? 'A service account must name an owner: set "owner" to a user\'s UUID.'
                : 'Check what the service says against the inputs.';
        case 403:
            return target === undefined
                ? 'The token may not do this: check its permissions.'
                : `The token may not do this: check its permissions, and whether it may link to ${(0,evidence_targets/* formatTarget */.P4)(target)}.`;
        case 404:
            return adviseMissing(step);
        case 413:
            return 'The file is larger than the service takes.';
        case 415:
            return `The service does not take files of this kind (${step.name}).`;
        default:
            return 'See what the service says; nothing was stored.';
    }
}
function adviseMissing({ item, targets: [target] }) {
    if (item !== undefined) {
        return `The item ${item.id} was there a moment ago: it may have been archived. Run again to see what is there now.`;
    }
    return target === undefined
        ? 'Check "base-url": its path may be wrong.'
        : `Check that ${(0,evidence_targets/* formatTarget */.P4)(target)} exists and that the token may see it.`;
}

;// CONCATENATED MODULE: ./build/evidence/delivery/post.js






/** Posts a write once. What is neither an answer nor a fault of the service or the file goes on. */
async function postWrite(step, content, run) {
    try {
        return { answer: await sendUpload(step, content, run) };
    }
    catch (error) {
        if (error instanceof files/* FileChangedError */.j) {
            const message = `${error.message}. Nothing of it was taken; run again.`;
            return { failure: new errors/* EvidenceError */.o('file-changed', message, { cause: error }) };
        }
        if (!(error instanceof evidence_service/* ServiceError */._7)) {
            throw error;
        }
        const fault = (0,faults/* classifyFault */.D)(error);
        return fault === 'busy' || fault === 'ambiguous'
            ? { error }
            : { failure: failRefused(step, error, fault, run) };
    }
}
async function sendUpload(step, content, { service }) {
    const { name, intent, item, targets } = step;
    const testable = intent.schema !== undefined;
    const mediaType = await chooseMediaType(name, testable);
    const upload = { name, mediaType, content, testable, owner: intent.entry.owner };
    const [target] = targets;
    if (item !== undefined) {
        return service.addVersion(item.id, upload);
    }
    return target === undefined ? service.create(upload) : service.uploadAndLink(target, upload);
}
const codes = {
    unreached: 'unavailable',
    throttled: 'unavailable',
    unauthorized: 'unauthorized',
};
function failRefused(step, error, fault, run) {
    if (run.signal.aborted && fault === 'unreached') {
        return new errors/* EvidenceError */.o('not-attempted', `nothing was sent: ${error.message}`, { cause: error });
    }
    return new errors/* EvidenceError */.o(codes[fault] ?? 'refused', `${error.message} ${adviseWriter(step, error)}`, {
        cause: error,
    });
}

;// CONCATENATED MODULE: ./build/evidence/delivery/digest.js


/**
 * SHA-256, in lower-case hex, of a version as the service gives it out; of the latest one without a number.
 * Nothing when there is no such version, or when its length is not the expected one: then it is not read to its end.
 */
async function digestVersion(service, proofId, version, expectedBytes) {
    const contents = await openVersion(service, proofId, version);
    if (contents === undefined) {
        return undefined;
    }
    if (contents.size !== undefined && contents.size !== expectedBytes) {
        await contents.close();
        return undefined;
    }
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let receivedBytes = 0;
    for await (const chunk of contents.bytes) {
        receivedBytes += chunk.byteLength;
        if (receivedBytes > expectedBytes) {
            return undefined;
        }
        hash.update(chunk);
    }
    return receivedBytes === expectedBytes ? hash.digest('hex') : undefined;
}
async function openVersion(service, proofId, version) {
    try {
        return await service.download(proofId, version);
    }
    catch (error) {
        if (error instanceof evidence_service/* ServiceError */._7 && error.facts.status === 404) {
            return undefined;
        }
        throw error;
    }
}

// EXTERNAL MODULE: ./build/evidence/listing.js
var listing = __webpack_require__(24944);
// EXTERNAL MODULE: ./build/evidence/calls/pause.js
var pause = __webpack_require__(77844);
;// CONCATENATED MODULE: ./build/evidence/delivery/patience.js

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;
/**
 * Asks for what a service may show late: at once, and again with growing pauses until there is an answer or `patienceMs` is
 * over. Throws ServiceError when the run ends meanwhile.
 */
async function askPatiently(ask, patienceMs, { clock, signal }) {
    const end = clock.now() + patienceMs;
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
        const answer = await ask();
        const restMs = end - clock.now();
        if (answer !== undefined || restMs <= 0) {
            return answer;
        }
        await (0,pause/* pause */.v)(clock, Math.min(pauseMs, restMs), signal);
    }
}

// EXTERNAL MODULE: ./build/evidence/scopes.js
var evidence_scopes = __webpack_require__(60107);
;// CONCATENATED MODULE: ./build/evidence/delivery/newcomers.js



/**
 * The items that bear a step's name now, in its scope. A pinned item may bear another name than its file, and a service
 * may give it the name of its new version: both are asked for.
 */
async function searchStep({ scope = evidence_scopes/* organization */.kw, item, name }, service) {
    const names = new Set([item?.filename ?? name, name].map((each) => each.normalize('NFC')));
    const found = new Map();
    for (const each of names) {
        for (const bearer of await (0,listing/* searchName */.MO)(service, scope, each)) {
            found.set(bearer.id, bearer);
        }
    }
    return [...found.values()];
}
/** Of the items that bear a step's name now: those that the baseline did not have, and no other step has made. */
function findNewcomers(step, items, claimed) {
    const known = new Set(step.baseline.map(({ id }) => id));
    return items.filter(({ id }) => !known.has(id) && !claimed.has(id));
}
/** The id of an item just made, when the answer lacked it: the one newcomer, if exactly one shows until `settle` is over. */
async function learnId(step, run) {
    if (step.scope === undefined) {
        return step.item?.id;
    }
    const ask = async () => {
        const newcomers = findNewcomers(step, await searchStep(step, run.service), run.claimed);
        return newcomers.length === 1 ? newcomers[0] : undefined;
    };
    const newcomer = await askPatiently(ask, run.settings.settleMs, run);
    return newcomer?.id;
}

;// CONCATENATED MODULE: ./build/evidence/delivery/look.js




/**
 * Looks for a write whose answer was lost, with growing pauses until `patienceMs` is over; once, when that is 0.
 * What counts as new is what the baseline did not have: a set difference, because clocks lie (docs/delivery.md).
 */
async function lookForWrite(step, content, run, patienceMs) {
    const sighting = await askPatiently(() => lookOnce(step, content, run), patienceMs, run);
    return sighting ?? { kind: 'nothing' };
}
async function lookOnce(step, content, run) {
    try {
        const candidates = findCandidates(step, await searchStep(step, run.service), run);
        if (candidates === undefined) {
            return { kind: 'blind', why: 'the service does not list whether the item has a new version' };
        }
        for (const { item, versions } of candidates) {
            for (const version of versions) {
                if (await holdsContent(item, version, content, run)) {
                    return { kind: 'found', proofId: item.id, version };
                }
            }
        }
        return candidates.length === 0
            ? undefined
            : { kind: 'foreign', ids: candidates.map(({ item }) => item.id) };
    }
    catch (error) {
        if (error instanceof evidence_service/* ServiceError */._7) {
            return { kind: 'blind', why: error.message };
        }
        throw error;
    }
}
/** What may be the lost write, among the items of its name; undefined when these do not tell. */
function findCandidates(step, items, { claimed }) {
    const before = step.item;
    if (before === undefined) {
        return findNewcomers(step, items, claimed).map((item) => ({
            item,
            versions: countDown(item.version, 0),
        }));
    }
    const item = items.find(({ id }) => id === before.id);
    const versions = item && listNewVersions(item, before);
    if (item === undefined || versions === undefined) {
        return undefined;
    }
    return versions.length === 0 ? [] : [{ item, versions }];
}
/** A version of somebody else's above ours is no failure, so all since the baseline count. */
function listNewVersions(now, before) {
    if (now.version !== undefined && before.version !== undefined) {
        return countDown(now.version, before.version + 1);
    }
    if (now.uploadedOn === undefined || before.uploadedOn === undefined) {
        return undefined;
    }
    return now.uploadedOn === before.uploadedOn ? [] : [undefined];
}
function countDown(from, to) {
    if (from === undefined) {
        return [undefined];
    }
    return Array.from({ length: Math.max(0, from - to + 1) }, (_, index) => from - index);
}
/** Size first, then the bytes of that very version. */
async function holdsContent(item, version, content, { service }) {
    const isLatest = version === undefined || version === item.version;
    if (isLatest && item.size !== undefined && item.size !== content.size) {
        return false;
    }
    const sha256 = await digestVersion(service, item.id, version, content.size);
    return sha256 !== undefined && sha256 === (await content.sha256());
}

;// CONCATENATED MODULE: ./build/evidence/delivery/unknown.js

/**
 * A write may have landed, and nobody can tell.
 *
 * @param error of the post whose answer was lost
 * @param why it is not known, as the rest of a sentence that begins with "Then"
 */
function failUnknown(step, error, why, cause = error) {
    const place = step.item === undefined ? `"${step.name}"` : `the versions of the item ${step.item.id}`;
    return new errors/* EvidenceError */.o('unknown', `whether it landed is unknown. ${error.message} Then ${why.replace(/\.$/u, '')}. Look at ${place} in the service before you run again.`, { cause });
}

;// CONCATENATED MODULE: ./build/evidence/delivery/recover.js




/**
 * What the lost write became, if it can be found. Throws {@link EvidenceError} when it must not be posted again.
 *
 * @param pauseMs how long to wait before one look; without it, it is looked for until `settle` is over
 */
async function recoverWrite(step, content, run, error, pauseMs) {
    const sighting = await look(step, content, run, pauseMs).catch((cause) => {
        if (run.signal.aborted) {
            throw failUnknown(step, error, 'the run ended before it was found');
        }
        throw cause instanceof files/* FileChangedError */.j
            ? failUnknown(step, error, `looking for it did not help: ${cause.message}`)
            : cause;
    });
    switch (sighting.kind) {
        case 'found':
            return { id: sighting.proofId, version: sighting.version };
        case 'foreign':
            throw new errors/* EvidenceError */.o('duplicate', `${error.message} Looking for it showed something new that is not this file: ${sighting.ids.join(', ')}. ` +
                'Nothing was posted again; see whether these are right, and run again.', { cause: error });
        case 'blind':
            throw failUnknown(step, error, `looking for it did not help: ${sighting.why}`);
        case 'nothing':
            return undefined;
    }
}
async function look(step, content, run, pauseMs) {
    run.signal.throwIfAborted();
    if (pauseMs === undefined) {
        return lookForWrite(step, content, run, run.settings.settleMs);
    }
    await run.clock.sleep(pauseMs, run.signal);
    return lookForWrite(step, content, run, 0);
}

;// CONCATENATED MODULE: ./build/evidence/delivery/deliver.js




const POSTS_WHILE_BUSY = 5;
const BUSY_PAUSE_MS = 2000;
/**
 * One write, from intent to established outcome. The interface has no idempotency key and no delete (interface.md §4), so a
 * write that may have landed is looked for before it is posted again: once at the most after a lost answer, four times at the most
 * while the service says that it is busy (docs/delivery.md).
 * Throws {@link EvidenceError}; code `unknown` when nobody can tell.
 */
async function deliverStep(step, content, run) {
    let lost;
    let ambiguities = 0;
    for (let posts = 1;; posts += 1) {
        const attempt = await postWrite(step, content, run);
        if ('answer' in attempt) {
            return { answer: attempt.answer, recovered: false, reposted: posts > 1 };
        }
        if ('failure' in attempt) {
            throw lost === undefined ? attempt.failure : failAgain(step, lost, attempt.failure);
        }
        lost = attempt.error;
        const isAmbiguous = (0,faults/* classifyFault */.D)(lost) === 'ambiguous';
        ambiguities += isAmbiguous ? 1 : 0;
        const pauseMs = isAmbiguous ? 0 : (lost.facts.waitMs ?? BUSY_PAUSE_MS * (1 + run.random()));
        const isLast = ambiguities > 1 || posts >= POSTS_WHILE_BUSY || run.clock.now() + pauseMs > run.deadline;
        const recovered = await recoverWrite(step, content, run, lost, isAmbiguous || isLast ? undefined : pauseMs);
        if (recovered !== undefined) {
            return { answer: recovered, recovered: true, reposted: posts > 1 };
        }
        if (isLast) {
            throw failUnknown(step, lost, 'it was looked for and is not to be found');
        }
        run.emit({
            type: 'detail',
            message: `${step.path}: ${lost.message} Nothing of it was found; posting again.`,
        });
    }
}
/** A write that may have landed before is not called failed because it was refused later. */
function failAgain(step, lost, { message, cause }) {
    return failUnknown(step, lost, `nothing of it was found, and posting it again failed: ${message}`, cause);
}

;// CONCATENATED MODULE: ./build/evidence/outcome.js
/** Whether the service has answered that it is stored. */
function isLanded(outcome) {
    return ['created', 'linked', 'versioned'].includes(outcome.kind);
}
/** The outcome of a step, with what is known beyond it. */
function describeOutcome(step, kind, facts = {}) {
    return {
        proofId: 'item' in step ? step.item?.id : undefined,
        version: undefined,
        size: undefined,
        sha256: undefined,
        recovered: false,
        reposted: false,
        failure: undefined,
        ...facts,
        step,
        kind,
    };
}
/** What a dry run tells of a step: nothing is written, and a conflict is one already. */
function foretellOutcome(step) {
    return step.kind === 'conflict'
        ? describeOutcome(step, 'failed', { failure: step.failure })
        : describeOutcome(step, 'planned', { size: step.intent.file.size });
}

// EXTERNAL MODULE: ./build/evidence/names.js
var names = __webpack_require__(91040);
;// CONCATENATED MODULE: ./build/evidence/delivery/renamed.js




/**
 * Refuses what the service stored under another name than was sent: the next run would not find it
 * (docs/service-assumptions.md). A pinned item is found by its id, whatever its name. Throws {@link EvidenceError}.
 */
function checkStoredName({ name, scope }, { filename }) {
    if (scope !== undefined && filename !== undefined && !(0,names/* isSameName */.yS)(filename, name)) {
        const { code, message } = describeRenaming(filename, name);
        throw new errors/* EvidenceError */.o(code, message);
    }
}
/**
 * Looks for writes that a scope does not show under their names among its newest items: by id, or where `byContent` allows it
 * by their bytes. One list request.
 */
async function findRenamed(scope, unseen, run, byContent) {
    const asked = unseen.filter(({ proofId, step }) => step.scope !== undefined && (byContent || proofId !== undefined));
    if (asked.length === 0) {
        return [];
    }
    const { items } = await run.service.listPage((0,evidence_scopes/* queryNewestFirst */.F_)(scope));
    const renamed = [];
    for (const outcome of asked) {
        const item = await findBearer(outcome, items, run);
        if (item !== undefined) {
            run.claimed.add(item.id);
            const failure = describeRenaming(item.filename, outcome.step.name);
            renamed.push({ ...outcome, kind: 'failed', proofId: item.id, failure });
        }
    }
    return renamed;
}
async function findBearer({ step, proofId, size = 0, sha256 }, items, { claimed, service }) {
    const strangers = items.filter(({ filename, archived }) => !archived && !(0,names/* isSameName */.yS)(filename, step.name));
    if (proofId !== undefined) {
        return strangers.find(({ id }) => id === proofId);
    }
    for (const item of strangers.filter(({ id }) => !claimed.has(id))) {
        const isNew = item.createdOn === item.uploadedOn && (item.size === undefined || item.size === size);
        if (isNew && (await digestVersion(service, item.id, item.version, size)) === sha256) {
            return item;
        }
    }
    return undefined;
}
function describeRenaming(stored, sent) {
    return {
        code: 'renamed',
        message: `uploaded, but the service stored it as "${stored}" instead of "${sent}", and the next run would not find it. Set name: ${stored}`,
    };
}

;// CONCATENATED MODULE: ./build/evidence/delivery/set-schema.js



/**
 * The schema belongs to its step: it cannot be read back, so it is set after every upload (docs/csv.md).
 * Answers the id that it was set on. Throws {@link EvidenceError}.
 *
 * @param known the id, where the answer told it
 */
async function setSchema(step, schema, known, run) {
    let proofId = known;
    try {
        proofId ??= step.kind === 'skip' ? undefined : await learnId(step, run);
        if (proofId === undefined) {
            throw new errors/* EvidenceError */.o('schema-not-set', 'uploaded, schema not set: the service did not tell the id of the new item. Running again sets it.');
        }
        await run.service.setSchema(proofId, schema);
        return proofId;
    }
    catch (cause) {
        if (!(cause instanceof evidence_service/* ServiceError */._7)) {
            throw cause;
        }
        const item = proofId === undefined ? '' : ` on the item ${proofId}`;
        throw new errors/* EvidenceError */.o('schema-not-set', `${step.kind === 'skip' ? 'unchanged' : 'uploaded'}, schema not set${item}: ${cause.message} Correct "csv-schemas" if the service objects to it; running again sets it.`, { cause });
    }
}

// EXTERNAL MODULE: ./build/evidence/calls/unsent.js
var unsent = __webpack_require__(48977);
;// CONCATENATED MODULE: ./build/evidence/apply.js









/**
 * Carries the plan out: every step is attempted, whatever becomes of the others, and each ends with one outcome. Only
 * what makes every further write pointless, a refused token or the end of the run, keeps the rest from being attempted.
 */
async function applyPlan(plan, run) {
    let done = 0;
    return (0,evidence_concurrency/* mapConcurrently */.X)(plan.steps, run.settings.concurrency, async (step) => {
        const outcome = await applyStep(step, run);
        done += 1;
        run.emit({ type: 'attempted', outcome, done, total: plan.steps.length });
        return outcome;
    });
}
async function applyStep(step, run) {
    switch (step.kind) {
        case 'conflict':
            return describeOutcome(step, 'failed', { failure: step.failure });
        case 'skip':
            return applySkip(step, run);
        default:
            return applyWrite(step, run);
    }
}
/** A skip with a schema still sets it: it cannot be read back (docs/csv.md). */
async function applySkip(step, run) {
    const { intent, item, sha256 } = step;
    const facts = { version: item?.version, size: intent.file.size, sha256 };
    if (item === undefined || intent.schema === undefined) {
        return describeOutcome(step, 'skipped', facts);
    }
    const stop = findStop(run);
    if (stop !== undefined) {
        return describeOutcome(step, 'failed', { ...facts, failure: stop });
    }
    try {
        await setSchema(step, intent.schema, item.id, run);
        return describeOutcome(step, 'skipped', facts);
    }
    catch (error) {
        return describeOutcome(step, 'failed', { ...facts, failure: describeFailure(error, run) });
    }
}
const successes = { create: 'created', link: 'linked', version: 'versioned' };
async function applyWrite(step, run) {
    const stop = findStop(run);
    if (stop !== undefined) {
        return describeOutcome(step, 'failed', { failure: stop });
    }
    let landed = {};
    let content;
    try {
        content = await run.files.open(step.intent.file);
        const { answer, recovered, reposted } = await deliverStep(step, content, run);
        const proofId = answer.id ?? step.item?.id;
        landed = {
            ...(proofId === undefined ? {} : { proofId }),
            version: answer.version,
            size: content.size,
            sha256: await content.sha256(),
            recovered,
            reposted,
        };
        checkStoredName(step, answer);
        if (step.intent.schema !== undefined) {
            landed = { ...landed, proofId: await setSchema(step, step.intent.schema, proofId, run) };
        }
        return describeOutcome(step, successes[step.kind], landed);
    }
    catch (error) {
        const failure = describeFailure(error, run);
        const kind = ['unknown', 'internal'].includes(failure.code) ? 'unknown' : 'failed';
        return describeOutcome(step, kind, { ...landed, failure });
    }
    finally {
        if (landed.proofId !== undefined) {
            run.claimed.add(landed.proofId);
        }
        await content?.close();
    }
}
function findStop({ stopped, signal }) {
    if (stopped === undefined && signal.aborted) {
        return { code: 'not-attempted', message: `not attempted: ${(0,unsent/* describeAbort */.e$)(signal)}` };
    }
    return stopped;
}
function describeFailure(error, run) {
    if (error instanceof files/* FileChangedError */.j) {
        return { code: 'file-changed', message: error.message };
    }
    if (!(error instanceof errors/* EvidenceError */.o)) {
        run.emit({
            type: 'detail',
            message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        });
        const message = `this is a fault of upload-proof, and whether the file landed is unknown: ${String(error)}. Look in the service, and report it with the debug log.`;
        return { code: 'internal', message };
    }
    if (error.cause instanceof evidence_service/* ServiceError */._7) {
        stopOnRefusedToken(error.cause, run);
    }
    return { code: error.code, message: error.message };
}
function stopOnRefusedToken({ facts, message }, run) {
    if (facts.status === 401) {
        run.stopped ??= { code: 'not-attempted', message: `not attempted, the token is refused: ${message}` };
    }
}

;// CONCATENATED MODULE: ./build/evidence/collisions.js



/** Refuses intents that would write over each other (docs/manifest.md). Throws {@link InputError}. */
function refuseCollisions(intents) {
    refuseSharedNames(intents.filter(({ entry }) => entry.proofId === undefined));
    refuseSharedPins(intents.filter(({ entry }) => entry.proofId !== undefined));
}
function refuseSharedNames(intents) {
    for (const [name, rivals] of Map.groupBy(intents, (intent) => intent.name)) {
        const [one, other] = findCollision(rivals);
        if (one !== undefined && other !== undefined) {
            throw new errors/* InputError */.d('name', `${one.file.path} and ${other.file.path} would both become the proof "${name}". ` +
                `Set name: '{path}' to keep them apart, or select one of them.`);
        }
    }
}
/** The organization holds what is linked to a target too, so a name in it is nobody else's. */
function findCollision(rivals) {
    if (rivals.some(({ scopes }) => scopes.some(({ target }) => target === undefined))) {
        return rivals;
    }
    const takers = new Map();
    for (const intent of rivals) {
        for (const key of (0,evidence_scopes/* listTargets */.nJ)(intent.scopes).map(evidence_targets/* formatTarget */.P4)) {
            const taker = takers.get(key);
            if (taker !== undefined) {
                return [taker, intent];
            }
            takers.set(key, intent);
        }
    }
    return [];
}
function refuseSharedPins(intents) {
    for (const [proofId, pinned] of Map.groupBy(intents, ({ entry }) => entry.proofId)) {
        if (pinned.length > 1) {
            const paths = listSome(pinned.map(({ file }) => file.path));
            throw new errors/* InputError */.d('proof-id', `pins one item, and an item gets one version a run, but ${pinned.length} files were selected for ${proofId}: ${paths}.`);
        }
    }
}
const LISTED_PATHS = 5;
function listSome(paths) {
    const rest = paths.length - LISTED_PATHS;
    const listed = paths.slice(0, LISTED_PATHS).join(', ');
    return rest > 0 ? `${listed} and ${rest} more` : listed;
}

;// CONCATENATED MODULE: ./build/evidence/join-intents.js


/**
 * One file selected twice under one name is one intent with the union of its targets (docs/manifest.md). Throws
 * {@link InputError} when the two say different things of it.
 */
function joinIntents(intents) {
    const joined = new Map();
    for (const intent of intents) {
        const key = JSON.stringify([intent.file.location, intent.name, intent.entry.proofId]);
        const twin = joined.get(key);
        joined.set(key, twin === undefined ? intent : joinTwins(twin, intent));
    }
    return [...joined.values()];
}
function joinTwins(one, other) {
    if (describePolicy(one) !== describePolicy(other)) {
        throw new errors/* InputError */.d('manifest', `${one.file.path} is selected twice as "${one.name}", with different settings. Give the entries the same settings, or exclude it from one.`);
    }
    return { ...one, scopes: joinScopes([...one.scopes, ...other.scopes]) };
}
/** The organization is where a file goes that has no target. */
function joinScopes(scopes) {
    const distinct = [...new Map(scopes.map((scope) => [(0,evidence_scopes/* keyScope */.yi)(scope), scope])).values()];
    const targets = distinct.filter(({ target }) => target !== undefined);
    return targets.length > 0 ? targets : distinct;
}
function describePolicy({ entry, schema }) {
    const { owner, csvCheck, ifAmbiguous, ifMissing, skipUnchangedForMs, ownedByMe } = entry;
    return JSON.stringify([
        owner,
        csvCheck,
        ifAmbiguous,
        ifMissing,
        String(skipUnchangedForMs),
        ownedByMe,
        schema,
    ]);
}

;// CONCATENATED MODULE: ./build/evidence/collect.js







/**
 * Finds the evidence files and names them. Everything that is wrong with the input shows here, before the first
 * request: patterns that select nothing, two files for one proof name, a pin that several files would share.
 */
async function collectEvidence(settings, files, emit) {
    const intents = [];
    const refused = new Map();
    for (const entry of settings.entries) {
        const found = await files.find(entry.patterns, settings.allow);
        tellFound(found, entry, emit);
        const scopes = entry.proofId === undefined ? (0,evidence_scopes/* listScopes */.cV)(entry.targets, entry.ownedByMe) : [];
        for (const file of found.files) {
            const named = nameFile(file, entry, scopes);
            if ('rule' in named) {
                refused.set(named.path, named);
            }
            else {
                intents.push(named);
            }
        }
        found.refused.forEach((file) => refused.set(file.path, file));
    }
    warnOfIdleRules(intents, emit);
    const joined = joinIntents(intents);
    refuseCollisions(joined);
    return {
        intents: joined.filter(({ name }) => isInShard(name, settings.shard)),
        refused: [...refused.values()].filter(({ path }) => isInShard(path, settings.shard)),
    };
}
function tellFound(found, entry, emit) {
    judgeEmptyPatterns(found.emptyPatterns, entry, emit);
    for (const message of found.notices) {
        emit({ type: 'notice', message });
    }
}
function nameFile(file, entry, scopes) {
    try {
        const name = (0,names/* renderName */.gU)(entry.name, file.path);
        const schema = matchSchemaRule(entry.schemaRules, name, file.path)?.schema;
        return { file, name, scopes, entry, schema };
    }
    catch (error) {
        if (error instanceof names/* UnfitNameError */.E9) {
            return { path: file.path, rule: 'proof-name', reason: error.message };
        }
        throw error;
    }
}
function judgeEmptyPatterns(empty, { patterns, ifNoFilesFound }, emit) {
    if (empty.length === 0 || ifNoFilesFound === 'ignore') {
        return;
    }
    const excludes = patterns.some((pattern) => pattern.startsWith('!'))
        ? ' beside what is excluded, whatever the order,'
        : '';
    const message = `no files were found${excludes} for ${empty.map((pattern) => `"${pattern}"`).join(', ')}`;
    if (ifNoFilesFound === 'error') {
        throw new errors/* InputError */.d('path', `${message}. Check the step that makes them, or set "if-no-files-found: warn".`);
    }
    emit({ type: 'warning', message: `path: ${message}.` });
}
/** A rule that fits nothing is probably misspelt; rules of entries that selected nothing had no chance. */
function warnOfIdleRules(intents, emit) {
    const rules = new Set(intents.flatMap(({ entry }) => entry.schemaRules));
    for (const { name, file, entry } of intents) {
        const used = matchSchemaRule(entry.schemaRules, name, file.path);
        if (used !== undefined) {
            rules.delete(used);
        }
    }
    for (const { pattern } of rules) {
        emit({ type: 'warning', message: `csv-schemas: the pattern "${pattern}" fits none of the files.` });
    }
}

;// CONCATENATED MODULE: ./build/evidence/delivery/unseen.js
/**
 * A write that the service answered and does not show. Without `verify` a gap in an answer stays a gap; else what was not
 * seen is not called landed.
 *
 * @param why a sentence
 */
function describeUnseen(outcome, why, run) {
    if (run.settings.verify === 'none') {
        return outcome;
    }
    const failure = {
        code: 'not-confirmed',
        message: `the service answered that it is stored, but that could not be confirmed: ${why} Look at "${outcome.step.name}" in the service.`,
    };
    return { ...outcome, kind: 'unknown', failure };
}

;// CONCATENATED MODULE: ./build/evidence/delivery/confirm-contents.js





/** Reads back what landed, for `verify: content`, and holds it to the bytes that were sent. */
async function confirmContents(outcomes, run) {
    return (0,evidence_concurrency/* mapConcurrently */.X)(outcomes, run.settings.concurrency, async (outcome) => {
        const { proofId, version, size, sha256 } = outcome;
        if (!isLanded(outcome) || proofId === undefined || size === undefined) {
            return outcome;
        }
        try {
            if ((await digestVersion(run.service, proofId, version, size)) === sha256) {
                return outcome;
            }
        }
        catch (error) {
            if (!(error instanceof evidence_service/* ServiceError */._7)) {
                throw error;
            }
            return describeUnseen(outcome, `its contents could not be read back: ${error.message}`, run);
        }
        const message = `the service does not give back the bytes that were sent, as version ${version ?? 'latest'} of the item ${proofId}. Look at it before an auditor does, and run again.`;
        return { ...outcome, kind: 'failed', failure: { code: 'not-confirmed', message } };
    });
}

;// CONCATENATED MODULE: ./build/evidence/delivery/confirm-outcome.js



/**
 * Holds a write against the items that bear its name now. Nothing when it does not show yet; a failure when the service
 * holds something else than was sent, or when another job made an item of the same name meanwhile.
 */
async function judgeOutcome(outcome, items, run) {
    const { step } = outcome;
    const newcomers = findNewcomers(step, items, run.claimed);
    const own = outcome.proofId === undefined ? newcomers[0] : items.find(({ id }) => id === outcome.proofId);
    if (own === undefined) {
        return undefined;
    }
    const others = newcomers.filter(({ id }) => id !== own.id);
    if (others.length > 0 && step.scope !== undefined) {
        return failDuplicate(outcome, own, others);
    }
    run.claimed.add(own.id);
    return judgeVersion({ ...outcome, proofId: own.id }, own, run);
}
async function judgeVersion(outcome, own, run) {
    const { step, version, size, reposted } = outcome;
    if (step.item !== undefined && isAsBefore(own, step.item, size)) {
        return undefined;
    }
    const next = step.item?.version === undefined ? undefined : step.item.version + 1;
    const expected = version ?? next;
    if (own.version === undefined || expected === undefined) {
        return judgeSize({ ...outcome, version: expected ?? own.version }, own, run);
    }
    if (own.version < expected) {
        return undefined;
    }
    if (next !== undefined && own.version > next && (reposted || version === undefined)) {
        return judgeAmongOthers(outcome, own.id, next, own.version, run);
    }
    return own.version === expected ? judgeSize({ ...outcome, version: expected }, own, run) : outcome;
}
/** Whether a list that tells no version still shows the item as it was: not uploaded since, or not of the size sent. */
function isAsBefore(own, before, size) {
    if (own.version !== undefined || own.uploadedOn !== before.uploadedOn) {
        return false;
    }
    return own.uploadedOn !== undefined || (own.size !== undefined && own.size !== size);
}
/** More than one version came since the baseline: the bytes tell which is ours, and whether ours is there twice. */
async function judgeAmongOthers(outcome, proofId, from, to, { service }) {
    const { size = 0, sha256, reposted } = outcome;
    const ours = [];
    for (let version = from; version <= to; version += 1) {
        if ((await digestVersion(service, proofId, version, size)) === sha256) {
            ours.push(version);
        }
    }
    const [version] = ours;
    if (!reposted || ours.length < 2) {
        return version === undefined ? undefined : { ...outcome, version: outcome.version ?? version };
    }
    const message = `stored twice, as the versions ${ours.join(' and ')} of the item ${proofId}: its first post landed after it was looked for. ` +
        'Nothing needs to be uploaded again; see that the double version does no harm.';
    return { ...outcome, kind: 'failed', failure: { code: 'duplicate', message } };
}
function judgeSize(outcome, own, run) {
    if (run.settings.verify === 'none' || own.size === undefined || own.size === outcome.size) {
        return outcome;
    }
    const message = `the service holds ${own.size} bytes, but ${outcome.size} were sent, in version ${own.version} of the item ${own.id}. Run again.`;
    return { ...outcome, kind: 'failed', failure: { code: 'not-confirmed', message } };
}
function failDuplicate(outcome, own, others) {
    const { step } = outcome;
    const ids = [...step.baseline, own, ...others].map(({ id }) => id);
    const place = step.scope === undefined ? 'there' : (0,evidence_scopes/* describeScope */.OI)(step.scope);
    const message = `${outcome.reposted ? 'another job, or a first post of ours that landed late,' : 'another job'} made an item of the same name meanwhile: "${step.name}" is ${place} as ${[...new Set(ids)].join(', ')}. ` +
        'Archive all but one, and give the jobs one "concurrency" group so that they take turns.';
    return { ...outcome, kind: 'failed', failure: { code: 'duplicate', message } };
}

;// CONCATENATED MODULE: ./build/evidence/delivery/confirm-scope.js









/**
 * Confirms what landed in one scope: by a walk, then by name, and what is left by what bears another name.
 *
 * @param newest uploadedOn of the newest item before the first write, where it is known
 */
async function confirmScope(scope, group, newest, run) {
    const confirmed = [];
    let unseen = group;
    const settle = (outcomes) => {
        const steps = new Set(outcomes.map(({ step }) => step));
        confirmed.push(...outcomes);
        unseen = unseen.filter(({ step }) => !steps.has(step));
    };
    let why = 'the service does not list it.';
    try {
        let walked = unseen.length > 1 ? await walkNewest(scope, unseen, newest, run) : undefined;
        const judgeUnseen = async () => {
            const verdicts = await (0,evidence_concurrency/* mapConcurrently */.X)(unseen, run.settings.concurrency, (outcome) => judge(outcome, walked, run));
            settle(verdicts.filter((verdict) => verdict !== undefined));
            walked = undefined;
            settle(await findRenamed(scope, unseen, run, false));
            return unseen.length === 0 ? confirmed : undefined;
        };
        await askPatiently(judgeUnseen, run.settings.settleMs, run);
        settle(await findRenamed(scope, unseen, run, true));
    }
    catch (error) {
        if (!(error instanceof evidence_service/* ServiceError */._7)) {
            throw error;
        }
        why = error.message;
    }
    return [...confirmed, ...unseen.map((outcome) => describeUnseen(outcome, why, run))];
}
/** The verdict on one outcome; none where the service does not show it yet. What cannot be asked is called unseen. */
async function judge(outcome, walked, run) {
    const { name, item } = outcome.step;
    const seen = walked?.get((item?.filename ?? name).normalize('NFC'));
    try {
        const verdict = seen === undefined ? undefined : await judgeOutcome(outcome, seen, run);
        return verdict ?? (await judgeOutcome(outcome, await searchStep(outcome.step, run.service), run));
    }
    catch (error) {
        if (!(error instanceof evidence_service/* ServiceError */._7)) {
            throw error;
        }
        return describeUnseen(outcome, error.message, run);
    }
}
/**
 * What was uploaded into a scope since the baseline, by name. Nothing when that is more than a page for each name away:
 * then searching is cheaper.
 */
async function walkNewest(scope, group, newest, { service }) {
    const sightings = new Map();
    let pagesLeft = group.length;
    for await (const { items, next } of (0,listing/* walkPages */.wZ)(service, (0,evidence_scopes/* queryNewestFirst */.F_)(scope))) {
        for (const item of items.filter(({ archived }) => !archived)) {
            const name = item.filename.normalize('NFC');
            const seen = sightings.get(name) ?? [];
            seen.push(item);
            sightings.set(name, seen);
        }
        const oldest = items.at(-1)?.uploadedOn;
        if (next === undefined || (newest !== undefined && oldest !== undefined && oldest < newest)) {
            return sightings;
        }
        pagesLeft -= 1;
        if (pagesLeft <= 0) {
            return undefined;
        }
    }
    return sightings;
}

;// CONCATENATED MODULE: ./build/evidence/confirm.js




/**
 * Confirms what landed by the service's own lists: one walk a scope, newest first, down to what was the newest before the
 * first write; what it did not show is searched by name, again until `settle` is over (docs/delivery.md). What an answer
 * left out, an id or a version, is learned here too. With `verify: content` the bytes are read back.
 */
async function confirmOutcomes(outcomes, matches, run) {
    const isWanted = (outcome) => run.settings.verify !== 'none' || outcome.proofId === undefined || outcome.version === undefined;
    const landed = outcomes.filter(isLanded).filter(isWanted);
    if (landed.length === 0) {
        return [...outcomes];
    }
    run.emit({ type: 'confirming', total: landed.length });
    const confirmed = new Map();
    for (const [scope, group] of groupByScope(landed)) {
        const newest = matches.views.get((0,evidence_scopes/* keyScope */.yi)(scope))?.newestUploadedOn;
        for (const outcome of await confirmScope(scope, group, newest, run)) {
            confirmed.set(outcome.step, outcome);
        }
    }
    const settled = outcomes.map((outcome) => confirmed.get(outcome.step) ?? outcome);
    return run.settings.verify === 'content' ? confirmContents(settled, run) : settled;
}
/** The organization comes last: by then it is known which of its items are our own links. */
function groupByScope(landed) {
    const groups = Map.groupBy(landed, ({ step }) => (0,evidence_scopes/* keyScope */.yi)(step.scope ?? evidence_scopes/* organization */.kw));
    return [...groups.values()]
        .map((group) => [group[0]?.step.scope ?? evidence_scopes/* organization */.kw, group])
        .toSorted(([left], [right]) => Number(left.target === undefined) - Number(right.target === undefined));
}

;// CONCATENATED MODULE: ./build/evidence/csv/cell-advice.js
const everywhere = [
    { fits: /^\s|\s$/u, advise: () => 'remove the white space around it' },
    {
        fits: /^(?:n\/?a|null|none|nil|nan|-+|\?)$/iu,
        advise: () => 'leave the cell empty where there is no value',
    },
];
/** The first row that fits a cell tells what to do about it; the last row of each type fits all. */
const advices = {
    number: [
        ...everywhere,
        {
            fits: /^[+-]?\d[\d.,' ]*$/u,
            advise: () => 'write it with a decimal point and without thousands separators',
        },
        {
            fits: /^\p{Sc}|[%\p{Sc}]$/u,
            advise: () => 'leave the unit out',
        },
        { fits: /(?:)/u, advise: () => 'write it like 1234.5' },
    ],
    boolean: [...everywhere, { fits: /(?:)/u, advise: () => 'write true or false' }],
    date: [
        ...everywhere,
        {
            fits: /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/u,
            advise: (_, first = '', second = '', year = '') => adviseDayAndMonth(first, second, year),
        },
        {
            fits: /^\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)/u,
            advise: () => 'day, month and year are ambiguous; write it like 2026-04-03',
        },
        { fits: /^\d{4}-\d\d-\d\d$/u, advise: () => 'there is no such day' },
        { fits: /^(\d{4}-\d\d-\d\d) (?=\d\d:)/u, advise: (_, day = '') => `write "T" after ${day}` },
        { fits: /(?:)/u, advise: () => 'write it like 2026-04-03 or 2026-04-03T10:00:00Z' },
    ],
};
/** What to do about a cell that is not of the type of its column. */
function adviseCell(cell, type) {
    for (const { fits, advise } of advices[type]) {
        const parts = fits.exec(cell);
        if (parts !== null) {
            return advise(...parts);
        }
    }
    throw new Error(`no advice fits a cell of type ${type}`);
}
const MONTHS = 12;
function adviseDayAndMonth(first, second, year) {
    const asMonthDay = writeDate(year, first, second);
    const asDayMonth = writeDate(year, second, first);
    const readings = [
        Number(first) <= MONTHS ? asMonthDay : undefined,
        Number(second) <= MONTHS ? asDayMonth : undefined,
    ];
    const [one, other] = new Set(readings.filter((reading) => reading !== undefined));
    if (one === undefined) {
        return 'write it like 2026-04-03';
    }
    return other === undefined ? `write ${one}` : `day and month are ambiguous; write ${one} or ${other}`;
}
function writeDate(year, month, day) {
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

// EXTERNAL MODULE: ./build/evidence/csv/cell-types.js
var cell_types = __webpack_require__(92443);
// EXTERNAL MODULE: ./build/evidence/csv/findings.js
var findings = __webpack_require__(64465);
// EXTERNAL MODULE: ./build/evidence/csv/infer-cell.js
var infer_cell = __webpack_require__(13852);
// EXTERNAL MODULE: ./build/evidence/csv/quote.js
var quote = __webpack_require__(75679);
;// CONCATENATED MODULE: ./build/evidence/csv/checked-column.js





/** Holds the cells of one column against its type, and remembers what the others are instead. */
class CheckedColumn {
    #name;
    #type;
    #test;
    #level;
    #log;
    #badCount = 0;
    #firstBadLine = 0;
    #badKind;
    constructor(name, type, level, log) {
        this.#name = name;
        this.#type = type;
        this.#test = (0,cell_types/* chooseCellTest */.m)(type);
        this.#level = level;
        this.#log = log;
    }
    take(cell, place, index) {
        if (!this.#test(cell)) {
            this.#takeBad(cell, place, index);
        }
    }
    /** `"lastLogin" is now text in 12 of 300 rows, first at line 41`; nothing where all cells fit. */
    describeDrift(rows) {
        return this.#badCount === 0
            ? []
            : [
                `${(0,quote/* quote */.h)(this.#name)} is now ${this.#badKind} in ${this.#badCount} of ${rows} rows, first at line ${this.#firstBadLine}`,
            ];
    }
    #takeBad(cell, place, index) {
        const kind = (0,infer_cell/* classifyCell */.P)(cell);
        const isTyped = kind !== 'identifier' && (this.#badKind ?? kind) === kind;
        this.#badKind = isTyped ? kind : 'text';
        this.#badCount += 1;
        this.#firstBadLine ||= place.locate(index).line;
        this.#log.add((0,quote/* quote */.h)(this.#name), () => (0,findings/* describeCell */.A)(place.locate(index), this.#level, cell, `in ${(0,quote/* quote */.h)(this.#name)} is not a ${this.#type}: ${adviseCell(cell, this.#type)}`));
    }
}

// EXTERNAL MODULE: ./build/evidence/csv/header.js
var csv_header = __webpack_require__(64330);
// EXTERNAL MODULE: ./build/evidence/csv/ragged.js
var csv_ragged = __webpack_require__(71209);
// EXTERNAL MODULE: ./build/evidence/csv/table.js + 2 modules
var table = __webpack_require__(52165);
;// CONCATENATED MODULE: ./build/evidence/csv/check-table.js





/**
 * Holds a table against the fields that its schema declares, streaming. The header must bear exactly the fields; a filled
 * cell must be of the type of its column. Throws UnreadableCsv.
 *
 * @param level what a cell or a row at fault is; a fault of the header is always an error
 */
async function checkTable(chunks, fields, level) {
    const types = new Map(fields.map(({ name, type }) => [name, type]));
    const log = new findings/* FindingLog */.s();
    const ragged = new csv_ragged/* RaggedRows */.c(log, level);
    const headerDrift = [];
    const columns = [];
    const rows = await (0,table/* readTable */.x)(chunks, {
        begin(header, place) {
            headerDrift.push(...(0,csv_header/* logHeader */.k)(header, place, log, [...types.keys()]));
            return header.map((name) => {
                const type = types.get(name) ?? 'text';
                if (type === 'text') {
                    return undefined;
                }
                const column = new CheckedColumn(name, type, level, log);
                columns.push(column);
                return column;
            });
        },
        takeRagged: (...row) => ragged.take(...row),
    });
    const drift = [
        ...headerDrift,
        ...columns.flatMap((column) => column.describeDrift(rows)),
        ...ragged.describe(rows),
    ];
    return { rows, findings: log.told, groups: log.groups, drift };
}

// EXTERNAL MODULE: ./build/evidence/csv/infer-table.js + 1 modules
var infer_table = __webpack_require__(54172);
// EXTERNAL MODULE: ./build/evidence/csv/unreadable.js
var unreadable = __webpack_require__(49148);
;// CONCATENATED MODULE: ./build/evidence/csv/check-file.js






/** Checks one CSV against its schema, or infers the schema. Every fault is a failure of this file. */
async function checkFile(file, declared, mode, run) {
    let content;
    try {
        content = await run.files.open(file);
        const chunks = keepChunks(content.stream(), run.signal);
        const check = await readTable(chunks, file.path, declared, mode);
        if (check.groups.some(({ first }) => first.level === 'error')) {
            return { failure: { code: 'csv-invalid', message: explainMisfit(check) }, check };
        }
        return { schema: declared === 'infer' ? (0,schema/* makeSchema */.m)(check.inferred ?? []) : declared, check };
    }
    catch (error) {
        return explainFault(error, file.path, declared, run.signal);
    }
    finally {
        await content?.close();
    }
}
async function readTable(chunks, path, declared, mode) {
    const level = mode === 'strict' ? 'error' : 'warning';
    if (declared === 'infer') {
        const { fields, ...check } = await (0,infer_table/* inferTable */.Z)(chunks, level);
        return { ...check, path, inferred: fields };
    }
    return { ...(await checkTable(chunks, declared.schema.fields, level)), path, inferred: undefined };
}
/** Copies: the parser still looks at a chunk when the next one comes. */
async function* keepChunks(chunks, signal) {
    for await (const chunk of chunks) {
        signal.throwIfAborted();
        yield Buffer.from(chunk);
    }
}
const PHRASES_TOLD = 5;
function explainMisfit({ drift, groups, inferred }) {
    const rest = drift.length - PHRASES_TOLD;
    const told = [...drift.slice(0, PHRASES_TOLD), ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
    const hasHeaderFault = groups.some(({ subject }) => subject === 'header');
    if (inferred !== undefined) {
        const wayOut = hasHeaderFault ? 'Correct the header.' : 'Correct the rows, or set "csv-check: warn".';
        return `its schema cannot be inferred: ${told}. ${wayOut}`;
    }
    const wayOut = hasHeaderFault ? '"csv-check: off" to upload it as it is' : '"csv-check: warn"';
    return `it does not fit its schema: ${told}. Correct the file or the schema, or set ${wayOut}.`;
}
function explainFault(error, path, declared, signal) {
    if (error instanceof unreadable/* UnreadableCsv */.k) {
        const { line, message } = error;
        const finding = { line, column: undefined, level: 'error', message };
        const group = { subject: 'file', first: finding, count: 1 };
        const check = {
            path,
            rows: 0,
            findings: [finding],
            groups: [group],
            drift: [message],
            inferred: undefined,
        };
        const wayOut = declared === 'infer' ? '' : ', or set "csv-check: off" to upload it as it is';
        return {
            failure: { code: 'csv-invalid', message: `it is no readable CSV: ${message}${wayOut}.` },
            check,
        };
    }
    if (error instanceof files/* FileChangedError */.j) {
        return { failure: { code: 'file-changed', message: error.message }, check: undefined };
    }
    if (signal.aborted) {
        const message = `not attempted: ${(0,unsent/* describeAbort */.e$)(signal)}`;
        return { failure: { code: 'not-attempted', message }, check: undefined };
    }
    throw error;
}

;// CONCATENATED MODULE: ./build/evidence/csv/check-evidence.js

/**
 * Reads every CSV that has a schema before anything is written: finds the schema where it is to be inferred, and holds the
 * rows against it where it is declared (docs/csv.md). What is wrong is told line by line.
 */
async function checkEvidence({ intents, refused }, run) {
    const checked = [];
    const invalid = [];
    const csvChecks = [];
    for (const intent of intents) {
        const { schema } = intent;
        if (schema === undefined || (schema !== 'infer' && intent.entry.csvCheck === 'off')) {
            checked.push({ ...intent, schema });
            continue;
        }
        const result = await checkFile(intent.file, schema, intent.entry.csvCheck, run);
        if (result.check !== undefined) {
            tellCheck(result.check, run);
            csvChecks.push(result.check);
        }
        if ('failure' in result) {
            invalid.push({ intent, failure: result.failure });
        }
        else {
            checked.push({ ...intent, schema: result.schema });
        }
    }
    return { intents: checked, refused, invalid, csvChecks };
}
function tellCheck(check, { emit }) {
    for (const finding of check.findings) {
        emit({ type: 'csv-finding', path: check.path, finding });
    }
    emit({ type: 'csv-checked', check });
}

// EXTERNAL MODULE: ./build/evidence/calls/gate.js + 3 modules
var calls_gate = __webpack_require__(56929);
// EXTERNAL MODULE: ./build/evidence/calls/govern.js
var govern = __webpack_require__(13139);
// EXTERNAL MODULE: ./build/evidence/lookup.js
var evidence_lookup = __webpack_require__(94500);
// EXTERNAL MODULE: ./build/evidence/pin.js
var pin = __webpack_require__(61647);
;// CONCATENATED MODULE: ./build/evidence/match.js






/** Looks every name up in each of its scopes. A scope that cannot be read fails its own names only. */
async function matchEvidence(intents, service, concurrency) {
    const wanted = new Map();
    const pins = new Map();
    for (const intent of intents) {
        const { proofId } = intent.entry;
        if (proofId !== undefined) {
            pins.set(proofId, await (0,pin/* lookUpPin */._)(service, proofId, intent.name));
            continue;
        }
        for (const scope of intent.scopes) {
            const key = (0,evidence_scopes/* keyScope */.yi)(scope);
            const { names } = wanted.get(key) ?? { names: new Set() };
            wanted.set(key, { scope, names: names.add(intent.name) });
        }
    }
    const views = await (0,evidence_concurrency/* mapConcurrently */.X)([...wanted], concurrency, async ([key, { scope, names }]) => {
        const view = await viewScope(service, scope, [...names], concurrency);
        return [key, view];
    });
    return { views: new Map(views), pins };
}
/**
 * Looks F names up in one scope, nothing assumed about its size: walks at most F pages, and when that does not reach the
 * end, searches. Items are walked by creation, an order that other people's writes do not disturb. It never costs
 * more than about twice the better of walking and searching.
 *
 * A name that the walk has seen once is searched too: a second item of that name may be on a page not walked.
 */
async function viewScope(service, scope, names, concurrency) {
    try {
        const walked = names.length > 1 ? await walkScope(service, scope, names) : undefined;
        if (walked !== undefined) {
            return walked;
        }
        const newestUploadedOn = names.length > 1 ? await readNewestUpload(service, scope) : undefined;
        const searched = await (0,evidence_concurrency/* mapConcurrently */.X)(names, concurrency, async (name) => {
            return [name, await searchLookup(service, scope, name)];
        });
        return { scope, lookups: new Map(searched), newestUploadedOn };
    }
    catch (error) {
        const failed = (0,evidence_lookup/* failLookup */.H)(error, `what is ${(0,evidence_scopes/* describeScope */.OI)(scope)}`);
        return { scope, lookups: new Map(names.map((name) => [name, failed])), newestUploadedOn: undefined };
    }
}
/** The view from a walk, or nothing when the end is further away than a page a name. */
async function walkScope(service, scope, names) {
    const lookups = new Map();
    names.forEach((name) => lookups.set(name, nothing));
    const seen = new Set();
    let newestUploadedOn;
    let pagesLeft = names.length;
    for await (const { items, next } of (0,listing/* walkPages */.wZ)(service, (0,evidence_scopes/* queryOldestFirst */.OL)(scope))) {
        for (const item of items) {
            newestUploadedOn = laterOf(newestUploadedOn, item.uploadedOn);
            if (!item.archived && !seen.has(item.id)) {
                seen.add(item.id);
                const name = item.filename.normalize('NFC');
                const lookup = lookups.get(name);
                if (lookup === nothing) {
                    lookups.set(name, { items: [item] });
                }
                else {
                    lookup?.items.push(item);
                }
            }
        }
        pagesLeft -= 1;
        if (pagesLeft === 0 && next !== undefined) {
            return undefined;
        }
    }
    return { scope, lookups, newestUploadedOn };
}
/** For all names that nothing bears: a list of its own for each takes room for seventeen with its first item. */
const nothing = { items: [] };
async function readNewestUpload(service, scope) {
    const { items } = await service.listPage((0,evidence_scopes/* queryNewestFirst */.F_)(scope));
    return items.reduce((newest, item) => laterOf(newest, item.uploadedOn), undefined);
}
async function searchLookup(service, scope, name) {
    try {
        return { items: await (0,listing/* searchName */.MO)(service, scope, name) };
    }
    catch (error) {
        return (0,evidence_lookup/* failLookup */.H)(error, `what is ${(0,evidence_scopes/* describeScope */.OI)(scope)}`);
    }
}
function laterOf(left, right) {
    return left === undefined || (right !== undefined && right > left) ? right : left;
}

;// CONCATENATED MODULE: ./build/evidence/steps.js
/** Makes a step a conflict: the reason is what the failure says. */
function refuseStep({ path, name, targets }, failure) {
    return { kind: 'conflict', path, name, targets, why: failure.message, failure };
}

;// CONCATENATED MODULE: ./build/evidence/one-version.js


/** An item found under several targets gets one new version (README.md, "What happens to a file"). */
function joinVersions(steps) {
    const joined = [];
    for (const step of steps) {
        const twin = joined.findIndex((other) => isSameVersion(other, step));
        const first = joined[twin];
        if (first?.kind === 'version') {
            const targets = [...first.targets, ...step.targets];
            const why = `one item is linked to ${targets.map(evidence_targets/* formatTarget */.P4).join(' and ')}`;
            joined[twin] = { ...first, targets, why };
        }
        else {
            joined.push(step);
        }
    }
    return joined;
}
function isSameVersion(left, right) {
    return left.kind === 'version' && right.kind === 'version' && left.item?.id === right.item?.id;
}
/** An item gets at most one version a run: a second file for it is a conflict (docs/manifest.md). */
function refuseSecondVersions(steps) {
    const takenBy = new Map();
    return steps.map((step) => {
        const id = step.kind === 'version' ? step.item?.id : undefined;
        if (id === undefined) {
            return step;
        }
        const taker = takenBy.get(id);
        if (taker === undefined) {
            takenBy.set(id, step.path);
            return step;
        }
        const message = `${taker} already becomes a version of the item ${id} in this run. Give one of the two another name or target.`;
        return refuseStep(step, { code: 'second-version', message });
    });
}

;// CONCATENATED MODULE: ./build/evidence/plan.js




/** Decides what shall happen to each file, from what was found on either side. Asks nobody and writes nothing. */
function planSteps(collection, matches) {
    const refused = [...collection.refused.map(planRefusal), ...collection.invalid.map(planInvalid)];
    const planned = collection.intents.flatMap((intent) => planIntent(intent, matches));
    return { steps: [...refused, ...refuseSecondVersions(planned)] };
}
function planRefusal({ path, reason }) {
    return refuseStep({ path, name: undefined, targets: [] }, { code: 'refused-file', message: reason });
}
function planInvalid({ intent, failure }) {
    return refuseStep(describeBase(intent, intent.scopes), failure);
}
function planIntent(intent, matches) {
    const { proofId } = intent.entry;
    if (proofId !== undefined) {
        return [planPin(intent, proofId, requireLookup(matches.pins.get(proofId), intent))];
    }
    const steps = intent.scopes.map((scope) => {
        const lookup = matches.views.get((0,evidence_scopes/* keyScope */.yi)(scope))?.lookups.get(intent.name);
        return planScope(intent, scope, requireLookup(lookup, intent));
    });
    return joinVersions(steps);
}
function planPin(intent, proofId, lookup) {
    const base = describeBase(intent, []);
    if ('failure' in lookup) {
        return refuseStep(base, lookup.failure);
    }
    const [item] = lookup.items;
    if (item === undefined) {
        const message = `the pinned item ${proofId} does not exist, or was archived or deleted. Correct "proof-id", or leave it out.`;
        return refuseStep(base, { code: 'not-found', message });
    }
    const why = 'proof-id pins this item';
    return { ...base, kind: 'version', why, intent, scope: undefined, item, baseline: [item] };
}
function planScope(intent, scope, lookup) {
    if ('failure' in lookup) {
        return refuseStep(describeBase(intent, [scope]), lookup.failure);
    }
    const [oldest, ...others] = (0,evidence_lookup/* sortByAge */.n)(lookup.items);
    return oldest === undefined ? planNew(intent, scope) : planVersion(intent, scope, [oldest, ...others]);
}
function planNew(intent, scope) {
    const base = describeBase(intent, [scope]);
    if (intent.entry.ifMissing === 'error') {
        const message = `nothing ${(0,evidence_scopes/* describeScope */.OI)(scope)} is named "${intent.name}", and "if-missing" is "error". Check the name, or set "if-missing: create".`;
        return refuseStep(base, { code: 'missing', message });
    }
    const nothing = { ...base, intent, scope, item: undefined, baseline: [] };
    return scope.target === undefined
        ? { ...nothing, kind: 'create', why: 'nothing of this name is in the organization' }
        : { ...nothing, kind: 'link', why: 'nothing of this name is linked there' };
}
/** @param bearers the items that bear the name, the oldest first */
function planVersion(intent, scope, bearers) {
    const base = describeBase(intent, [scope]);
    const [item] = bearers;
    const place = (0,evidence_scopes/* describeScope */.OI)(scope);
    if (bearers.length > 1 && intent.entry.ifAmbiguous === 'error') {
        const ids = bearers.map(({ id }) => id).join(', ');
        const message = `${bearers.length} items ${place} are named "${intent.name}": ${ids}. Archive all but one, set "if-ambiguous: oldest", or pin one with "proof-id".`;
        return refuseStep(base, { code: 'ambiguous', message });
    }
    const which = bearers.length > 1 ? `the oldest of ${bearers.length} items of this name` : 'the one item of this name';
    return { ...base, kind: 'version', why: `${which} ${place}`, intent, scope, item, baseline: bearers };
}
/** What was looked for: a step that was not is a fault of ours. */
function requireLookup(lookup, { file }) {
    if (lookup === undefined) {
        throw new Error(`${file.path} was planned before it was looked up`);
    }
    return lookup;
}
function describeBase({ file, name }, scopes) {
    return { path: file.path, name, targets: (0,evidence_scopes/* listTargets */.nJ)(scopes) };
}

;// CONCATENATED MODULE: ./build/evidence/report.js

/** Counts the outcomes of a plan, and judges them. */
function reportRun(plan, outcomes, { csvChecks = [], dryRun = false } = {}) {
    const counts = {
        created: 0,
        linked: 0,
        versioned: 0,
        skipped: 0,
        failed: 0,
        unknown: 0,
        planned: 0,
        total: outcomes.length,
    };
    for (const { kind } of outcomes) {
        counts[kind] += 1;
    }
    const verdict = counts.unknown > 0 ? 'unknown' : counts.failed > 0 ? 'failed' : 'landed';
    return { plan, outcomes, csvChecks, counts, verdict, dryRun };
}
/** The rows of the output `results`. */
function listResults({ outcomes }) {
    return outcomes.map(({ step, kind, failure, ...facts }) => ({
        file: step.path,
        name: step.name ?? null,
        target: step.targets.length === 0 ? null : step.targets.map(evidence_targets/* formatTarget */.P4).join('\n'),
        step: step.kind,
        outcome: kind,
        proofId: facts.proofId ?? null,
        version: facts.version ?? null,
        size: facts.size ?? null,
        sha256: facts.sha256 ?? null,
        recovered: facts.recovered,
        error: failure === undefined ? null : { code: failure.code, message: failure.message },
    }));
}
/** The output `proof-ids`: the ids of the items that bear each proof name after the run. */
function listProofIds({ outcomes }) {
    const ids = new Map();
    for (const { step, proofId } of outcomes) {
        if (step.name !== undefined && proofId !== undefined) {
            ids.set(step.name, (ids.get(step.name) ?? new Set()).add(proofId));
        }
    }
    return Object.fromEntries([...ids].map(([name, set]) => [name, [...set]]));
}

;// CONCATENATED MODULE: ./build/evidence/unchanged.js






/**
 * Turns versions that would bring nothing new into skips, as `if-unchanged` says: the age first, then the size, and only
 * where both allow it the bytes of the latest version, streamed. What cannot be read back is not called unchanged.
 */
async function skipUnchanged(plan, run) {
    const steps = await (0,evidence_concurrency/* mapConcurrently */.X)(plan.steps, run.settings.concurrency, async (step) => isCandidate(step, run) ? compareStep(step, run) : step);
    return { steps };
}
function isCandidate(step, run) {
    if (step.kind !== 'version') {
        return false;
    }
    const { size, uploadedOn } = step.item ?? {};
    const limitMs = step.intent.entry.skipUnchangedForMs;
    const isYoung = limitMs === Infinity || (uploadedOn !== undefined && run.clock.now() - uploadedOn < limitMs);
    return isYoung && (size === undefined || size === step.intent.file.size);
}
async function compareStep(step, run) {
    const { path, name, targets, intent, item } = step;
    if (item === undefined) {
        return step;
    }
    let content;
    try {
        content = await run.files.open(intent.file);
        const stored = await digestVersion(run.service, item.id, item.version, content.size);
        if (stored === undefined || stored !== (await content.sha256())) {
            return step;
        }
        const why = `it is unchanged since version ${item.version ?? 'the latest'}${describeDay(item.uploadedOn)}`;
        return { kind: 'skip', path, name, targets, why, intent, item, sha256: stored };
    }
    catch (error) {
        if (error instanceof files/* FileChangedError */.j) {
            return step;
        }
        if (!(error instanceof evidence_service/* ServiceError */._7)) {
            throw error;
        }
        const { failure } = (0,evidence_lookup/* failLookup */.H)(error, `whether the item ${item.id} is unchanged`);
        return refuseStep(step, failure);
    }
    finally {
        await content?.close();
    }
}
function describeDay(uploadedOn) {
    return uploadedOn === undefined ? '' : ` of ${new Date(uploadedOn).toISOString().slice(0, 10)}`;
}

;// CONCATENATED MODULE: ./build/evidence/submit.js











/**
 * The whole story: collect the evidence, check what is in it, match it with what the service holds, plan, apply, confirm, report.
 * A dry run is the same up to the plan. Throws InputError before any write; every other fault is an outcome.
 */
async function submitEvidence(settings, ports) {
    const run = beginRun(settings, ports);
    const collection = await checkEvidence(await collectEvidence(settings, run.files, run.emit), run);
    const matches = await matchEvidence(collection.intents, run.service, settings.concurrency);
    const plan = await skipUnchanged(planSteps(collection, matches), run);
    const { csvChecks } = collection;
    run.emit({ type: 'planned', plan });
    if (settings.dryRun) {
        return reportRun(plan, plan.steps.map(foretellOutcome), { csvChecks, dryRun: true });
    }
    const outcomes = await applyPlan(plan, run);
    return reportRun(plan, await confirmOutcomes(outcomes, matches, run), { csvChecks });
}
function beginRun(settings, ports) {
    const { clock, random, signal } = ports;
    const { concurrency, timeoutMs } = settings;
    const deadline = clock.now() + timeoutMs;
    const gate = new calls_gate/* Gate */.i({ clock, random, signal, concurrency, deadline });
    return {
        ...ports,
        service: (0,govern/* governService */.r)(ports.service, gate),
        settings,
        deadline,
        claimed: new Set(),
        stopped: undefined,
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/files/fingerprint.js

/** Looks at a location; a link is followed only when told. */
function identify(location, followLink) {
    const stats = (followLink ? external_node_fs_.statSync : external_node_fs_.lstatSync)(location, { bigint: true });
    return { stats, fingerprint: fingerprintOf(stats, followLink) };
}
/**
 * Device, inode, size, and the times of the last change of bytes and of metadata; the latter cannot be set back.
 * A rewrite to the same size within one tick of the file system's clock (4 ms, often) escapes it.
 */
function fingerprintOf(stats, followLink) {
    const way = followLink ? 'followed' : 'direct';
    return [way, stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(':');
}
/** True when the file was found with `allow: symlinks`. */
function followsLink(fingerprint) {
    return fingerprint.startsWith('followed:');
}
/** True when it is the same file, changed or not. */
function isSameInode(fingerprint, { dev, ino }) {
    const [, foundDev, foundIno] = fingerprint.split(':');
    return foundDev === String(dev) && foundIno === String(ino);
}

// EXTERNAL MODULE: ./build/files/system-error.js
var system_error = __webpack_require__(78392);
;// CONCATENATED MODULE: ./build/files/change.js


/** Says how a file differs from what was found; without `now`, only its bytes tell that it does. */
function explainChange(file, now) {
    return `${file.path} ${nameChange(file, now)} ${change_advice}`;
}
/** Says that a file that was found cannot be reached any more. */
function explainLoss(file, error) {
    const change = (0,system_error/* isMissing */.b2)(error) ? 'was deleted' : `cannot be opened (${(0,system_error/* describeSystemError */.Zo)(error)})`;
    return `${file.path} ${change} ${change_advice}`;
}
const change_advice = 'after it was found: upload when nothing writes to it any more';
function nameChange(file, now) {
    if (now === undefined)
        return 'was rewritten';
    // A deleted file's inode number may serve again for what takes its place.
    if (!now.isFile() || !isSameInode(file.fingerprint, now))
        return 'was replaced';
    const size = Number(now.size);
    if (size > file.size)
        return `grew from ${file.size} to ${size} bytes`;
    if (size < file.size)
        return `shrank from ${file.size} to ${size} bytes`;
    return 'was rewritten';
}

;// CONCATENATED MODULE: ./build/files/verify-same.js




/**
 * Throws {@link FileChangedError} when a file is not, or not any more, the one that was found: neither at its path nor in hand,
 * because the path may have led elsewhere for the moment of opening. The path first: a deletion or replacement
 * shows in the descriptor, too, but as a lesser change.
 */
function verifySame(file, descriptor) {
    const followLink = followsLink(file.fingerprint);
    const { stats: atPath } = lookAtPath(file, followLink);
    const inHand = (0,external_node_fs_.fstatSync)(descriptor, { bigint: true });
    for (const stats of [atPath, inHand]) {
        if (fingerprintOf(stats, followLink) !== file.fingerprint) {
            throw new files/* FileChangedError */.j(explainChange(file, stats));
        }
    }
}
function lookAtPath(file, followLink) {
    try {
        return identify(file.location, followLink);
    }
    catch (error) {
        throw new files/* FileChangedError */.j(explainLoss(file, error), { cause: error });
    }
}

;// CONCATENATED MODULE: ./build/files/held-file.js




const MOST_HELD_BYTES = 1024 * 1024;
/** Whether a file is small enough to be held in memory while it is sent. */
function isHeld({ size }) {
    return size <= MOST_HELD_BYTES;
}
/**
 * A small file, read at once: whatever becomes of it on the disk, what is hashed and sent, and sent again, are the same bytes.
 * Throws FileChangedError when they are not those that were found.
 */
function holdFile(file, descriptor) {
    const bytes = Buffer.allocUnsafe(file.size);
    const length = fill(bytes, descriptor);
    verifySame(file, descriptor);
    if (length < bytes.length) {
        throw new files/* FileChangedError */.j(`${file.path} ended after ${length} bytes, and the system tells ${file.size}: upload a copy of it`);
    }
    let digest;
    return {
        size: file.size,
        bytes,
        async *stream() {
            if (bytes.length > 0)
                yield bytes;
        },
        async sha256() {
            digest ??= (0,external_node_crypto_.hash)('sha256', bytes);
            return digest;
        },
        close: async () => undefined,
    };
}
/** A read may give less than was asked for. */
function fill(bytes, descriptor) {
    for (let position = 0; position < bytes.length;) {
        const length = (0,external_node_fs_.readSync)(descriptor, bytes, position, bytes.length - position, position);
        if (length === 0)
            return position;
        position += length;
    }
    return bytes.length;
}

// EXTERNAL MODULE: ./build/files/head.js
var files_head = __webpack_require__(50352);
;// CONCATENATED MODULE: ./build/files/refuse.js
/** Words a refusal: what is wrong, then the way out (CONTRIBUTING.md, "Habits"). */
function refuse(path, rule, what) {
    return { path, rule, reason: `${what}; ${waysOut[rule]}` };
}
const waysOut = {
    symlinks: 'name what it points to, or allow it with "allow: symlinks"',
    'outside-workspace': 'copy it into the workspace, or allow it with "allow: outside-workspace"',
    credentials: 'exclude it with "!", or allow it with "allow: credentials"',
    'empty-files': 'allow it with "allow: empty-files"',
    'git-directory': 'nothing allows it: exclude it with "!", or copy what you need elsewhere',
    'not-a-file': 'only regular files are uploaded: exclude it with "!"',
    unreadable: 'let this user read it, or exclude it with "!"',
};

// EXTERNAL MODULE: ./build/files/rules.js
var files_rules = __webpack_require__(76327);
;// CONCATENATED MODULE: ./build/files/credentials.js
/** What the name of a file says of it. `path` may be of any system. */
function spotCredentialName(path) {
    const slashed = path.replaceAll('\\', '/');
    const credential = nameForms.find(({ form }) => form.test(slashed));
    return credential && `its name is that of ${credential.name}`;
}
/**
 * What the head of a file, read as Latin-1, says of it. Forms are those that their issuers document, long enough
 * not to meet hashes, identifiers or certificates by chance; a JWT is none, because reports quote them.
 */
function spotCredential(head) {
    // UTF-16, as PowerShell writes it, is ASCII with zeros in between.
    const text = head.includes('\0') ? head.replaceAll('\0', '') : head;
    const credential = contentForms.find(({ form }) => form.test(text));
    return credential && `it seems to hold ${credential.name}`;
}
const nameForms = [
    {
        name: 'an environment file',
        form: /(?:^|\/)\.env(?:rc|\.(?!(?:[^/]*\.)?(?:example|sample|template|dist|defaults?|schema)$)[^/]+)?$/i,
    },
    { name: 'an SSH private key', form: /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/i },
    { name: 'a key store', form: /\.(?:pfx|p12|jks|keystore|kdbx)$/i },
    { name: 'Google Cloud credentials', form: /(?:^|\/)gha-creds-[^/]*\.json$/i },
    { name: 'Google Cloud credentials', form: /(?:^|\/)application_default_credentials\.json$/i },
    {
        name: 'a password file',
        form: /(?:^|\/)(?:[._]netrc|\.git-credentials|\.pgpass|\.my\.cnf|\.htpasswd)$/i,
    },
    {
        name: 'a package registry login',
        form: /(?:^|\/)(?:\.npmrc|\.pypirc|\.(?:gem|cargo)\/credentials(?:\.toml)?)$/i,
    },
    { name: 'a Docker login', form: /(?:^|\/)(?:\.dockercfg|\.docker\/config\.json)$/i },
    { name: 'a cloud login', form: /(?:^|\/)(?:\.aws\/credentials|\.kube\/config|credentials\.tfrc\.json)$/i },
];
const contentForms = [
    { name: 'a service-account key', form: /"private_key"\s*:\s*"-----BEGIN/ },
    { name: 'a private key', form: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/ },
    { name: 'a private key', form: /PuTTY-User-Key-File-\d|AGE-SECRET-KEY-1[A-Z0-9]{50}/ },
    { name: 'a GitHub token', form: /\bgh[oprsu]_[A-Za-z0-9]{36}|\bgithub_pat_[A-Za-z0-9_]{50}/ },
    { name: 'a GitLab token', form: /\bgl(?:pat|cbt|dt|ptt|rt|soat)-[\w-]{20}/ },
    {
        name: 'an AWS secret key',
        form: /secret_?access_?key["']?\s*[:=]\s*["']?[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])/i,
    },
    {
        name: 'an AWS secret key',
        form: /\b(?:AKIA|ASIA)[A-Z0-9]{16}["']?[\s,:;]+["']?[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])/,
    },
    { name: 'an Azure storage key', form: /AccountKey=[A-Za-z0-9+/]{86}==/ },
    { name: 'a Slack token', form: /\bxox[abeoprs]-[A-Za-z0-9-]{10}|\bxapp-\d-[A-Z0-9]{8}/ },
    { name: 'an npm token', form: /\bnpm_[A-Za-z0-9]{36}/ },
    { name: 'a PyPI token', form: /\bpypi-AgE[\w-]{50}/ },
    { name: 'a Docker token', form: /\bdckr_[op]at_[\w-]{20}/ },
    { name: 'a Vault token', form: /\bhv[bs]\.[\w-]{24}/ },
    { name: 'a Stripe key', form: /\b[rs]k_live_[A-Za-z0-9]{20}/ },
    { name: 'a SendGrid key', form: /\bSG\.[\w-]{22}\.[\w-]{43}/ },
    { name: 'an API key', form: /\bsk-(?:ant|proj)-[\w-]{20}/ },
];

;// CONCATENATED MODULE: ./build/files/inspect.js







/**
 * Looks at a selected file and applies every safety rule to it (SECURITY.md; README.md, "What happens to a file"). Synchronous: on a disk a look takes
 * microseconds, and the way through Node's threads took ten times as long as the look.
 */
function inspect(location, rules) {
    const path = rules.places.show(location);
    try {
        const { stats, fingerprint } = identify(location, rules.allow.has('symlinks'));
        const real = external_node_fs_.realpathSync.native(location);
        const size = Number(stats.size);
        const offence = judgePlace(real, rules) ?? judgeKind(stats, rules) ?? judgeContent(location, real, size, rules);
        return offence === undefined
            ? { kind: 'taken', file: { path, location, size, fingerprint } }
            : refused(offence);
    }
    catch (error) {
        return refused({ rule: 'unreadable', what: explainUnreadable(path, error) });
    }
    function refused({ rule, what }) {
        return { kind: 'refused', refused: refuse(path, rule, what) };
    }
}
function judgePlace(real, { places, allow }) {
    if (places.partsOf(real).some(files_rules/* isGitName */.M))
        return { rule: 'git-directory', what: 'it belongs to Git' };
    if (places.holds(real) || allow.has('outside-workspace'))
        return undefined;
    return { rule: 'outside-workspace', what: 'it is outside of the workspace and RUNNER_TEMP' };
}
function judgeKind(stats, { allow }) {
    if (stats.isSymbolicLink())
        return { rule: 'symlinks', what: 'it is a symbolic link' };
    if (!stats.isFile())
        return { rule: 'not-a-file', what: `it is ${nameKind(stats)}` };
    if (stats.size === 0n && !allow.has('empty-files'))
        return { rule: 'empty-files', what: 'it is empty' };
    return undefined;
}
function nameKind(stats) {
    if (stats.isDirectory())
        return 'a folder';
    if (stats.isFIFO())
        return 'a named pipe';
    if (stats.isSocket())
        return 'a socket';
    return 'a device';
}
/** Reads the head even where credentials are allowed: a file that cannot be read is told before any write. */
function judgeContent(location, real, size, { allow }) {
    const head = (0,files_head/* readHead */.z)(location, allow.has('symlinks'), size);
    if (allow.has('credentials'))
        return undefined;
    const what = spotCredentialName(location) ?? spotCredentialName(real) ?? spotCredential(head);
    return what === undefined ? undefined : { rule: 'credentials', what };
}
function explainUnreadable(path, error) {
    const because = (0,system_error/* describeSystemError */.Zo)(error);
    if (!(0,system_error/* isMissing */.b2)(error))
        return `it cannot be read (${because})`;
    return path.includes('\uFFFD')
        ? `its name is not valid UTF-8 (${because})`
        : `it is gone, or a link to nothing (${because})`;
}

;// CONCATENATED MODULE: ./build/files/notices.js
/** Says what wildcards passed over, one sentence a kind. What another pattern selected was not passed over. */
function writeNotices(selections, selected, places) {
    const notices = [];
    for (const { kind, write } of sentences) {
        const passed = new Set(selections.flatMap((selection) => selection[kind]));
        const paths = [...passed].filter((path) => !selected.has(path)).map((path) => places.show(path));
        if (paths.length > 0)
            notices.push(write(paths.length, notices_listSome(paths.toSorted())));
    }
    return notices;
}
const sentences = [
    {
        kind: 'hidden',
        write: (count, some) => `wildcards passed over ${count} hidden ${count === 1 ? 'file' : 'files'} (${some}); name what you need, or allow all with "allow: hidden-files"`,
    },
    {
        kind: 'links',
        write: (count, some) => `wildcards passed over ${count} symbolic ${count === 1 ? 'link' : 'links'} (${some}); follow them with "allow: symlinks"`,
    },
];
const PATHS_SHOWN = 3;
function notices_listSome(paths) {
    const shown = paths.slice(0, PATHS_SHOWN).join(', ');
    return paths.length > PATHS_SHOWN ? `${shown} and ${paths.length - PATHS_SHOWN} more` : shown;
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./build/files/serve-reads.js
/** What the reading thread runs. It starts from the text of this function, which is why nothing else is named here. */
function serveReads() {
    const { createHash } = process.getBuiltinModule('node:crypto');
    const { readSync } = process.getBuiltinModule('node:fs');
    const { parentPort } = process.getBuiltinModule('node:worker_threads');
    parentPort?.on('message', ({ port, descriptor, size, chunkBytes, stepBytes }) => {
        const hash = createHash('sha256');
        let position = 0;
        let isOver = false;
        // A read may give less than was asked for. Only whole chunks may go: of a short one, a connection buffers all and asks for
        // the next at once, and its memory would be used again before it was sent.
        const fillAndHash = (memory, length) => {
            for (let filled = 0; filled < length;) {
                const free = new Uint8Array(memory, filled, Math.min(stepBytes, length - filled));
                const read = readSync(descriptor, free, { position: position + filled });
                if (read === 0)
                    return filled;
                hash.update(free.subarray(0, read));
                filled += read;
            }
            return length;
        };
        const readChunk = (memory = Buffer.allocUnsafeSlow(chunkBytes).buffer) => {
            const length = Math.min(chunkBytes, size - position);
            const bytes = new Uint8Array(memory, 0, fillAndHash(memory, length));
            position += bytes.length;
            // The last chunk of a file that ends early is a short one.
            isOver = position === size || bytes.length < length;
            const answer = { bytes, digest: isOver ? hash.digest('hex') : undefined };
            port.postMessage(answer, [memory]);
        };
        port.on('message', (request) => {
            if (request === 'end') {
                port.close();
            }
            else if (!isOver) {
                try {
                    readChunk(request.memory);
                }
                catch (error) {
                    isOver = true;
                    port.postMessage({ error });
                }
            }
        });
    });
}

;// CONCATENATED MODULE: ./build/files/reading-thread.js



/** Fewer, larger reads: of 1 MiB they made an upload 5 % slower, of 64 KiB half as fast. */
const CHUNK_BYTES = 2 * 1024 * 1024;
/** Hashed at once in larger steps, a file of 2 GiB took 6 % longer to upload. */
const STEP_BYTES = 256 * 1024;
/**
 * As many chunks of a file are under way between it and the connection: all the memory that it takes. Where many files are sent
 * at once they keep both threads busy together, with fewer chunks each.
 */
const CHUNKS_UNDER_WAY = { few: 4, many: 2 };
const FEW_READINGS = 4;
/** The system, or the thread, failed a read; the message says how. */
class ReadFailure extends Error {
}
let thread;
let readings = 0;
/** Starts the reading thread ahead of the first reading: it takes as long as a request does. */
function prepareReading() {
    startThread();
}
/**
 * Begins to read and hash `size` bytes. One thread does so for the whole process while this one sends: SHA-256 takes longer
 * than sending does. Chunks change hands without being copied, and their memory comes round again: fresh memory for each cost a
 * third of the time, and grew with the file.
 */
function beginReading(descriptor, size) {
    const { port1: port, port2 } = new external_node_worker_threads_.MessageChannel();
    const closed = (0,external_node_events_.once)(port, 'close');
    const order = { port: port2, descriptor, size, chunkBytes: CHUNK_BYTES, stepBytes: STEP_BYTES };
    startThread().postMessage(order, [port2]);
    const ask = (request, memory = []) => port.postMessage(request, memory);
    readings += 1;
    const chunksUnderWay = readings > FEW_READINGS ? CHUNKS_UNDER_WAY.many : CHUNKS_UNDER_WAY.few;
    void closed.then(() => (readings -= 1));
    let digest;
    async function* readChunks() {
        const answers = (0,external_node_events_.on)(port, 'message', { close: ['close'] });
        for (let asked = 0; asked < chunksUnderWay; asked += 1)
            ask({});
        for await (const [answer] of answers) {
            if (answer === undefined)
                break;
            if ('error' in answer)
                throw new ReadFailure(describe(answer.error));
            digest = answer.digest;
            yield answer.bytes;
            if (digest !== undefined)
                return;
        }
        throw new ReadFailure('the thread that reads files ended');
    }
    return {
        chunks: readChunks(),
        giveBack: ({ buffer }) => ask({ memory: buffer }, [buffer]),
        digest: () => digest,
        async end() {
            // A port that nobody listens to delivers nothing more, not even its end.
            port.on('message', () => undefined);
            ask('end');
            await closed;
        },
    };
}
/** The source is the text of a function: bundled, run from sources or in a test, there is no file of its own to be found. */
function startThread() {
    if (thread === undefined) {
        thread = new external_node_worker_threads_.Worker(`(${serveReads.toString()})()`, { eval: true, execArgv: [] });
        thread.on('error', () => (thread = undefined));
        thread.unref();
    }
    return thread;
}
/** What crosses to another thread of an error is its message. */
function describe(error) {
    return error instanceof Error ? error.message : String(error);
}

;// CONCATENATED MODULE: ./build/files/streamed-file.js





/** A file of any size, read and hashed by another thread while this one sends; memory for a few chunks. */
function streamFile(file, descriptor) {
    const readings = new Set();
    let digest;
    async function* stream() {
        const reading = beginReading(descriptor, file.size);
        readings.add(reading);
        try {
            let held;
            for await (const chunk of reading.chunks) {
                if (held !== undefined) {
                    yield held;
                    reading.giveBack(held);
                }
                held = chunk;
            }
            verifySame(file, descriptor);
            const whole = reading.digest();
            digest ??= whole;
            if (whole !== digest)
                throw new files/* FileChangedError */.j(explainChange(file));
            if (held !== undefined)
                yield held;
        }
        catch (error) {
            throw error instanceof ReadFailure
                ? new files/* FileChangedError */.j(`${file.path} could not be read to its end: ${error.message}`, {
                    cause: error,
                })
                : error;
        }
        finally {
            await reading.end();
            readings.delete(reading);
        }
    }
    return {
        size: file.size,
        stream,
        async sha256() {
            if (digest === undefined)
                await drain(stream());
            if (digest === undefined)
                throw new Error(`${file.path} was read to its end without a digest`);
            return digest;
        },
        // The other thread knows the file by its number, which after the close may be another file's.
        async close() {
            await Promise.all([...readings].map((reading) => reading.end()));
            (0,external_node_fs_.closeSync)(descriptor);
        },
    };
}
async function drain(chunks) {
    const reader = chunks[Symbol.asyncIterator]();
    while ((await reader.next()).done !== true)
        ;
}

;// CONCATENATED MODULE: ./build/files/open.js








/**
 * Opens a file that was found, and keeps to it: a stream yields exactly the bytes that were found, or throws
 * {@link FileChangedError} before its last chunk, so that no request can complete with others.
 */
async function openFound(file) {
    const descriptor = openLocation(file);
    try {
        if (isHeld(file)) {
            const held = holdFile(file, descriptor);
            (0,external_node_fs_.closeSync)(descriptor);
            return held;
        }
        verifySame(file, descriptor);
        return streamFile(file, descriptor);
    }
    catch (error) {
        (0,external_node_fs_.closeSync)(descriptor);
        throw error;
    }
}
function openLocation(file) {
    try {
        return (0,files_head/* openForReading */.s)(file.location, followsLink(file.fingerprint));
    }
    catch (error) {
        throw new files/* FileChangedError */.j(explainLoss(file, error), { cause: error });
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/files/match.js
var match = __webpack_require__(95425);
;// CONCATENATED MODULE: ./build/files/literal.js



/** The name that a segment of a pattern stands for; undefined when it bears a wildcard. */
function readLiteral(segment) {
    // Case aside, because a name without regard to it would be an expression, too.
    const part = new esm/* Minimatch */.VR(segment, { ...match/* syntax */.o, nocase: false }).set[0]?.[0];
    return typeof part === 'string' ? part : undefined;
}
/** Writes a location as a glob that matches just it. */
function writeLiteral(location) {
    return external_node_path_.sep === '\\'
        ? location.replaceAll('\\', '/').replaceAll('[', '[[]')
        : location.replaceAll(/[[?*\\]/g, (character) => (character === '\\' ? '\\\\' : `[${character}]`));
}

;// CONCATENATED MODULE: ./build/files/patterns.js




/**
 * Reads glob patterns: `*`, `?`, `[…]` and `**`, as workflows know them from the toolkit's globber; `!` excludes.
 * A backslash is a separator on Windows, and elsewhere takes the next character literally.
 * Throws {@link InputError} when nothing is included, for a `..` behind a wildcard, and for a line break.
 */
function readPatterns(texts, places) {
    const includes = [];
    const excludes = [];
    for (const text of texts) {
        if (text.startsWith('!'))
            excludes.push(readPattern(text.slice(1), text, places));
        else
            includes.push(readPattern(text, text, places));
    }
    if (includes.length === 0) {
        throw new errors/* InputError */.d('path', 'no pattern selects anything: give at least one that does not start with "!"');
    }
    return { includes, excludes };
}
function readPattern(pattern, text, places) {
    if (pattern.trim() === '')
        throw new errors/* InputError */.d('path', `the pattern "${text}" is empty: remove it`);
    const { base, names } = rootPattern(withSlashes(pattern.trim()), places);
    const { start, segments } = splitAtWildcard(base, names, text);
    const selecting = readMeaning(segments, names.at(-1) === '');
    const longest = selecting.at(-1) ?? [];
    const settled = places.settle(start);
    const root = writeLiteral(settled).replace(/\/$/, '');
    const rooted = (segments) => [root, ...segments].join('/');
    const globs = selecting.map(rooted);
    // The globber takes one pattern a line.
    if (globs.some((glob) => /[\r\n]/.test(glob))) {
        throw new errors/* InputError */.d('path', `${JSON.stringify(text)} has a line break in it, or in the place it starts from: give each pattern a line of its own`);
    }
    const ways = longest.map((_, length) => rooted(longest.slice(0, length))).slice(1);
    return { text, start: settled, globs, ways };
}
/**
 * What a pattern selects, the longest last: a name at its end means that file and, as a slash there does, all files below.
 * All below is never written as "**" alone: for the globber, that is also a file that bears the name of the folder.
 */
function readMeaning(segments, isFolder) {
    const last = segments.at(-1);
    if (last === '**')
        return [[...segments, '*']];
    const below = [...segments, '**', '*'];
    if (isFolder)
        return [below];
    const endsInName = last === undefined || readLiteral(last) !== undefined;
    return endsInName ? [segments, below] : [segments];
}
function rootPattern(pattern, places) {
    if (pattern === '~' || pattern.startsWith('~/')) {
        return { base: (0,external_node_os_.homedir)(), names: pattern.slice(1).split('/') };
    }
    const { root } = (0,external_node_path_.parse)(pattern);
    return { base: root || places.workspace, names: pattern.slice(root.length).split('/') };
}
/** Everything before the first wildcard is a location; the base is not read as a pattern at all. */
function splitAtWildcard(base, names, text) {
    let start = base;
    const segments = [];
    for (const name of names) {
        if (name === '' || name === '.')
            continue;
        if (name === '..' && segments.length > 0) {
            throw new errors/* InputError */.d('path', `"${text}" has ".." behind a wildcard: write the folder out`);
        }
        const literal = readLiteral(name);
        if (segments.length === 0 && literal !== undefined)
            start = (0,external_node_path_.join)(start, literal);
        else
            segments.push(name);
    }
    return { start, segments };
}
function withSlashes(pattern) {
    return external_node_path_.sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
}

// EXTERNAL MODULE: ./build/files/places.js
var files_places = __webpack_require__(3190);
// EXTERNAL MODULE: ./build/node_modules/@actions/glob/lib/glob.js + 11 modules
var glob = __webpack_require__(2857);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
;// CONCATENATED MODULE: ./build/files/debug-lines.js

/**
 * Runs work of the toolkit without the `::debug::` lines that it writes to standard output unasked, outside of GitHub,
 * too, where they break `--json`. It offers no switch and takes no other stream, so
 * standard output is wrapped while such work goes on. What others write meanwhile arrives unchanged.
 */
async function dropDebugLines(work) {
    if (running === 0)
        unwrap = wrapOutput();
    running += 1;
    try {
        return await quiet.run(true, work);
    }
    finally {
        running -= 1;
        if (running === 0)
            unwrap();
    }
}
/** Set for all that such work calls, however many turns later. */
const quiet = new external_node_async_hooks_.AsyncLocalStorage();
let running = 0;
let unwrap = () => undefined;
function wrapOutput() {
    const original = Reflect.get(process.stdout, 'write');
    const wrapped = new Proxy(original, {
        apply: (write, stdout, args) => isDebugLine(args[0]) || Reflect.apply(write, stdout, args),
    });
    process.stdout.write = wrapped;
    return () => {
        // Whoever has wrapped it since keeps their wrapping: without work going on, ours lets everything through.
        if (process.stdout.write === wrapped)
            process.stdout.write = original;
    };
}
function isDebugLine(chunk) {
    return quiet.getStore() === true && typeof chunk === 'string' && chunk.startsWith('::debug::');
}

;// CONCATENATED MODULE: ./build/files/glob.js


/**
 * Visits the locations of everything but folders that a glob matches and no exclude does, hidden or not. A link that is not
 * followed counts as a file. Throws what the system says of the first place that cannot be looked at, and, when links are
 * followed, at the first that leads nowhere: the globber can only stop there, or leave it out without a word.
 */
function searchGlobs({ globs, excludes, followLinks }, visit) {
    // The last line that matches decides: an exclude behind all globs applies to each of them.
    const lines = [...globs, ...excludes.map((glob) => `!${glob}`)];
    return dropDebugLines(async () => {
        const globber = await (0,glob/* create */.v)(lines.join('\n'), {
            followSymbolicLinks: followLinks,
            omitBrokenSymbolicLinks: false,
            implicitDescendants: false,
            matchDirectories: false,
        });
        const locations = globber.globGenerator();
        // Asked for ahead: the globber waits for the system at each location, and the one before is visited meanwhile.
        let ahead = locations.next();
        for (let found = await ahead; found.done !== true; found = await ahead) {
            ahead = locations.next();
            visit(found.value);
        }
    });
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/files/start.js







/**
 * Judges the part of a pattern that the user wrote out, before anything below it is looked at: there a link is refused,
 * not passed over. Throws what the system says of a place that cannot be looked at.
 */
async function judgeStart({ start, globs }, rules) {
    const { places, allow, excludes } = rules;
    const entry = await (0,promises_.lstat)(start).catch((error) => {
        if ((0,system_error/* isMissing */.b2)(error))
            return undefined;
        throw error;
    });
    if (entry === undefined)
        return { kind: 'nothing' };
    const target = entry.isSymbolicLink() ? await (0,promises_.stat)(start).catch(() => entry) : entry;
    const isFolder = target.isDirectory();
    if (isFolder ? excludes.takeAllBelow(start) : excludes.takeFile(start))
        return { kind: 'nothing' };
    if (!isFolder && !(0,match/* matchAny */.e)(globs, true)(start))
        return { kind: 'nothing' };
    const link = allow.has('symlinks') ? undefined : await findLink(start, places);
    if (link === start)
        return refuseStart('symlinks', 'it is a symbolic link');
    if (link !== undefined) {
        return refuseStart('symlinks', `${places.show(link)}, on the way to it, is a symbolic link`);
    }
    if (!isFolder)
        return { kind: 'search' };
    const real = await (0,promises_.realpath)(start);
    if (!allow.has('outside-workspace') && !places.holds(real) && !places.leadsTo(real)) {
        return refuseStart('outside-workspace', 'this folder is outside of the workspace and RUNNER_TEMP');
    }
    if (places.partsOf(real).some(files_rules/* isGitName */.M))
        return refuseStart('git-directory', 'it belongs to Git');
    return { kind: 'search' };
    function refuseStart(rule, what) {
        return { kind: 'refused', refused: refuse(places.show(start), rule, what) };
    }
}
/**
 * The first symbolic link on the way to a location. Links outside of the workspace and RUNNER_TEMP are the
 * machine's own (`/tmp` on macOS) and do not count, except for the last.
 */
async function findLink(location, places) {
    for (const step of (0,files_places/* stepsTo */.BA)(location)) {
        if (!(await (0,promises_.lstat)(step)).isSymbolicLink())
            continue;
        if (step === location || places.holds(await (0,promises_.realpath)((0,external_node_path_.dirname)(step))))
            return step;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/files/stop.js


/**
 * Words why a search stopped. The globber ends at the first thing that it cannot look at; what lies behind it is then
 * unknown, which is never "nothing". An error that names no place is no mistake of the user's, and stays as it is.
 */
function explainStop(error, text, places) {
    const location = locate(error);
    if (location === undefined)
        return error;
    const { what, wayOut } = diagnose(error, location);
    return new errors/* InputError */.d('path', `the search for "${text}" stopped at ${places.show(location)}, which ${what}: ${wayOut}, or narrow the pattern`, { cause: error });
}
/** Of a link to nothing, the globber tells the place in its message only. */
function locate(error) {
    if ((0,system_error/* isSystemError */.Or)(error))
        return error.path;
    return error instanceof Error
        ? /^No information found for the path '(.+)'\. /s.exec(error.message)?.[1]
        : undefined;
}
function diagnose(error, location) {
    if ((0,system_error/* isSystemError */.Or)(error) && !(0,system_error/* isMissing */.b2)(error)) {
        return { what: `cannot be read (${(0,system_error/* describeSystemError */.Zo)(error)})`, wayOut: 'make it readable' };
    }
    return location.includes('\uFFFD')
        ? { what: 'has a name that is not valid UTF-8', wayOut: 'rename it' }
        : { what: 'is a link to nothing, or went away meanwhile', wayOut: 'remove the link' };
}

;// CONCATENATED MODULE: ./build/files/selection.js






/**
 * Finds what a pattern selects, and tells each file at once, while the search goes on. Throws an InputError when the search
 * cannot come to its end.
 */
async function selectFiles(pattern, rules, onSelected) {
    const selection = { selected: [], refused: [], hidden: [], links: [] };
    const judge = readJudgement(pattern, rules);
    const visit = (location) => {
        const kind = judge(location);
        if (kind === undefined)
            return;
        selection[kind].push(location);
        if (kind === 'selected')
            onSelected(location);
    };
    await search(pattern, rules, selection.refused, visit).catch((error) => {
        throw explainStop(error, pattern.text, rules.places);
    });
    return selection;
}
/** Where links are not followed, the ways to what is selected are searched, too, for the linked folders on them. */
async function search(pattern, rules, refused, visit) {
    const start = await judgeStart(pattern, rules);
    if (start.kind === 'refused')
        refused.push(start.refused);
    if (start.kind !== 'search')
        return;
    const followLinks = rules.allow.has('symlinks');
    const globs = followLinks ? pattern.globs : [...pattern.globs, ...pattern.ways];
    await searchGlobs({ globs, excludes: rules.excludes.globs, followLinks }, visit);
}
/** Tells the globber's finds apart, which reaches hidden names and Git's, and takes a link for a file. */
function readJudgement(pattern, { places, allow, excludes }) {
    const selects = (0,match/* matchAny */.e)(pattern.globs, allow.has('hidden-files'));
    const selectsHidden = (0,match/* matchAny */.e)(pattern.globs, true);
    const leadsOn = (0,match/* matchAny */.e)(pattern.ways, allow.has('hidden-files'));
    const namesGit = pattern.text.split(/[\\/]/).some(files_rules/* isGitName */.M);
    return (location) => {
        if (!namesGit && places.partsOf(location).some(files_rules/* isGitName */.M))
            return undefined;
        const isSelected = selects(location);
        if (!isSelected && selectsHidden(location))
            return 'hidden';
        if (allow.has('symlinks') || !isLink(location))
            return isSelected ? 'selected' : undefined;
        const isMissed = isLinkedFolder(location)
            ? leadsOn(location) && !excludes.takeAllBelow(location)
            : isSelected;
        return isMissed ? 'links' : undefined;
    };
}
/** What vanished meanwhile counts as no link: whoever reads it is told. */
function isLink(location) {
    return selection_look(external_node_fs_.lstatSync, location)?.isSymbolicLink() === true;
}
function isLinkedFolder(link) {
    return selection_look(external_node_fs_.statSync, link)?.isDirectory() === true;
}
function selection_look(see, location) {
    try {
        return see(location);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/files/workspace.js









/** The evidence in a workspace: finds it by pattern, keeps back what is not safe to send, reads it unchanged. */
function openWorkspace(names) {
    return {
        find: (patterns, allow) => find(names, patterns, allow),
        open: openFound,
    };
}
async function find(names, patterns, allow) {
    const places = await (0,files_places/* locatePlaces */.tJ)(names);
    const { includes, excludes } = readPatterns(patterns, places);
    const rules = { places, excludes: (0,files_rules/* joinExcludes */.O)(excludes), allow };
    const selections = [];
    const emptyPatterns = [];
    const inspected = new Map();
    const onSelected = (location) => {
        if (!inspected.has(location))
            inspected.set(location, inspect(location, rules));
    };
    for (const pattern of includes) {
        const selection = await selectFiles(pattern, rules, onSelected);
        selections.push(selection);
        if (selection.selected.length + selection.refused.length === 0)
            emptyPatterns.push(pattern.text);
    }
    const files = [];
    const refused = selections.flatMap((selection) => selection.refused);
    for (const result of inspected.values()) {
        if (result.kind === 'taken')
            files.push(result.file);
        else
            refused.push(result.refused);
    }
    if (!files.every(isHeld))
        prepareReading();
    return {
        files: files.toSorted(byPath),
        refused: onceEach(refused).toSorted(byPath),
        notices: writeNotices(selections, inspected, places),
        emptyPatterns,
    };
}
function onceEach(refused) {
    return [...new Map(refused.map((file) => [`${file.rule}\0${file.path}`, file])).values()];
}
/** By UTF-16 code units: the same order whatever the locale. */
function byPath(one, other) {
    if (one.path === other.path)
        return 0;
    return one.path < other.path ? -1 : 1;
}

// EXTERNAL MODULE: ./build/engine/read-documents.js + 2 modules
var read_documents = __webpack_require__(85673);
// EXTERNAL MODULE: ./build/engine/with-service.js + 18 modules
var with_service = __webpack_require__(47800);
;// CONCATENATED MODULE: ./build/engine/upload-evidence.js






/** Wires the core with the real service, files and clock, and runs it. */
async function uploadEvidence(settings, connection, host) {
    return (0,with_service/* withService */.K)(connection, settings.timeoutMs, host, async ({ countRequests, ...ports }) => {
        const startedOn = ports.clock.now();
        const report = await submitEvidence(settings, { ...ports, files: openWorkspace(host) });
        const { run } = host;
        const receipt = settings.dryRun || run === undefined
            ? undefined
            : (0,evidence_receipt/* writeReceipt */.Qz)(report, {
                service: connection.baseUrl.href,
                startedOn,
                finishedOn: ports.clock.now(),
                run,
            });
        return { report, requests: countRequests(), receipt };
    });
}
/** What an upload is told by the inputs, and by the manifest that they name. Throws InputError. */
async function readUpload(raw, workspace) {
    return readUploadSettings(raw, await (0,read_documents/* readDocuments */.r)(raw, workspace));
}

// EXTERNAL MODULE: ./build/evidence/inputs/connection.js
var inputs_connection = __webpack_require__(59014);
// EXTERNAL MODULE: ./build/report/job-summary.js
var job_summary = __webpack_require__(9693);
;// CONCATENATED MODULE: ./build/report/checksums.js


/**
 * The files that are at the service, in the format of `sha256sum`, to be checked from the workspace. A file outside of it is
 * named by its whole path; a name with a line break or a backslash is escaped as `sha256sum` does.
 *
 * @param workspace absolute, links resolved
 */
function renderChecksums({ outcomes }, workspace) {
    const lines = new Set();
    for (const outcome of outcomes.filter(evidence_receipt/* isAtService */.f6)) {
        const { step, sha256 = '' } = outcome;
        if (step.kind !== 'conflict') {
            const { file } = step.intent;
            const isInside = external_node_path_.join(workspace, file.path) === file.location;
            lines.add(renderLine(sha256, isInside ? file.path : file.location));
        }
    }
    return [...lines].join('');
}
function renderLine(sha256, name) {
    const escapes = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };
    const escaped = name.replaceAll(/[\\\n\r]/gu, (character) => escapes[character] ?? character);
    return `${escaped === name ? '' : '\\'}${sha256}  ${escaped}\n`;
}

// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(99960);
;// CONCATENATED MODULE: ./build/report/run-files.js





/** Form of the results file; grows only when a reader of the old one would be misled. */
const RESULTS_FORMAT = 1;
/**
 * Writes the record of a run: the results as JSON `{format, counts, requests, results, proofIds}`, the receipt and the checksums.
 * The files are new each time, so that two steps of one job do not write over each other.
 */
async function writeRunFiles({ report, requests, receipt, workspace }, directory, unique) {
    const write = async (name, content) => {
        const file = external_node_path_.join(directory, name);
        await (0,promises_.writeFile)(file, content, { flag: 'wx' });
        return file;
    };
    const results = describeResults({ report, requests });
    const resultsFile = await write(`proof-results-${unique}.json`, formatJson(results));
    if (receipt === undefined) {
        return { results: resultsFile, receipt: undefined, checksums: undefined };
    }
    return {
        results: resultsFile,
        receipt: await write(`proof-receipt-${unique}.json`, formatJson(receipt)),
        checksums: await write(`proof-checksums-${unique}.txt`, renderChecksums(report, await (0,promises_.realpath)(workspace))),
    };
}
/** The results of a run as a document for machines. */
function describeResults({ report, requests }) {
    return {
        format: RESULTS_FORMAT,
        counts: report.counts,
        requests,
        results: listResults(report),
        proofIds: listProofIds(report),
    };
}
function formatJson(value) {
    return `${(0,neutral/* neutralizeJson */.GQ)(JSON.stringify(value, undefined, 2))}\n`;
}

// EXTERNAL MODULE: ./build/report/sentences.js
var report_sentences = __webpack_require__(9385);
// EXTERNAL MODULE: ./build/report/csv-sentences.js
var csv_sentences = __webpack_require__(77000);
// EXTERNAL MODULE: ./build/report/quantities.js
var quantities = __webpack_require__(32206);
;// CONCATENATED MODULE: ./build/report/csv-summary.js



const FILES_SHOWN = 20;
const GROUPS_SHOWN = 10;
/** A short block for each CSV with findings: a line a column, however many cells are wrong. Markdown; empty without findings. */
function renderCsvChecks(checks) {
    const found = checks.filter(({ groups }) => groups.length > 0);
    if (found.length === 0) {
        return '';
    }
    const rest = found.length - FILES_SHOWN;
    const cut = rest > 0 ? `\n${(0,quantities/* countOf */.p)(rest, 'more file')} with findings; the log has them.\n` : '';
    return `#### CSV findings\n${found.slice(0, FILES_SHOWN).map(renderCheck).join('')}${cut}`;
}
function renderCheck({ path, rows, groups }) {
    const rest = groups.length - GROUPS_SHOWN;
    const cut = rest > 0 ? `\n${(0,quantities/* countOf */.p)(rest, 'more column')} with findings.\n` : '';
    const lines = groups.slice(0, GROUPS_SHOWN).map(renderGroup).join('');
    return `\n<code>${(0,neutral/* neutralizeMarkdown */.d$)(path)}</code>, ${(0,quantities/* countOf */.p)(rows, 'row')}:\n\n| Where | Findings | First at | For example |\n| --- | --- | --- | --- |\n${lines}${cut}`;
}
function renderGroup({ subject, count, first }) {
    const { line, level } = first;
    const cells = [
        (0,neutral/* neutralizeMarkdown */.d$)(subject),
        (0,quantities/* countOf */.p)(count, level),
        line === undefined ? '' : `line ${line}`,
        (0,neutral/* neutralizeMarkdown */.d$)((0,csv_sentences/* describeFinding */.jb)(first)),
    ];
    return `| ${cells.join(' | ')} |\n`;
}

// EXTERNAL MODULE: ./build/report/markdown-cells.js
var markdown_cells = __webpack_require__(1766);
;// CONCATENATED MODULE: ./build/report/summary-columns.js





const DIGEST_SHOWN_CHARS = 12;
/** An id that is longer, such as a UUID, would take three lines of a row: its beginning is shown. */
const ID_LIMIT_CHARS = 16;
const ID_SHOWN_CHARS = 8;
const fileColumn = {
    title: 'File',
    align: 'left',
    render: ({ step }) => (0,markdown_cells/* code */.a)((0,report_sentences/* describeSubject */.qy)(step)),
};
const targetsColumn = {
    title: 'Targets',
    align: 'left',
    render: ({ step }) => step.targets.map((target) => (0,markdown_cells/* code */.a)((0,evidence_targets/* formatTarget */.P4)(target))).join(' '),
};
/** What did not land: what happened, and the way out. */
const failureColumns = [
    fileColumn,
    { title: 'Step', align: 'left', render: ({ step }) => step.kind },
    targetsColumn,
    { title: 'Outcome', align: 'left', render: ({ kind }) => kind },
    {
        title: 'What happened, and what to do',
        align: 'left',
        render: ({ failure }) => (0,markdown_cells/* cell */.H)(failure?.message ?? ''),
    },
];
/** What landed, or is planned: where it is. */
function listLandedColumns(webUrl) {
    return [
        fileColumn,
        { title: 'Outcome', align: 'left', render: describeKind },
        { title: 'Item', align: 'left', render: ({ proofId }) => renderItem(proofId, webUrl) },
        { title: 'Version', align: 'right', render: ({ version }) => String(version ?? '') },
        targetsColumn,
        { title: 'Size', align: 'right', render: ({ size }) => renderSize(size) },
        {
            title: 'SHA-256',
            align: 'left',
            render: ({ sha256 = '' }) => (sha256 === '' ? '' : (0,markdown_cells/* code */.a)(sha256.slice(0, DIGEST_SHOWN_CHARS))),
        },
    ];
}
function describeKind({ step, kind, recovered }) {
    if (kind === 'planned') {
        return (0,markdown_cells/* cell */.H)(`${step.kind}: ${step.why}`);
    }
    return recovered ? `${kind} (recovered)` : kind;
}
function renderSize(size) {
    return size === undefined ? '' : (0,quantities/* formatBytes */.z)(size).replace(' ', '&nbsp;');
}
function renderItem(proofId, webUrl) {
    if (proofId === undefined) {
        return '';
    }
    const isLong = proofId.length > ID_LIMIT_CHARS;
    const shown = (0,markdown_cells/* code */.a)(isLong ? `${proofId.slice(0, ID_SHOWN_CHARS).toWellFormed()}…` : proofId);
    const title = isLong ? ` title="${(0,neutral/* neutralizeAttribute */.Oh)((0,neutral/* neutralizeLine */.a0)(proofId))}"` : '';
    const address = webUrl?.replaceAll('{id}', encodeURIComponent(proofId.toWellFormed())) ?? '';
    if (!URL.canParse(address)) {
        return title === '' ? shown : `<span${title}>${shown}</span>`;
    }
    return `<a href="${(0,neutral/* neutralizeAttribute */.Oh)(new URL(address).href)}"${title}>${shown}</a>`;
}

// EXTERNAL MODULE: ./build/report/summary-page.js
var summary_page = __webpack_require__(18215);
// EXTERNAL MODULE: ./build/report/summary-table.js
var summary_table = __webpack_require__(6726);
;// CONCATENATED MODULE: ./build/report/summary.js






/**
 * The job summary in GitHub's Markdown: totals, then what did not land and the way out, then the rest. Long lists are folded,
 * and cut with a count before the file outgrows what GitHub shows.
 */
function renderSummary(report, webUrl) {
    const bad = report.outcomes.filter(({ failure }) => failure !== undefined);
    const good = report.outcomes.filter(({ failure }) => failure === undefined);
    const isDry = report.dryRun;
    const failures = (0,summary_table/* renderTable */.b)(isDry ? 'Conflicts' : 'Did not land', failureColumns, bad, summary_page/* ROWS_LIMIT_BYTES */.A);
    const landed = (0,summary_table/* renderTable */.b)(isDry ? 'Planned' : good.some(report_sentences/* isWithheld */.Ys) ? 'Skipped' : 'Landed', listLandedColumns(webUrl), good, summary_page/* ROWS_LIMIT_BYTES */.A - Buffer.byteLength(failures));
    return (0,summary_page/* renderPage */.C)('Proof upload', (0,report_sentences/* describeRun */.vZ)(report), [
        failures,
        landed,
        renderCsvChecks(report.csvChecks),
    ]);
}
/**
 * The summary of a run that ended before there was anything to tell.
 *
 * @param deed what was to be done: `upload`
 */
function renderMistake(deed, message) {
    return `### Proof ${deed}\n\n**Nothing was done.** ${neutralizeMarkdown(message)}\n`;
}

// EXTERNAL MODULE: ./build/cli/failures.js
var failures = __webpack_require__(65186);
;// CONCATENATED MODULE: ./build/cli/out-folder.js



/** Makes the folder of `--out`, before anything is uploaded whose record would then be lost. Returns its absolute path. */
async function prepareFolder(folder) {
    const location = external_node_path_.resolve(folder);
    try {
        await (0,promises_.mkdir)(location, { recursive: true });
        await (0,promises_.access)(location, promises_.constants.W_OK);
        return location;
    }
    catch (cause) {
        throw new errors/* InputError */.d('out', `${folder} cannot be written to. Give a folder of your own.`, { cause });
    }
}
/** A part of file names that sorts by time and differs between processes. */
function nameRun() {
    return `${new Date().toISOString().replaceAll(/[:.]/gu, '-')}-${process.pid}`;
}

;// CONCATENATED MODULE: ./build/cli/provenance.js
/**
 * Where this run takes place, by a library that knows the CIs; outside of them what Git tells of this folder. Who started it is
 * not among what the library knows.
 */
async function readProvenance(environment) {
    const { default: readCi } = await __webpack_require__.e(/* import() */ 1).then(__webpack_require__.bind(__webpack_require__, 24001));
    const facts = { ...readCi({ env: { ...environment } }) };
    const read = (name) => {
        const value = facts[name];
        return typeof value === 'string' && value !== '' ? value : null;
    };
    return {
        ci: read('service'),
        repository: read('slug'),
        commit: read('commit'),
        ref: read('tag') ?? read('branch'),
        workflow: firstOf(environment, workflowVariables),
        job: firstOf(environment, jobVariables) ?? read('job'),
        runUrl: read('buildUrl'),
        attempt: null,
        actor: firstOf(environment, actorVariables),
    };
}
/** The names by which the CIs of examples/ tell who or what started a run. */
const actorVariables = [
    'GITHUB_ACTOR',
    'GITLAB_USER_LOGIN',
    'BUILD_REQUESTEDFOR',
    'CIRCLE_USERNAME',
    'BITBUCKET_STEP_TRIGGERER_UUID',
    'BUILDKITE_BUILD_CREATOR',
    'CI_COMMIT_AUTHOR',
];
const workflowVariables = [
    'GITHUB_WORKFLOW',
    'CI_PIPELINE_NAME',
    'CI_WORKFLOW_NAME',
    'BUILD_DEFINITIONNAME',
    'BUILDKITE_PIPELINE_SLUG',
    'CIRCLE_WORKFLOW_ID',
];
const jobVariables = [
    'GITHUB_JOB',
    'CI_JOB_NAME',
    'SYSTEM_JOBDISPLAYNAME',
    'CIRCLE_JOB',
    'JOB_NAME',
    'CI_STEP_NAME',
];
function firstOf(environment, names) {
    return names.map((name) => environment[name]).find((value) => value) ?? null;
}

// EXTERNAL MODULE: ./build/cli/run-command.js + 4 modules
var run_command = __webpack_require__(37953);
;// CONCATENATED MODULE: ./build/cli/run-upload.js











/** The whole of `proof upload`. */
async function runUpload(patterns, invocation) {
    const { options } = invocation;
    await (0,run_command/* runCommand */.w)(invocation, async ({ raw, host, terminal }) => {
        const given = patterns.length === 0 ? raw : { ...raw, path: [...patterns, raw.path].join('\n') };
        const settings = await readUpload(given, host.workspace);
        const connection = (0,inputs_connection/* readConnectionSettings */.S)(given);
        const { workspace, environment } = host;
        const folder = options.out === undefined ? undefined : await prepareFolder(options.out);
        const run = folder === undefined ? undefined : await readProvenance(environment);
        const result = await uploadEvidence(settings, connection, { ...host, run });
        terminal.progress.end();
        const files = folder === undefined ? undefined : await writeRunFiles({ ...result, workspace }, folder, nameRun());
        await (0,job_summary/* appendSummary */.f)(environment, () => renderSummary(result.report, settings.webUrl));
        tellEnd(result.report, files, terminal);
        if (options.json === true) {
            (0,run_command/* printDocument */.d)(describeRunDocument(result, files));
        }
        return failures/* exitCodes */.hS[result.report.verdict];
    });
}
/** What did not land comes last, where a person looks first. */
function tellEnd(report, files, terminal) {
    for (const outcome of report.outcomes.filter(({ failure }) => failure !== undefined)) {
        terminal.say((0,report_sentences/* describeOutcomeLine */.Gx)(outcome), 'bad');
    }
    terminal.say((0,report_sentences/* describeRun */.vZ)(report), report.verdict === 'landed' ? 'good' : 'bad');
    for (const file of [files?.results, files?.receipt, files?.checksums]) {
        if (file !== undefined) {
            terminal.say(`Written: ${external_node_path_.relative('', file)}`);
        }
    }
}
function describeRunDocument(result, files) {
    return {
        ...describeResults(result),
        verdict: result.report.verdict,
        files: {
            results: files?.results ?? null,
            receipt: files?.receipt ?? null,
            checksums: files?.checksums ?? null,
        },
    };
}


/***/ }),

/***/ 13916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qz: () => (/* binding */ writeReceipt),
/* harmony export */   To: () => (/* binding */ PREDICATE_TYPE),
/* harmony export */   f6: () => (/* binding */ isAtService)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17358);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88856);



/** Changes only with a form that a reader of this one would misread. Documented in docs/receipts.md. */
const PREDICATE_TYPE = 'https://upload-proof.github.io/receipt/v1';
/** The record of a run that an auditor can check later: which bytes are which version of which item. */
function writeReceipt(report, facts) {
    const subjects = new Map(report.outcomes.filter(isAtService).map(({ step, sha256 }) => [step.path, sha256]));
    return {
        _type: 'https://in-toto.io/Statement/v1',
        subject: [...subjects].map(([name, sha256 = '']) => ({ name, digest: { sha256 } })),
        predicateType: PREDICATE_TYPE,
        predicate: {
            tool: _tool_js__WEBPACK_IMPORTED_MODULE_2__/* .tool */ .z,
            service: facts.service,
            startedOn: new Date(facts.startedOn).toISOString(),
            finishedOn: new Date(facts.finishedOn).toISOString(),
            run: facts.run,
            evidence: report.outcomes.map(describeEntry),
        },
    };
}
/** Whether the service holds these bytes, by an upload of this run or because it held them before. */
function isAtService({ kind, sha256 }) {
    return ['created', 'linked', 'versioned', 'skipped'].includes(kind) && sha256 !== undefined;
}
function describeEntry(outcome) {
    const { step, kind, proofId, version, size, sha256, failure } = outcome;
    const schema = step.kind === 'conflict' ? undefined : step.intent.schema;
    return {
        file: step.path,
        name: step.name ?? null,
        outcome: kind,
        proofId: proofId ?? null,
        version: version ?? null,
        size: size ?? null,
        sha256: sha256 ?? null,
        targets: step.targets.map(_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTarget */ .P4),
        schemaSha256: schema !== undefined && isAtService(outcome) ? digestSchema(schema) : null,
        error: failure?.code ?? null,
    };
}
function digestSchema(schema) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(schema)).digest('hex');
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


/***/ })

};
