export const id = 350;
export const ids = [350];
export const modules = {

/***/ 56929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ Gate)
});

// EXTERNAL MODULE: ./build/evidence/calls/faults.js
var faults = __webpack_require__(77897);
;// CONCATENATED MODULE: ./build/evidence/calls/in-flight.js
/**
 * How many calls are in flight, in the order in which they came: up to a limit that falls by half when the service throttles,
 * and rises by one with each round of successes (additive increase, multiplicative decrease).
 */
class InFlight {
    #most;
    #isAlone;
    #waiting = [];
    #limit;
    #count = 0;
    /**
     * @param most the limit is never higher
     * @param isAlone whether only one call may be in flight for now
     */
    constructor(most, isAlone) {
        this.#most = most;
        this.#isAlone = isAlone;
        this.#limit = most;
    }
    /** Resolves when there is a place. Whoever enters leaves. */
    async enter() {
        const entered = new Promise((resolve) => {
            this.#waiting.push(resolve);
        });
        this.#admit();
        await entered;
    }
    leave() {
        this.#count -= 1;
        this.#admit();
    }
    succeeded() {
        this.#limit = Math.min(this.#most, this.#limit + 1 / this.#limit);
    }
    throttled() {
        this.#limit = Math.max(1, this.#limit / 2);
    }
    #admit() {
        const limit = this.#isAlone() ? 1 : Math.max(1, Math.floor(this.#limit));
        while (this.#waiting.length > 0 && this.#count < limit) {
            this.#count += 1;
            this.#waiting.shift()?.();
        }
    }
}

;// CONCATENATED MODULE: ./build/evidence/calls/pace.js
const FIRST_THROTTLE_WAIT_MS = 1000;
const LONGEST_UNTOLD_WAIT_MS = 60_000;
const SHORTEST_SPACING_MS = 10;
const LONGEST_SPACING_MS = 2000;
/** One throttle may be a mood of the moment: it does not slow a run to a crawl. */
const LONGEST_FIRST_SPACING_MS = 500;
/** Fewer calls than this between two throttles say nothing of the rate. */
const TELLING_CALLS = 5;
const WIDENING = 1.6;
/** How a distance shrinks that serves: soon and fast after a single throttle, late and slowly where there were more. */
const hopeful = { afterCalls: 15, factor: 0.9 };
const careful = { afterCalls: 50, factor: 0.99 };
const JITTER = 0.1;
/**
 * When the next request may start. Nothing is spaced until the service throttles; from then on requests keep a distance, so
 * that a wait is not followed by a burst. The distance is the one at which the service served up to then, waits included.
 * When it served too little to tell, the distance is searched for: halved with each success, and a good part wider again
 * where that was too much. After a while it shrinks, because a limit may be lifted, or may have been none.
 */
