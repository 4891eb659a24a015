export const id = 715;
export const ids = [715];
export const modules = {

/***/ 64766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ adviseWriter),
/* harmony export */   q: () => (/* binding */ adviseReader)
/* harmony export */ });
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37919);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17358);


/** What to do next about a write that did not land. */
function adviseWriter(step, error) {
    const fault = (0,_faults_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyFault */ .D)(error);
    return fault === 'refused' ? adviseRefusal(step, error.facts.status) : general[fault];
}
/** What to do next about a list that could not be had. */
function adviseReader(error) {
    const fault = (0,_faults_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyFault */ .D)(error);
    const refusals = {
        403: 'The token may not read this: check its permissions.',
        404: 'Check the id of the target, and that "base-url" is right.',
    };
    return fault === 'refused' ? (refusals[error.facts.status ?? 0] ?? '') : general[fault];
}
const general = {
    unreached: 'Nothing was sent.',
    throttled: 'Run again later, or with a longer "timeout" or a lower "concurrency".',
    busy: 'Run again later.',
    unauthorized: 'The token is wrong, has expired, or is meant for another service: check "token".',
    ambiguous: 'See what the service has to say about it, and run again.',
};
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
                : `The token may not do this: check its permissions, and whether it may link to ${(0,_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTarget */ .P4)(target)}.`;
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
        : `Check that ${(0,_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTarget */ .P4)(target)} exists and that the token may see it.`;
}


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

/***/ 86052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ Gate)
});

// EXTERNAL MODULE: ./build/evidence/faults.js
var faults = __webpack_require__(37919);
;// CONCATENATED MODULE: ./build/evidence/pace.js
const FIRST_THROTTLE_WAIT_MS = 1000;
const LONGEST_UNTOLD_WAIT_MS = 60_000;
const SHORTEST_SPACING_MS = 10;
const LONGEST_SPACING_MS = 2000;
/** Fewer calls than this between two throttles say nothing of the rate. */
const TELLING_CALLS = 5;
const CALLS_BEFORE_RECOVERY = 50;
const WIDENING = 1.6;
const RECOVERY = 0.99;
const JITTER = 0.1;
/**
 * When the next request may start. Nothing is spaced until the service throttles; from then on requests keep a distance, so
 * that a wait is not followed by a burst. The distance is the one at which the service served up to then, waits included.
 * When it served too little to tell, the distance is searched for: halved with each success, and a good part wider again
 * where that was too much. Much later it shrinks slowly, because a limit may be lifted.
 */