class Pace {
    #clock;
    #random;
    #notBefore = 0;
    #lastStart = -Infinity;
    #spacingMs = 0;
    #isSearching = false;
    #throttles = 0;
    #throttlesInARow = 0;
    #throttledOn = -Infinity;
    #toldUntil = 0;
    #firstSpanMs = 0;
    #firstServed = 0;
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
    /** Until when the service asked to wait, in milliseconds since the epoch. */
    get toldUntil() {
        return this.#toldUntil;
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
        this.#throttlesInARow = 0;
        if (this.#throttles === 1 && this.#clock.now() - tookMs <= this.#throttledOn) {
            this.#firstServed += 1;
            this.#measureFirst();
            return;
        }
        this.#served += 1;
        const recovery = this.#throttles > 1 ? careful : hopeful;
        if (this.#isSearching) {
            this.#spacingMs /= 2;
            this.#isSearching = this.#spacingMs > tookMs;
        }
        else if (this.#served > recovery.afterCalls) {
            this.#spacingMs *= recovery.factor;
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
        this.#toldUntil = Math.max(this.#toldUntil, now + toldMs);
        this.#lastStart = -Infinity;
        this.#throttledOn = now;
        this.#throttlesInARow += 1;
        this.#servedSince = this.#notBefore;
        this.#served = 0;
    }
    /** Another answer to the same burst: it may ask for a longer wait, and says nothing new of the rate. */
    postpone(toldMs = 0) {
        this.#notBefore = Math.max(this.#notBefore, this.#clock.now() + toldMs);
        this.#toldUntil = Math.max(this.#toldUntil, this.#clock.now() + toldMs);
    }
    #chooseWaitMs() {
        const mostMs = Math.min(FIRST_THROTTLE_WAIT_MS * 2 ** this.#throttlesInARow, LONGEST_UNTOLD_WAIT_MS);
        return mostMs * (0.5 + this.#random() / 2);
    }
    /** @param spanMs from the end of the wait before to the end of this one */
    #widen(spanMs) {
        this.#throttles += 1;
        if (this.#throttles === 1) {
            this.#firstSpanMs = spanMs;
            this.#firstServed = this.#served;
            this.#measureFirst();
            return;
        }
        if (this.#served >= TELLING_CALLS || this.#spacingMs === 0) {
            this.#isSearching = this.#served < TELLING_CALLS;
            this.#spacingMs = Math.max(this.#spacingMs, spanMs / Math.max(1, this.#served));
        }
        else {
            this.#spacingMs *= WIDENING;
            this.#isSearching = false;
        }
        this.#spacingMs = Math.min(this.#spacingMs, LONGEST_SPACING_MS);
    }
    /** The rate up to the first throttle; requests from before it that are answered later still count. */
    #measureFirst() {
        const measuredMs = this.#firstSpanMs / Math.max(1, this.#firstServed);
        this.#isSearching = this.#firstServed < TELLING_CALLS;
        this.#spacingMs = Math.min(measuredMs, LONGEST_FIRST_SPACING_MS);
    }
}

// EXTERNAL MODULE: ./build/evidence/calls/pause.js
var pause = __webpack_require__(77844);
;// CONCATENATED MODULE: ./build/evidence/calls/retry-budget.js
const MOST_RETRIES = 20;
const RETRIES_A_SUCCESS = 0.5;
/** Retries that a whole run may spend: successes earn new ones, so that a service that fails most calls is not asked twice as often. */
class RetryBudget {
    #left = MOST_RETRIES;
    /** Whether one more retry is left; it is spent then. */
    take() {
        if (this.#left < 1) {
            return false;
        }
        this.#left -= 1;
        return true;
    }
    succeeded() {
        this.#left = Math.min(MOST_RETRIES, this.#left + RETRIES_A_SUCCESS);
    }
}

// EXTERNAL MODULE: ./build/evidence/service.js
var service = __webpack_require__(67023);
// EXTERNAL MODULE: ./build/evidence/calls/unsent.js
var unsent = __webpack_require__(48977);
;// CONCATENATED MODULE: ./build/evidence/calls/gate.js







const MOST_ATTEMPTS = 5;
const LONGEST_TRYING_MS = 120_000;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 30_000;
const nothingDone = ['unreached', 'throttled'];
const mayHaveBeenDone = [...nothingDone, 'busy', 'ambiguous'];
/**
 * The one gate that every call of a run passes (docs/delivery.md): {@link InFlight} says how many at a time, {@link Pace} when,
 * {@link RetryBudget} how many may be repeated, with full jitter between, and the deadline when no more is begun. A service
 * that cannot be reached, or that says nothing at all, in five attempts or two minutes is given up: the rest fails at once.
 */