class Pace {
    #clock;
    #random;
    #notBefore = 0;
    #lastStart = -Infinity;
    #spacingMs = 0;
    #isSearching = false;
    #throttlesInARow = 0;
    #servedSince;
    #served = 0;
    constructor(clock, random) {
        this.#clock = clock;
        this.#random = random;
    }
    /** Whether the rate is being searched for: then only one request at a time tells something. */
    get isSearching() {
        return this.#isSearching;
    }
    /** Takes the next free start, in milliseconds since the epoch. */
    reserve() {
        const start = Math.max(this.#clock.now(), this.#notBefore, this.#lastStart + this.#spacingMs);
        this.#lastStart = start;
        this.#servedSince ??= start;
        return start;
    }
    /** Whether a start that was taken still holds, or was overtaken by a later wait. */
    allows(start) {
        return start >= this.#notBefore;
    }
    /** @param tookMs from the start of a request to its answer */
    succeeded(tookMs) {
        this.#served += 1;
        this.#throttlesInARow = 0;
        if (this.#isSearching) {
            this.#spacingMs /= 2;
            this.#isSearching = this.#spacingMs > tookMs;
        }
        else if (this.#served > CALLS_BEFORE_RECOVERY) {
            this.#spacingMs *= RECOVERY;
        }
        if (this.#spacingMs < SHORTEST_SPACING_MS) {
            this.#spacingMs = 0;
        }
    }
    /** @param toldMs how long the service asked to wait; it is never waited less */
    throttled(toldMs = 0) {
        const now = this.#clock.now();
        const leastMs = toldMs > 0 ? toldMs : this.#chooseWaitMs();
        this.#widen(now + leastMs - (this.#servedSince ?? now));
        this.#notBefore = Math.max(this.#notBefore, now + leastMs * (1 + this.#random() * JITTER));
        this.#lastStart = -Infinity;
        this.#throttlesInARow += 1;
        this.#servedSince = this.#notBefore;
        this.#served = 0;
    }
    /** Another answer to the same burst: it may ask for a longer wait, and says nothing new of the rate. */
    postpone(toldMs = 0) {
        this.#notBefore = Math.max(this.#notBefore, this.#clock.now() + toldMs);
    }
    #chooseWaitMs() {
        const mostMs = Math.min(FIRST_THROTTLE_WAIT_MS * 2 ** this.#throttlesInARow, LONGEST_UNTOLD_WAIT_MS);
        return mostMs * (0.5 + this.#random() / 2);
    }
    /** @param spanMs from the end of the wait before to the end of this one */
    #widen(spanMs) {
        const measuredMs = spanMs / Math.max(1, this.#served);
        if (this.#served >= TELLING_CALLS || this.#spacingMs === 0) {
            this.#isSearching = this.#served < TELLING_CALLS;
            this.#spacingMs = Math.max(this.#spacingMs, measuredMs);
        }
        else {
            this.#spacingMs *= WIDENING;
            this.#isSearching = false;
        }
        this.#spacingMs = Math.min(this.#spacingMs, LONGEST_SPACING_MS);
    }
}

// EXTERNAL MODULE: ./build/evidence/pause.js
var pause = __webpack_require__(99234);
// EXTERNAL MODULE: ./build/evidence/service.js
var service = __webpack_require__(67023);
// EXTERNAL MODULE: ./build/evidence/unsent.js
var unsent = __webpack_require__(65179);
;// CONCATENATED MODULE: ./build/evidence/gate.js





const MOST_ATTEMPTS = 5;
const LONGEST_TRYING_MS = 120_000;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 30_000;
const MOST_RETRY_TOKENS = 20;
const RETRY_TOKENS_A_SUCCESS = 0.5;
const nothingDone = ['unreached', 'throttled'];
const mayHaveBeenDone = [...nothingDone, 'busy', 'ambiguous'];
/**
 * The one gate that every call of a run passes (design.md §7): additive increase and multiplicative decrease of the calls in
 * flight, waits as the service tells them, full jitter, a budget of retries for the whole process, and the deadline. A
 * service that cannot be reached, or that says nothing at all, in five attempts or two minutes is given up: the rest fails
 * at once.
 */
class Gate {
    #settings;
    #pace;
    #waiting = [];
    #limit;
    #inFlight = 0;
    #lastThrottle = -Infinity;
    #retryTokens = MOST_RETRY_TOKENS;
    /** When the service last said anything, in milliseconds since the epoch. */
    #heardOn = -Infinity;
    /** Why no further call is made. */
    #ended;
    constructor(settings) {
        this.#settings = settings;
        this.#pace = new Pace(settings.clock, settings.random);
        this.#limit = settings.concurrency;
    }
    /** Makes a call that must not be done twice: it is repeated only when it is certain that nothing was done. */
    async once(call) {
        return this.#try(call, nothingDone);
    }
    /** Makes a call that does no harm when it is repeated: a read, or the PATCH of a schema. */
    async repeat(call) {
        return this.#try(call, mayHaveBeenDone);
    }
    async #try(call, repeatable) {
        const { clock, signal } = this.#settings;
        const begin = clock.now();
        for (let failures = 1;;) {
            try {
                return await this.#pass(call);
            }
            catch (error) {
                if (!(error instanceof service/* ServiceError */._7) || signal.aborted || error === this.#ended) {
                    throw error;
                }
                const fault = (0,faults/* classifyFault */.D)(error);
                if (!repeatable.includes(fault)) {
                    throw error;
                }
                if (fault !== 'throttled') {
                    const isSpent = failures >= MOST_ATTEMPTS || clock.now() - begin >= LONGEST_TRYING_MS;
                    if (isSpent || !this.#takeRetryToken()) {
                        const isSilent = isSpent && error.facts.phase === 'sent' && this.#heardOn < begin;
                        this.#ended ??= fault === 'unreached' ? error : isSilent ? (0,unsent/* failSilent */.Gw)(error) : undefined;
                        throw error;
                    }
                    await this.#backOff(failures, error);
                    failures += 1;
                }
            }
        }
    }
    async #pass(call) {
        await this.#enter();
        try {
            await this.#awaitTurn();
            return await this.#observe(call);
        }
        finally {
            this.#inFlight -= 1;
            this.#admit();
        }
    }
    async #observe(call) {
        const { clock } = this.#settings;
        const start = clock.now();
        try {
            const result = await call();
            this.#succeeded(clock.now() - start);
            return result;
        }
        catch (error) {
            this.#failed(error, start);
            throw error;
        }
    }
    async #enter() {
        const entered = new Promise((resolve) => {
            this.#waiting.push(resolve);
        });
        this.#admit();
        await entered;
    }
    #admit() {
        const limit = this.#pace.isSearching ? 1 : Math.max(1, Math.floor(this.#limit));
        while (this.#waiting.length > 0 && this.#inFlight < limit) {
            this.#inFlight += 1;
            this.#waiting.shift()?.();
        }
    }
    async #awaitTurn() {
        const { clock, deadline, signal } = this.#settings;
        for (;;) {
            if (this.#ended !== undefined) {
                throw this.#ended;
            }
            const start = this.#pace.reserve();
            if (start > deadline) {
                this.#ended = (0,unsent/* failLate */.vb)(start, clock.now(), deadline);
                continue;
            }
            await (0,pause/* pause */.v)(clock, start - clock.now(), signal);
            if (this.#pace.allows(start)) {
                return;
            }
        }
    }
    async #backOff(failures, error) {
        const { clock, deadline, random, signal } = this.#settings;
        const mostMs = Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LONGEST_BACKOFF_MS);
        const waitMs = Math.max(mostMs * random(), error.facts.waitMs ?? 0);
        if (clock.now() + waitMs > deadline) {
            throw error;
        }
        await (0,pause/* pause */.v)(clock, waitMs, signal);
    }
    #takeRetryToken() {
        if (this.#retryTokens < 1) {
            return false;
        }
        this.#retryTokens -= 1;
        return true;
    }
    #succeeded(tookMs) {
        this.#heardOn = this.#settings.clock.now();
        this.#limit = Math.min(this.#settings.concurrency, this.#limit + 1 / this.#limit);
        this.#retryTokens = Math.min(MOST_RETRY_TOKENS, this.#retryTokens + RETRY_TOKENS_A_SUCCESS);
        this.#pace.succeeded(tookMs);
    }
    /** Calls that were under way together are throttled together: that counts once. */
    #failed(error, start) {
        if (!(error instanceof service/* ServiceError */._7)) {
            return;
        }
        if (error.facts.phase === 'answered') {
            this.#heardOn = this.#settings.clock.now();
        }
        if ((0,faults/* classifyFault */.D)(error) !== 'throttled') {
            return;
        }
        if (start > this.#lastThrottle) {
            this.#limit = Math.max(1, this.#limit / 2);
            this.#lastThrottle = this.#settings.clock.now();
            this.#pace.throttled(error.facts.waitMs);
        }
        else {
            this.#pace.postpone(error.facts.waitMs);
        }
    }
}


/***/ }),

/***/ 53445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ governService)
/* harmony export */ });
/** The same service behind the gate: reads and the idempotent PATCH are repeated there, writes are not. */
function governService(service, gate) {
    return {
        listPage: (query, cursor) => gate.repeat(() => service.listPage(query, cursor)),
        download: (proofId, version) => gate.repeat(() => service.download(proofId, version)),
        setSchema: (proofId, schema) => gate.repeat(() => service.setSchema(proofId, schema)),
        create: (upload) => gate.once(() => service.create(upload)),
        addVersion: (proofId, upload) => gate.once(() => service.addVersion(proofId, upload)),
        uploadAndLink: (target, upload) => gate.once(() => service.uploadAndLink(target, upload)),
    };
}


/***/ }),

/***/ 24944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ searchName),
/* harmony export */   w: () => (/* binding */ walkPages)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91040);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60107);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67023);



/** Far beyond any list that a run could walk inside its budget; a service that never ends is stopped here. */
const PAGES_LIMIT = 100_000;
/**
 * Walks a list page by page, for as long as the caller goes on (interface.md §4.5). A token that comes twice would walk
 * for ever, so it is an error; a list that failed is never taken for one that ended.
 *
 * @param from cursor of the first page to get
 */
async function* walkPages(service, query, from) {
    const cursors = new Set();
    let cursor = from;
    do {
        const page = await service.listPage(query, cursor);
        yield page;
        cursor = page.next;
        if (cursor !== undefined && cursors.has(cursor)) {
            throw failEndless('the list repeats a page: the service gave the same offset token twice.');
        }
        cursors.add(cursor ?? '');
        if (cursors.size > PAGES_LIMIT) {
            throw failEndless(`the list goes on after ${PAGES_LIMIT} pages.`);
        }
    } while (cursor !== undefined);
}
function failEndless(message) {
    return new _service_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7(message, { request: 'GET /v1/proof', phase: 'answered', unreadable: true });
}
/**
 * The items of a scope that bear exactly this name. The service's search finds near names too, in any order, so every page
 * is compared here; where NFC and NFD of the name differ, both are asked for. Archived items are left out.
 */