class Gate {
    #settings;
    #pace;
    #inFlight;
    #retries = new RetryBudget();
    #lastThrottle = -Infinity;
    /** When the service last said anything, in milliseconds since the epoch. */
    #heardOn = -Infinity;
    /** Calls since then that got none. */
    #unanswered = new Set();
    /** Why no further call is made. */
    #ended;
    constructor(settings) {
        this.#settings = settings;
        this.#pace = new Pace(settings.clock, settings.random);
        this.#inFlight = new InFlight(settings.concurrency, () => this.#pace.isSearching);
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
                if (error.facts.phase === 'sent') {
                    this.#unanswered.add(call);
                }
                const fault = (0,faults/* classifyFault */.D)(error);
                if (!repeatable.includes(fault)) {
                    throw error;
                }
                if (fault !== 'throttled') {
                    const isSpent = failures >= MOST_ATTEMPTS || clock.now() - begin >= LONGEST_TRYING_MS;
                    if (isSpent || !this.#retries.take()) {
                        const isSilent = isSpent && error.facts.phase === 'sent' && this.#isSilentSince(begin);
                        this.#ended ??= fault === 'unreached' ? error : isSilent ? (0,unsent/* failSilent */.Gw)(error) : undefined;
                        throw error;
                    }
                    await this.#backOff(failures, error);
                    failures += 1;
                }
            }
        }
    }
    /** One call without an answer may be the fault of that call alone: two, or two minutes, are the service's. */
    #isSilentSince(begin) {
        const silentMs = this.#settings.clock.now() - this.#heardOn;
        return this.#heardOn <= begin && (this.#unanswered.size > 1 || silentMs >= LONGEST_TRYING_MS);
    }
    #hear() {
        this.#heardOn = this.#settings.clock.now();
        this.#unanswered.clear();
    }
    async #pass(call) {
        await this.#inFlight.enter();
        try {
            await this.#awaitTurn();
            return await this.#observe(call);
        }
        finally {
            this.#inFlight.leave();
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
    async #awaitTurn() {
        const { clock, deadline, signal } = this.#settings;
        for (;;) {
            if (this.#ended !== undefined) {
                throw this.#ended;
            }
            const start = this.#pace.reserve();
            if (start > deadline) {
                this.#ended = (0,unsent/* failLate */.vb)(clock.now(), this.#pace.toldUntil, deadline);
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
    #succeeded(tookMs) {
        this.#hear();
        this.#inFlight.succeeded();
        this.#retries.succeeded();
        this.#pace.succeeded(tookMs);
    }
    /** Calls that were under way together are throttled together: that counts once. */
    #failed(error, start) {
        if (!(error instanceof service/* ServiceError */._7)) {
            return;
        }
        if (error.facts.phase === 'answered') {
            this.#hear();
        }
        if ((0,faults/* classifyFault */.D)(error) !== 'throttled') {
            return;
        }
        if (start > this.#lastThrottle) {
            this.#inFlight.throttled();
            this.#lastThrottle = this.#settings.clock.now();
            this.#pace.throttled(error.facts.waitMs);
        }
        else {
            this.#pace.postpone(error.facts.waitMs);
        }
    }
}


/***/ }),

/***/ 13139:
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

/***/ 77844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ pause)
/* harmony export */ });
/* harmony import */ var _unsent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48977);

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

/***/ 48977:
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
/** What a service that was asked too often told, although this request was not sent. */
const throttled = { request: 'no request', phase: 'answered', throttled: true };
/**
 * The request was not sent, because its turn would come after the run's budget. Milliseconds since the epoch.
 *
 * @param toldUntil until when the service asked to wait; its turn may come later, as the service allows few at a time
 */
function failLate(now, toldUntil, deadline) {
    if (now >= deadline) {
        return new _service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('the budget of the run ("timeout") is spent.', notSent);
    }
    if (toldUntil <= deadline) {
        return new _service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('the service takes so few requests at a time that the turn of this one comes after the end of the budget ("timeout").', throttled);
    }
    const minutes = Math.max(1, Math.ceil((toldUntil - deadline) / 60_000));
    const when = new Date(toldUntil).toISOString();
    return new _service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(`the service asks to wait until ${when}, ${minutes} min past the end of the budget ("timeout"). Come back then.`, throttled);
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

/***/ 24944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MO: () => (/* binding */ searchName),
/* harmony export */   PX: () => (/* binding */ searchBearers),
/* harmony export */   wZ: () => (/* binding */ walkPages)
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
    const bearers = await searchBearers(service, scope, name);
    return bearers.filter(({ archived }) => !archived);
}
/** The same, archived items included. */
async function searchBearers(service, scope, name) {
    const found = new Map();
    for (const search of new Set([name.normalize('NFC'), name.normalize('NFD')])) {
        const query = { ...(0,_scopes_js__WEBPACK_IMPORTED_MODULE_1__/* .queryOldestFirst */ .OL)(scope), search };
        for await (const { items } of walkPages(service, query)) {
            for (const item of items) {
                if ((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameName */ .yS)(item.filename, name)) {
                    found.set(item.id, item);
                }
            }
        }
    }
    return [...found.values()];
}