async function searchName(service, scope, name) {
    const found = new Map();
    for (const search of new Set([name.normalize('NFC'), name.normalize('NFD')])) {
        const query = { ...(0,_scopes_js__WEBPACK_IMPORTED_MODULE_1__/* .queryScope */ .Dv)(scope), search, sortBy: 'createdOn', sortDirection: 'asc' };
        for await (const { items } of walkPages(service, query)) {
            for (const item of items) {
                if (!item.archived && (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameName */ .yS)(item.filename, name)) {
                    found.set(item.id, item);
                }
            }
        }
    }
    return [...found.values()];
}


/***/ }),

/***/ 94500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ failLookup)
/* harmony export */ });
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64766);
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
            message: `${what} could not be learned${consequence}: ${error.message} ${(0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .adviseReader */ .q)(error)}`.trim(),
        },
    };
}


/***/ }),

/***/ 91040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ checkTemplate),
/* harmony export */   Ft: () => (/* binding */ placeholders),
/* harmony export */   gU: () => (/* binding */ renderName),
/* harmony export */   yS: () => (/* binding */ isSameName)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37157);


const NAME_LIMIT_BYTES = 255;
const placeholders = ['base', 'name', 'ext', 'dir', 'path'];
const PLACEHOLDER = /\{([^{}]*)\}/gu;
/**
 * The proof name of an evidence file: the template with `{base}` `{name}` `{ext}` `{dir}` `{path}` filled in, in NFC.
 * `{name}` and `{ext}` are as `path.parse` has them; the separators of `{dir}` and `{path}` become `__` (design.md §3).
 *
 * @param filePath relative to the workspace, with `/` between parts
 */
function renderName(template, filePath) {
    const { base, name, ext, dir } = node_path_posix__WEBPACK_IMPORTED_MODULE_0__.parse(filePath);
    const values = {
        base,
        name,
        ext,
        dir: flattenPath(dir),
        path: flattenPath(filePath),
    };
    const rendered = template.replace(PLACEHOLDER, (_, key) => values[key] ?? '').normalize('NFC');
    checkName(rendered, filePath);
    return rendered;
}
/** Two names are the same name when their NFC forms are equal; case counts. */
function isSameName(left, right) {
    return left.normalize('NFC') === right.normalize('NFC');
}
/** Refuses a template with a placeholder that nobody knows. */
function checkTemplate(template, input) {
    for (const [placeholder, key = ''] of template.matchAll(PLACEHOLDER)) {
        if (!placeholders.some((known) => known === key)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(input, `"${placeholder}" is not a placeholder. Known are {base}, {name}, {ext}, {dir} and {path}.`);
        }
    }
    return template;
}
function flattenPath(part) {
    return part.replace(/^\/+/u, '').replaceAll('/', '__');
}
function checkName(name, filePath) {
    if (name === '' || name === '.' || name === '..') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('name', `the template gives ${filePath} the proof name "${name}", which is none.`);
    }
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    if (/[\u0000-\u001f\u007f-\u009f]/u.test(name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('name', `the proof name of ${filePath} holds a control character. Rename the file, or give it another name.`);
    }
    if (name.includes('/')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('name', `the template gives ${filePath} the proof name "${name}", but a file name holds no "/". Use {path} or "__".`);
    }
    const bytes = Buffer.byteLength(name);
    if (bytes > NAME_LIMIT_BYTES) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('name', `the proof name of ${filePath} takes ${bytes} bytes; ${NAME_LIMIT_BYTES} is the most. Shorten the template or the file name.`);
    }
}


/***/ }),

/***/ 99234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ pause)
/* harmony export */ });
/* harmony import */ var _unsent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65179);

/** Sleeps before a request; an abort becomes the error of one that was never sent. */
async function pause(clock, waitMs, signal) {
    try {
        signal.throwIfAborted();
        if (waitMs > 0) {
            await clock.sleep(waitMs, signal);
        }
    }
    catch (cause) {
        throw signal.aborted ? (0,_unsent_js__WEBPACK_IMPORTED_MODULE_0__/* .failCancelled */ .Ih)(signal) : cause;
    }
}


/***/ }),

/***/ 60107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ queryScope),
/* harmony export */   OI: () => (/* binding */ describeScope),
/* harmony export */   yi: () => (/* binding */ keyScope)
/* harmony export */ });
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17358);

/** The part of a list request that narrows it to a scope. */
function queryScope(scope) {
    return { target: scope.target, ownedByMe: scope.ownedByMe ? true : undefined };
}
/** Equal for equal scopes. */
function keyScope(scope) {
    return JSON.stringify([scope.ownedByMe, scope.target?.type, scope.target?.id]);
}
/** For a sentence: `linked to control:8d1` or `in the organization`. */
function describeScope(scope) {
    const place = scope.target === undefined ? 'in the organization' : `linked to ${(0,_targets_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTarget */ .P4)(scope.target)}`;
    return scope.ownedByMe ? `${place} and owned by the token's user` : place;
}


/***/ }),

/***/ 65179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ failSilent),
/* harmony export */   Ih: () => (/* binding */ failCancelled),
/* harmony export */   e$: () => (/* binding */ describeAbort),
/* harmony export */   vb: () => (/* binding */ failLate)
/* harmony export */ });
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67023);

const notSent = { request: 'no request', phase: 'unsent' };
/** The request was not sent, because the run was cancelled or is out of time. */
function failCancelled(signal) {
    const message = describeAbort(signal).replace(/\.?$/u, '.');
    return new _service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(message, notSent, { cause: signal.reason });
}
/** The request was not sent, because its turn would come after the run's budget. */
function failLate(start, now, deadline) {
    if (start <= now) {
        return new _service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('the budget of the run ("timeout") is spent.', notSent);
    }
    const minutes = Math.max(1, Math.ceil((start - deadline) / 60_000));
    const when = new Date(start).toISOString();
    return new _service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(`the service asks to wait until ${when}, ${minutes} min past the end of the budget ("timeout"). Come back then.`, { ...notSent, throttled: true });
}
/** The request was not sent, because the service takes requests and answers none. */
function failSilent({ message, facts }) {
    return new _service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(`the service is given up, as it answers nothing any more. ${message}`, {
        request: facts.request,
        phase: 'unsent',
    });
}
/** Why a run ended before its time, in words. */
function describeAbort({ reason }) {
    return reason instanceof Error ? reason.message : 'the run was cancelled';
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
        return root === undefined ? location : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, location);
    }
    return {
        workspace,
        holds: (real) => reals.some((root) => isInside(root, real)),
        leadsTo: (real) => reals.some((root) => isInside(real, root)),
        settle(location) {
            const root = roots.find(({ named }) => isInside(named, location));
            return root === undefined ? location : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.real, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root.named, location));
        },
        show: (location) => within(location).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.',
        partsOf: (location) => within(location).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep),
    };
}
/** True when `location` is `folder` or lies below it. Both are absolute and normal. */
function isInside(folder, location) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, location);
    return path !== '..' && !path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path);
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
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}


/***/ })

};