/***/ }),

/***/ 91040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ checkTemplate),
/* harmony export */   E9: () => (/* binding */ UnfitNameError),
/* harmony export */   Ft: () => (/* binding */ placeholders),
/* harmony export */   gU: () => (/* binding */ renderName),
/* harmony export */   yS: () => (/* binding */ isSameName)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37157);


const NAME_LIMIT_BYTES = 255;
/** What stands in braces in a template of a proof name (docs/manifest.md, "Names and collisions"). */
const placeholders = ['base', 'name', 'ext', 'dir', 'path'];
const PLACEHOLDER = /\{([^{}]*)\}/gu;
/**
 * The proof name of an evidence file: the template with `{base}` `{name}` `{ext}` `{dir}` `{path}` filled in, in NFC.
 * `{name}` and `{ext}` are as `path.parse` has them; the separators of `{dir}` and `{path}` become `__`.
 *
 * Throws {@link InputError} where the template is at fault, {@link UnfitNameError} where the file is.
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
/** The name of one file is nothing that a service will take: that file is refused, and the others go. */
class UnfitNameError extends Error {
    name = 'UnfitNameError';
}
/** Two names are the same name when their NFC forms are equal; case counts. */
function isSameName(left, right) {
    return left === right || left.normalize('NFC') === right.normalize('NFC');
}
/** Refuses a template with a placeholder that nobody knows. */
function checkTemplate(template, input) {
    for (const [placeholder, key = ''] of template.matchAll(PLACEHOLDER)) {
        if (!placeholders.some((known) => known === key)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(input, `"${placeholder}" is not a placeholder. Known are {base}, {name}, {ext}, {dir} and {path}.`);
        }
    }
    const bytes = Buffer.byteLength(template.replace(PLACEHOLDER, ''));
    if (bytes > NAME_LIMIT_BYTES) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(input, `takes ${bytes} bytes without its placeholders; ${NAME_LIMIT_BYTES} is the most that a proof name has.`);
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
        throw new UnfitNameError('its proof name would hold a control character; rename it, or give it another name');
    }
    if (name.includes('/')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('name', `the template gives ${filePath} the proof name "${name}", but a file name holds no "/". Use {path} or "__".`);
    }
    const bytes = Buffer.byteLength(name);
    if (bytes > NAME_LIMIT_BYTES) {
        throw new UnfitNameError(`its proof name would take ${bytes} bytes, and ${NAME_LIMIT_BYTES} is the most; shorten the template or the file name`);
    }
}


/***/ }),

/***/ 60107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ queryNewestFirst),
/* harmony export */   OI: () => (/* binding */ describeScope),
/* harmony export */   OL: () => (/* binding */ queryOldestFirst),
/* harmony export */   cV: () => (/* binding */ listScopes),
/* harmony export */   kw: () => (/* binding */ organization),
/* harmony export */   nJ: () => (/* binding */ listTargets),
/* harmony export */   yi: () => (/* binding */ keyScope)
/* harmony export */ });
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17358);

/** The scope of whatever is looked for without a target. */
const organization = { target: undefined, ownedByMe: false };
/** Each target is a scope of its own; without targets it is the organization. */
function listScopes(targets, ownedByMe = false) {
    return targets.length === 0
        ? [{ target: undefined, ownedByMe }]
        : targets.map((target) => ({ target, ownedByMe }));
}
/** The targets among some scopes. */
function listTargets(scopes) {
    return scopes.flatMap(({ target }) => target ?? []);
}
/** The part of a list request that narrows it to a scope. */
function queryScope(scope) {
    return { target: scope.target, ownedByMe: scope.ownedByMe ? true : undefined };
}
/** A scope's items by their latest upload, newest first. */
function queryNewestFirst(scope) {
    return { ...queryScope(scope), sortBy: 'uploadedOn', sortDirection: 'desc' };
}
/** A scope's items by their creation, oldest first: an order that other people's writes do not disturb. */
function queryOldestFirst(scope) {
    return { ...queryScope(scope), sortBy: 'createdOn', sortDirection: 'asc' };
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


/***/ })

};
