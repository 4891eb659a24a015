import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6607:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _require_node_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4368);
/* harmony import */ var _fail_step_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4570);
/* harmony import */ var _run_download_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4230);



try {
    await (0,_run_download_js__WEBPACK_IMPORTED_MODULE_1__/* .runDownload */ .a)(process.env);
}
catch (error) {
    (0,_fail_step_js__WEBPACK_IMPORTED_MODULE_2__/* .failStep */ .v)(error);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ failStep)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2488);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9960);


/** Fails the step with what went wrong, in one line. */
function failStep(error) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1)((0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)(error instanceof Error ? error.message : String(error)));
}


/***/ }),

/***/ 4230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  a: () => (/* binding */ runDownload)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 5 modules
var lib_core = __nccwpck_require__(2488);
;// CONCATENATED MODULE: ./build/evidence/calls/faults.js
const BUSY_STATUSES = new Set([408, 425, 503]);
/** The table of docs/delivery.md: the first row that fits decides. */
const rows = [
    { fault: 'unreached', fits: ({ phase }) => phase === 'unsent' },
    { fault: 'throttled', fits: ({ throttled }) => throttled === true },
    { fault: 'busy', fits: ({ status }) => BUSY_STATUSES.has(status) },
    { fault: 'unauthorized', fits: ({ status }) => status === 401 },
    { fault: 'refused', fits: ({ status = 0 }) => status >= 300 && status < 500 },
    { fault: 'ambiguous', fits: () => true },
];
/** Classifies a failed request by what is known of it. */
function classifyFault({ facts }) {
    return rows.find(({ fits }) => fits(facts))?.fault ?? 'ambiguous';
}

;// CONCATENATED MODULE: ./build/evidence/calls/advice.js

/** What to do next about a list that could not be had. */
function adviseReader(error) {
    const fault = classifyFault(error);
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

;// CONCATENATED MODULE: ./build/evidence/concurrency.js
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

;// CONCATENATED MODULE: ./build/evidence/errors.js
/**
 * The user's mistake: wrong input, found before any write. Exit code 2.
 * The message names the input and the way out.
 */
class errors_InputError extends Error {
    name = 'InputError';
    /** The input, manifest key or flag at fault, such as `link`. */
    input;
    constructor(input, message, options) {
        super(`${input}: ${message}`, options);
        this.input = input;
    }
}
/** One piece of evidence did not land; the others still go. */
class EvidenceError extends Error {
    name = 'EvidenceError';
    code;
    constructor(code, message, options) {
        super(message, options);
        this.code = code;
    }
}

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
    return new EvidenceError('not-confirmed', `the service lists ${listed} bytes for the item ${proofId} and sent ${sent}. Run again; if it stays so, ask whoever runs the service.`);
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

// EXTERNAL MODULE: ./build/evidence/service.js
var service = __nccwpck_require__(7023);
;// CONCATENATED MODULE: ./build/evidence/calls/unsent.js

const notSent = { request: 'no request', phase: 'unsent' };
/** The request was not sent, because the run was cancelled or is out of time. */
function failCancelled(signal) {
    const message = describeAbort(signal).replace(/\.?$/u, '.');
    return new service/* ServiceError */._7(message, notSent, { cause: signal.reason });
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
        return new service/* ServiceError */._7('the budget of the run ("timeout") is spent.', notSent);
    }
    if (toldUntil <= deadline) {
        return new service/* ServiceError */._7('the service takes so few requests at a time that the turn of this one comes after the end of the budget ("timeout").', throttled);
    }
    const minutes = Math.max(1, Math.ceil((toldUntil - deadline) / 60_000));
    const when = new Date(toldUntil).toISOString();
    return new service/* ServiceError */._7(`the service asks to wait until ${when}, ${minutes} min past the end of the budget ("timeout"). Come back then.`, throttled);
}
/** The request was not sent, because the service takes requests and answers none. */
function failSilent({ message, facts }) {
    return new service/* ServiceError */._7(`the service is given up, as it answers nothing any more. ${message}`, {
        request: facts.request,
        phase: 'unsent',
    });
}
/** Why a run ended before its time, in words. */
function describeAbort({ reason }) {
    return reason instanceof Error ? reason.message : 'the run was cancelled';
}

;// CONCATENATED MODULE: ./build/evidence/calls/pause.js

/** Sleeps before a request; an abort becomes the error of one that was never sent. */
async function pause(clock, waitMs, signal) {
    try {
        signal.throwIfAborted();
        if (waitMs > 0) {
            await clock.sleep(waitMs, signal);
        }
    }
    catch (cause) {
        throw signal.aborted ? failCancelled(signal) : cause;
    }
}

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
                const fault = classifyFault(error);
                if (!repeatable.includes(fault)) {
                    throw error;
                }
                if (fault !== 'throttled') {
                    const isSpent = failures >= MOST_ATTEMPTS || clock.now() - begin >= LONGEST_TRYING_MS;
                    if (isSpent || !this.#retries.take()) {
                        const isSilent = isSpent && error.facts.phase === 'sent' && this.#isSilentSince(begin);
                        this.#ended ??= fault === 'unreached' ? error : isSilent ? failSilent(error) : undefined;
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
                this.#ended = failLate(clock.now(), this.#pace.toldUntil, deadline);
                continue;
            }
            await pause(clock, start - clock.now(), signal);
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
        await pause(clock, waitMs, signal);
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
        if (classifyFault(error) !== 'throttled') {
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

;// CONCATENATED MODULE: ./build/evidence/calls/govern.js
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

;// CONCATENATED MODULE: ./build/evidence/retrieval/reading.js


/** Reads through a gate of its own: calls are repeated as a run repeats them, inside the budget of `limits`. */
function beginReading(ports, limits) {
    const { clock, random, signal } = ports;
    const deadline = clock.now() + limits.timeoutMs;
    const gate = new Gate({ clock, random, signal, concurrency: limits.concurrency, deadline });
    return {
        ...ports,
        limits,
        service: governService(ports.service, gate),
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
    return new EvidenceError('same-file', `${proofIds.length} items would become the file "${name}": ${proofIds.join(', ')}. Download each with "proof-id", into a "directory" of its own.`);
}

;// CONCATENATED MODULE: external "node:path/posix"
const posix_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");
;// CONCATENATED MODULE: ./build/evidence/names.js


const NAME_LIMIT_BYTES = 255;
/** What stands in braces in a template of a proof name (docs/manifest.md, "Names and collisions"). */
const placeholders = (/* unused pure expression or super */ null && (['base', 'name', 'ext', 'dir', 'path']));
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
    const { base, name, ext, dir } = path.parse(filePath);
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
class UnfitNameError extends (/* unused pure expression or super */ null && (Error)) {
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
            throw new InputError(input, `"${placeholder}" is not a placeholder. Known are {base}, {name}, {ext}, {dir} and {path}.`);
        }
    }
    const bytes = Buffer.byteLength(template.replace(PLACEHOLDER, ''));
    if (bytes > NAME_LIMIT_BYTES) {
        throw new InputError(input, `takes ${bytes} bytes without its placeholders; ${NAME_LIMIT_BYTES} is the most that a proof name has.`);
    }
    return template;
}
function flattenPath(part) {
    return part.replace(/^\/+/u, '').replaceAll('/', '__');
}
function checkName(name, filePath) {
    if (name === '' || name === '.' || name === '..') {
        throw new InputError('name', `the template gives ${filePath} the proof name "${name}", which is none.`);
    }
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    if (/[\u0000-\u001f\u007f-\u009f]/u.test(name)) {
        throw new UnfitNameError('its proof name would hold a control character; rename it, or give it another name');
    }
    if (name.includes('/')) {
        throw new InputError('name', `the template gives ${filePath} the proof name "${name}", but a file name holds no "/". Use {path} or "__".`);
    }
    const bytes = Buffer.byteLength(name);
    if (bytes > NAME_LIMIT_BYTES) {
        throw new UnfitNameError(`its proof name would take ${bytes} bytes, and ${NAME_LIMIT_BYTES} is the most; shorten the template or the file name`);
    }
}

;// CONCATENATED MODULE: ./build/evidence/inputs/input-values.js

const TRUE_WORDS = new Set(['true', 'True', 'TRUE']);
const FALSE_WORDS = new Set(['false', 'False', 'FALSE']);
const UNIT_MS = new Map([
    ['s', 1000],
    ['m', 60_000],
    ['h', 3_600_000],
    ['d', 86_400_000],
]);
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
/** A boolean as YAML 1.2's core schema writes it, like GitHub's own inputs. */
function parseBoolean(text, input) {
    if (TRUE_WORDS.has(text)) {
        return true;
    }
    if (FALSE_WORDS.has(text)) {
        return false;
    }
    throw new errors_InputError(input, `"${text}" is not a boolean. Write true or false.`);
}
/** Milliseconds of a duration such as `90s`, `30m`, `12h` or `30d`. */
function parseDurationMs(text, input) {
    const [, digits, unit = ''] = /^(\d{1,9})([smhd])$/u.exec(text) ?? [];
    const unitMs = UNIT_MS.get(unit);
    if (digits === undefined || unitMs === undefined) {
        throw new errors_InputError(input, `"${text}" is not a duration. Write a whole number with s, m, h or d: 30m.`);
    }
    return Number(digits) * unitMs;
}
/** One word of a closed list. */
function parseChoice(choices, text, input) {
    const choice = choices.find((known) => known === text);
    if (choice === undefined) {
        throw new errors_InputError(input, `"${text}" is not known. Write one of: ${choices.join(', ')}.`);
    }
    return choice;
}
/** A whole number from `least` to `most`. */
function parseCount(text, least, most, input) {
    const count = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
    if (!(count >= least && count <= most)) {
        throw new errors_InputError(input, `"${text}" is not a whole number from ${least} to ${most}.`);
    }
    return count;
}
/** A user id (interface.md §2.4). */
function parseUuid(text, input) {
    if (!UUID.test(text)) {
        throw new InputError(input, `"${text}" is not a UUID. Write the user's id, such as 5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d.`);
    }
    return text;
}
/** The lines of a list input, trimmed, blank ones left out. */
function splitLines(text) {
    return text
        .split(/\r?\n/u)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}

;// CONCATENATED MODULE: ./build/evidence/targets.js



const TYPES = service/* targetTypes */.vj.join('|');
/** An id is opaque, but one that holds the beginning of another target is a list in the wrong form. */
const SEVERAL = `[,; \\t](${TYPES}):`;
/** Regular expression of one target, for a JSON Schema. */
const TARGET_PATTERN = (/* unused pure expression or super */ null && (`(${TYPES}):(?!.*${SEVERAL}).+`));
/** Reads `control:<id>`, `label:<id>` or `task:<id>`. Throws {@link InputError} naming the input. */
function parseTarget(text, input) {
    const colon = text.indexOf(':');
    const prefix = colon < 0 ? text : text.slice(0, colon);
    const type = service/* targetTypes */.vj.find((known) => known === prefix);
    if (colon < 0 || type === undefined) {
        throw new errors_InputError(input, `"${text}" is not a target. Write control:<id>, label:<id> or task:<id>, one a line.`);
    }
    if (new RegExp(SEVERAL, 'u').test(text)) {
        throw new errors_InputError(input, `"${text}" names several targets. Write one a line.`);
    }
    return { type, id: parseObjectId(text.slice(colon + 1).trim(), input) };
}
/** Reads the input `link`: one target a line, each counted once. */
function parseTargets(text, input) {
    const targets = splitLines(text).map((line) => parseTarget(line, input));
    return [...new Map(targets.map((target) => [formatTarget(target), target])).values()];
}
/** The form a person writes and reads: `control:<id>`. */
function formatTarget(target) {
    return `${target.type}:${target.id}`;
}
/**
 * Checks an id that becomes a part of an address. Ids are opaque (interface.md §2.3), but an empty one and the
 * dot segments would lead to another address, and control characters never belong in one.
 */
function parseObjectId(id, input) {
    if (id === '') {
        throw new errors_InputError(input, 'an id is missing. Write the id as the service shows it.');
    }
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    if (id === '.' || id === '..' || /[\u0000-\u001f\u007f]/u.test(id)) {
        throw new errors_InputError(input, `"${id}" cannot be an id. Write the id as the service shows it.`);
    }
    return id;
}

;// CONCATENATED MODULE: ./build/evidence/scopes.js

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
    const place = scope.target === undefined ? 'in the organization' : `linked to ${formatTarget(scope.target)}`;
    return scope.ownedByMe ? `${place} and owned by the token's user` : place;
}

;// CONCATENATED MODULE: ./build/evidence/listing.js



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
    return new service/* ServiceError */._7(message, { request: 'GET /v1/proof', phase: 'answered', unreadable: true });
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
        const query = { ...queryOldestFirst(scope), search };
        for await (const { items } of walkPages(service, query)) {
            for (const item of items) {
                if (isSameName(item.filename, name)) {
                    found.set(item.id, item);
                }
            }
        }
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./build/evidence/lookup.js


/**
 * Turns a failed look into a lookup that fails its file; anything but a {@link ServiceError} is our fault and goes on.
 *
 * @param what for the sentence: `what is linked to control:8d1`
 * @param consequence what follows from it; nothing where nothing was to be written
 */
function failLookup(error, what, consequence = ', so nothing was written there') {
    if (!(error instanceof service/* ServiceError */._7)) {
        throw error;
    }
    return {
        failure: {
            code: error.facts.status === 401 ? 'unauthorized' : 'list-failed',
            message: `${what} could not be learned${consequence}: ${error.message} ${adviseReader(error)}`.trim(),
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
            return onceEach(await mapConcurrently(pairs, concurrency, async ({ scope, name }) => selectName(name, scope, reading)));
        }
        case 'scope': {
            const { scopes, search } = selection;
            const lists = await mapConcurrently(scopes, reading.limits.concurrency, (scope) => selectScope(scope, search, reading));
            return onceEach(lists.flat());
        }
    }
}
async function selectName(name, scope, { service }) {
    const what = `"${name}"`;
    const lookup = await lookUp(scope, () => searchName(service, scope, name));
    if ('failure' in lookup) {
        return { what, ...lookup };
    }
    const [item, ...others] = lookup.items;
    const place = describeScope(scope);
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
    const place = describeScope(scope);
    const what = search === undefined ? `what is ${place}` : `what "${search}" finds ${place}`;
    const lookup = await lookUp(scope, async () => {
        const items = [];
        const query = { ...queryOldestFirst(scope), search };
        for await (const page of walkPages(service, query)) {
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
        return failLookup(error, `what is ${describeScope(scope)}`, '');
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

;// CONCATENATED MODULE: ./build/evidence/retrieval/download.js









/**
 * Brings evidence back: select, tell apart, fetch. Every item is attempted, each file is there whole or not at all, and nothing
 * that was there before is written over unless `overwrite` says so.
 */
async function downloadEvidence(settings, { folder, ...ports }) {
    const reading = beginReading(ports, settings);
    const selected = refuseSameFiles(await selectItems(settings.selection, reading));
    const claims = new Map();
    let done = 0;
    return mapConcurrently(selected, settings.concurrency, async (one) => {
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
    if (error instanceof EvidenceError) {
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
    return { code, message: `${error.message} ${adviseReader(error)}`.trim() };
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
;// CONCATENATED MODULE: ./build/files/system-error.js

/** What the operating system said, in its own words: `permission denied`. */
function describeSystemError(error) {
    if (!isSystemError(error))
        return String(error);
    return error.errno === undefined ? (error.code ?? error.message) : (0,external_node_util_.getSystemErrorMessage)(error.errno);
}
/** True when the path, or a folder on the way to it, is not there. */
function isMissing(error) {
    return isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
/** True for an error that carries a code, as those of Node and the operating system do. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}

;// CONCATENATED MODULE: ./build/files/places.js




/** Resolves the folders once. Throws {@link InputError} when there is no workspace. */
async function locatePlaces(names) {
    const workspace = await resolveWorkspace(names.workspace);
    const roots = [{ named: names.workspace, real: workspace }];
    if (names.runnerTemp !== undefined) {
        const real = await (0,promises_namespaceObject.realpath)(names.runnerTemp).catch(() => undefined);
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
            return root === undefined ? location : (0,external_node_path_namespaceObject.join)(root.real, pathFrom(root.named, location));
        },
        show: (location) => within(location).replaceAll(external_node_path_namespaceObject.sep, '/') || '.',
        partsOf: (location) => within(location).split(external_node_path_namespaceObject.sep),
    };
}
/** True when `location` is `folder` or lies below it. Both are absolute and normal. */
function isInside(folder, location) {
    const path = pathFrom(folder, location);
    return path !== '..' && !path.startsWith(`..${external_node_path_namespaceObject.sep}`) && !(0,external_node_path_namespaceObject.isAbsolute)(path);
}
/** Empty parts, and those that mean the same folder or the one above. */
const UNRESOLVED = /[\\/]\.{0,2}(?:[\\/]|$)/u;
/** What `relative` says, which takes both apart each time: of a location below the folder its beginning tells as much. */
function pathFrom(folder, location) {
    const isBelow = location.startsWith(folder) && location.charAt(folder.length) === external_node_path_namespaceObject.sep;
    return isBelow && !UNRESOLVED.test(location)
        ? location.slice(folder.length + 1)
        : (0,external_node_path_namespaceObject.relative)(folder, location);
}
/** A location and every folder above it, from the root down. */
function stepsTo(location) {
    const parent = (0,external_node_path_namespaceObject.dirname)(location);
    return parent === location ? [location] : [...stepsTo(parent), location];
}
async function resolveWorkspace(workspace) {
    try {
        return await (0,promises_namespaceObject.realpath)(workspace);
    }
    catch (error) {
        throw new errors_InputError('workspace', `${workspace} cannot be read (${describeSystemError(error)}): run where the evidence is`, { cause: error });
    }
}

;// CONCATENATED MODULE: ./node_modules/balanced-match/dist/esm/index.js
const balanced = (a, b, str) => {
    const ma = a instanceof RegExp ? maybeMatch(a, str) : a;
    const mb = b instanceof RegExp ? maybeMatch(b, str) : b;
    const r = ma !== null && mb != null && range(ma, mb, str);
    return (r && {
        start: r[0],
        end: r[1],
        pre: str.slice(0, r[0]),
        body: str.slice(r[0] + ma.length, r[1]),
        post: str.slice(r[1] + mb.length),
    });
};
const maybeMatch = (reg, str) => {
    const m = str.match(reg);
    return m ? m[0] : null;
};
const range = (a, b, str) => {
    let begs, beg, left, right = undefined, result;
    let ai = str.indexOf(a);
    let bi = str.indexOf(b, ai + 1);
    let i = ai;
    if (ai >= 0 && bi > 0) {
        if (a === b) {
            return [ai, bi];
        }
        begs = [];
        left = str.length;
        while (i >= 0 && !result) {
            if (i === ai) {
                begs.push(i);
                ai = str.indexOf(a, i + 1);
            }
            else if (begs.length === 1) {
                const r = begs.pop();
                if (r !== undefined)
                    result = [r, bi];
            }
            else {
                beg = begs.pop();
                if (beg !== undefined && beg < left) {
                    left = beg;
                    right = bi;
                }
                bi = str.indexOf(b, i + 1);
            }
            i = ai < bi && ai >= 0 ? ai : bi;
        }
        if (begs.length && right !== undefined) {
            result = [left, right];
        }
    }
    return result;
};
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/brace-expansion/dist/esm/index.js

const escSlash = '\0SLASH' + Math.random().toFixed(16) + '\0';
const escOpen = '\0OPEN' + Math.random().toFixed(16) + '\0';
const escClose = '\0CLOSE' + Math.random().toFixed(16) + '\0';
const escComma = '\0COMMA' + Math.random().toFixed(16) + '\0';
const escPeriod = '\0PERIOD' + Math.random().toFixed(16) + '\0';
const escSlashPattern = new RegExp(escSlash, 'g');
const escOpenPattern = new RegExp(escOpen, 'g');
const escClosePattern = new RegExp(escClose, 'g');
const escCommaPattern = new RegExp(escComma, 'g');
const escPeriodPattern = new RegExp(escPeriod, 'g');
const slashPattern = /\\\\/g;
const openPattern = /\\{/g;
const closePattern = /\\}/g;
const commaPattern = /\\,/g;
const periodPattern = /\\\./g;
const EXPANSION_MAX = 100_000;
// `EXPANSION_MAX` caps the *number* of expansions, but not their length. An
// input like `'{a,b}'.repeat(1500)` stays under that count - its output is
// truncated to 100k results - while making every result ~1500 characters
// long. The result set, and the intermediate arrays built while combining
// brace sets, then grow large enough to exhaust memory and crash the process
// (CVE-2026-14257). `EXPANSION_MAX_LENGTH` bounds the total number of
// characters the accumulator may hold at any point, so memory stays flat no
// matter how many brace groups are chained. The limit sits well above any
// realistic expansion (100k results hitting `EXPANSION_MAX` measure ~1M
// characters) so legitimate input is unaffected.
const EXPANSION_MAX_LENGTH = 4_000_000;
// `expand_` recurses once per level of brace *nesting* - both when expanding a
// set's comma members and when re-wrapping a set whose body is a single part.
// The CVE-2026-14257 fix made the *tail* iterative (recursion on `m.post`, one
// level per chained group), which left nesting depth unbounded: about 3,100
// levels of `{{{...a,b...}}}` - only ~6KB of input - exhausted the native stack
// and crashed the process. `EXPANSION_MAX_DEPTH` bounds how deep the parser
// will follow nesting. It sits far above any realistic pattern and well below
// the depth at which the stack runs out.
const EXPANSION_MAX_DEPTH = 1_000;
// Bash keeps a quirk where a brace group followed by a comma set still expands
// (`{a},b}`). The parser implements it by rewriting the string and restarting
// the scan, absorbing one `}` per pass. `n` trailing braces therefore cost `n`
// full passes over a string that itself grows by one `escClose` sentinel each
// time - quadratic in `n`, with a ~26x constant from the sentinel's length.
// 128KB of `'{a}' + '}'.repeat(n) + ',z}'` blocked the event loop for 27
// seconds to produce two results. `EXPANSION_MAX_REWRITES` bounds how many
// times the scan may restart. Real `{a},b}` input needs a handful.
const EXPANSION_MAX_REWRITES = 1_000;
// `EXPANSION_MAX_STEPS` bounds the work one `expand` call does, which `max`,
// `maxLength` and `maxDepth` don't: nested sets are rescanned at every level
// and chained groups each rebuild up to `max` results, so 2KB of input could
// block the event loop for over 30 seconds. Each character scanned, result
// built and sequence value generated is a step, and each `expand_` call costs
// `CALL_STEPS` more. Past the budget, the set being expanded and everything
// after it stay literal. A glob needs a few hundred steps, and nesting all the
// way to `EXPANSION_MAX_DEPTH` about 4M.
const EXPANSION_MAX_STEPS = 20_000_000;
// What one `expand_` call costs on top of what it scans and builds. Setting
// one up takes about as long as scanning 16 characters, and a set whose
// results are wrapped to be expanded again makes one call per result, each
// scanning and building next to nothing: 64KB of
// `('{{' + ','.repeat(316) + '}{' + ','.repeat(316) + '}}').repeat(n)` made
// 4M such calls, which spent the budget three times as slowly as anything
// else.
const CALL_STEPS = 16;
function numeric(str) {
    return !isNaN(str) ? parseInt(str, 10) : str.charCodeAt(0);
}
function escapeBraces(str) {
    return str
        .replace(slashPattern, escSlash)
        .replace(openPattern, escOpen)
        .replace(closePattern, escClose)
        .replace(commaPattern, escComma)
        .replace(periodPattern, escPeriod);
}
function unescapeBraces(str) {
    return str
        .replace(escSlashPattern, '\\')
        .replace(escOpenPattern, '{')
        .replace(escClosePattern, '}')
        .replace(escCommaPattern, ',')
        .replace(escPeriodPattern, '.');
}
// Like `target.push(...items)` but doesn't overflow the stack
function pushAll(target, items) {
    for (let i = 0; i < items.length; i++) {
        target.push(items[i]);
    }
}
// `balanced`, run on `masked` (see `maskUnmatchedOpens`), sliced from `str`
// and charged for the characters it walks: up to the group's `}`, or the
// whole string when there is no match or unmatched `{` come first, which
// `unmatched` then flags for masking. Once a call overdraws the budget, it
// and every later one return undefined, so the rest stays literal.
function balancedWithBudget(str, masked, budget) {
    if (budget.remaining < 0) {
        return undefined;
    }
    const r = range('{', '}', masked);
    const unmatched = r !== undefined && masked.indexOf('{') < r[0];
    budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
    if (!r || budget.remaining < 0) {
        return undefined;
    }
    return {
        end: r[1],
        pre: str.slice(0, r[0]),
        body: str.slice(r[0] + 1, r[1]),
        post: str.slice(r[1] + 1),
        unmatched,
    };
}
// `masked` with every `{` that has no matching `}` swapped for a `\0`, which
// keeps the length, so a scan of it still lines up with the string it was
// made from. Such a `{` is literal either way, but `balanced` only learns that
// one is unmatched by reading to the end of the string, so with one at the
// head of every group (`'{a,{b,c}'.repeat(n)`) each scan read the rest of the
// input. That was quadratic, and once the step budget charged for it, it ran
// out partway through and left the rest literal. A scan of the masked copy
// stops at the group's `}`. It is one pass, charged as such.
function maskUnmatchedOpens(masked, budget) {
    budget.remaining -= masked.length;
    const open = [];
    for (let i = 0; i < masked.length; i++) {
        const c = masked.charCodeAt(i);
        if (c === 0x7b) {
            open.push(i);
        }
        else if (c === 0x7d && open.length) {
            open.pop();
        }
    }
    let out = '';
    let last = 0;
    for (let i = 0; i < open.length; i++) {
        const at = open[i];
        out += masked.slice(last, at) + '\0';
        last = at + 1;
    }
    return out + masked.slice(last);
}
// Whether `str` has a `,` not followed by another `,`, with a `}` after it on
// the same line - what `/,(?!,).*\}/.test(str)` asks, answered in one pass from
// the end. The regex tries every `,` and backtracks through the rest of its
// line from each, which is quadratic, and the `{a},b}` rewrite asks again on
// every pass. Like a scan, it is charged for the whole string and refused if
// that overdraws the budget.
function commaSetFollows(str, budget) {
    budget.remaining -= str.length;
    if (budget.remaining < 0) {
        return false;
    }
    // Whether a `}` follows the current position before the line ends
    let close = false;
    for (let i = str.length - 1; i >= 0; i--) {
        const c = str.charCodeAt(i);
        if (c === 0x7d) {
            close = true;
        }
        else if (c === 0x0a || c === 0x0d || c === 0x2028 || c === 0x2029) {
            // A line terminator, which `.` does not match
            close = false;
        }
        else if (c === 0x2c && close && str.charCodeAt(i + 1) !== 0x2c) {
            return true;
        }
    }
    return false;
}
/**
 * Basically just str.split(","), but handling cases
 * where we have nested braced sections, which should be
 * treated as individual members, like {a,{b,c},d}
 *
 * Returns `undefined` if the step budget runs out before the whole set is
 * split, since splitting what is left on every comma would tear apart the
 * nested sets it still holds.
 */
function parseCommaParts(str, budget) {
    const parts = [];
    // Walk the brace groups iteratively. Recursing on `post` once per group let a
    // chain of them exhaust the stack - the parsing-side counterpart to
    // the `expand_` overflow fixed for CVE-2026-14257, and not something `max` or
    // `maxLength` can bound, since it happens before expansion.
    //
    // The part the next chunk continues
    let carry = '';
    for (;;) {
        // A set's body holds no unmatched `{`, so there is nothing to mask.
        const m = balancedWithBudget(str, str, budget);
        if (budget.remaining < 0) {
            return undefined;
        }
        if (!m) {
            const tail = str.split(',');
            tail[0] = carry + tail[0];
            pushAll(parts, tail);
            return parts;
        }
        const { pre, body, post } = m;
        const p = pre.split(',');
        p[0] = carry + p[0];
        p[p.length - 1] += '{' + body + '}';
        if (!post.length) {
            pushAll(parts, p);
            return parts;
        }
        carry = p.pop();
        pushAll(parts, p);
        str = post;
    }
}
// An option that is left out, or that is NaN, gets its default. Every
// comparison against NaN is false, so a NaN bound would never be reached:
// `{ maxSteps: NaN }` let 15KB of input block the event loop for 16 seconds,
// and `{ maxDepth: NaN }` overflowed the stack again (CVE-2026-102278). Pass
// `Infinity` to lift a bound.
function bound(value, fallback) {
    return value === undefined || isNaN(value) ? fallback : value;
}
function expand(str, options = {}) {
    if (!str) {
        return [];
    }
    const max = bound(options.max, EXPANSION_MAX);
    const maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH);
    const maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH);
    const maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES);
    const maxSteps = bound(options.maxSteps, EXPANSION_MAX_STEPS);
    // I don't know why Bash 4.3 does this, but it does.
    // Anything starting with {} will have the first two bytes preserved
    // but *only* at the top level, so {},a}b will not expand to anything,
    // but a{},b}c will be expanded to [a}c,abc].
    // One could argue that this is a bug in Bash, but since the goal of
    // this module is to match Bash's rules, we escape a leading {}
    if (str.slice(0, 2) === '{}') {
        str = '\\{\\}' + str.slice(2);
    }
    return expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
}
function embrace(str) {
    return '{' + str + '}';
}
function isPadded(el) {
    return /^-?0\d/.test(el);
}
function lte(i, y) {
    return i <= y;
}
function gte(i, y) {
    return i >= y;
}
// Build `{ acc[a] + pre + values[v] }` for every combination, capping the
// number of results at `max` and the total number of characters at `maxLength`.
// This is the one place output grows, so bounding it here keeps the single
// accumulator - and therefore memory - flat regardless of how many brace groups
// are combined (CVE-2026-14257). Each result built is a step, since `max` and
// `maxLength` bound one combination, not how many brace groups are combined.
function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
    const out = [];
    let length = 0;
    // Bash drops empty results at the top level, and they don't count against
    // `max`, so `max` bounds the number of *kept* results. Only an empty
    // `acc[a] + pre` can make one, so for those the empty values are skipped
    // without being visited. Visiting them one at a time let a set of empties
    // cost `acc.length * values.length` while keeping nothing.
    let nonEmpty;
    outer: for (let a = 0; a < acc.length; a++) {
        const prefix = acc[a] + pre;
        let vs = values;
        if (dropEmpties && !prefix) {
            if (!nonEmpty)
                nonEmpty = values.filter(v => v);
            vs = nonEmpty;
        }
        for (let v = 0; v < vs.length; v++) {
            if (out.length >= max)
                break outer;
            const expansion = prefix + vs[v];
            if (length + expansion.length > maxLength)
                break outer;
            out.push(expansion);
            length += expansion.length;
        }
    }
    budget.remaining -= out.length;
    return out;
}
// The expansion values of a single numeric (`1..5`) or alphabetic (`a..e..2`)
// sequence body, or `undefined` if the step budget runs out generating them.
function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
    const n = body.split(/\.\./);
    const N = [];
    // A sequence body always splits into two or three parts, but the compiler
    // can't know that.
    /* c8 ignore start */
    if (n[0] === undefined || n[1] === undefined) {
        return N;
    }
    /* c8 ignore stop */
    const x = numeric(n[0]);
    const y = numeric(n[1]);
    const width = Math.max(n[0].length, n[1].length);
    let incr = n.length === 3 && n[2] !== undefined ?
        Math.max(Math.abs(numeric(n[2])), 1)
        : 1;
    let test = lte;
    const reverse = y < x;
    if (reverse) {
        incr *= -1;
        test = gte;
    }
    const pad = n.some(isPadded);
    // A padded value is built a character at a time to `width`, which the input
    // sets, so it costs one step per character: 64KB of
    // `('{' + '0'.repeat(100) + '..99999}').repeat(n)` took 7 seconds charged
    // one step per value.
    const cost = pad ? width : 1;
    let length = 0;
    for (let i = x; test(i, y) && N.length < max; i += incr) {
        // Each value is a step. `max` and `maxLength` bound one sequence, but a
        // chain of them still generated up to `max` values each, however few
        // combining could keep.
        budget.remaining -= cost;
        if (budget.remaining < 0) {
            return undefined;
        }
        let c;
        if (isAlphaSequence) {
            c = String.fromCharCode(i);
            if (c === '\\') {
                c = '';
            }
        }
        else {
            c = String(i);
            if (pad) {
                const need = width - c.length;
                if (need > 0) {
                    const z = new Array(need + 1).join('0');
                    if (i < 0) {
                        c = '-' + z + c.slice(1);
                    }
                    else {
                        c = z + c;
                    }
                }
            }
        }
        if (length + c.length > maxLength)
            break;
        N.push(c);
        length += c.length;
    }
    return N;
}
function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
    // An overdraft here makes the first scan refuse, so `str` stays literal.
    budget.remaining -= CALL_STEPS;
    // Too deeply nested to keep following: treat the rest as literal, the same
    // way a group that cannot expand is already handled. Truncating rather than
    // throwing keeps `expand` total, matching `max` and `maxLength`.
    if (depth > maxDepth) {
        return [str];
    }
    // Consume the string's top-level brace groups left to right, threading a
    // running set of combined prefixes (`acc`). Expanding the tail iteratively -
    // rather than recursing on `m.post` once per group - keeps the native stack
    // depth constant, so deeply chained input (`'{a,b}'.repeat(3000)`) can no
    // longer overflow the stack, and leaves a single accumulator whose size
    // `maxLength` bounds directly (CVE-2026-14257).
    let acc = [''];
    // Bash drops empty results, but only when the *first* top-level group is a
    // comma set - a sequence like `{a..\}` may legitimately yield ''. The drop
    // is on the final strings, so it is applied to whichever `combine` produces
    // them (the one with no brace set left in the tail).
    // How many times the `{a},b}` rewrite below has restarted the scan. Each pass
    // re-reads the whole string, so leaving this unbounded is quadratic.
    let rewrites = 0;
    let dropEmpties = false;
    let firstGroup = true;
    // `str` with its unmatched `{` masked, once a scan has run into them
    let masked = str;
    for (;;) {
        const m = balancedWithBudget(str, masked, budget);
        // No brace set left, or no step budget left to look for one: the rest of
        // the string is literal.
        if (!m) {
            return combine(acc, str, [''], max, maxLength, dropEmpties, budget);
        }
        if (m.unmatched) {
            masked = maskUnmatchedOpens(masked, budget);
        }
        // no need to expand pre, since it is guaranteed to be free of brace-sets
        const pre = m.pre;
        // This set and the rest of the string, literal: for a set that cannot
        // expand, and for one the step budget runs out on. Once it is overdrawn,
        // every set still being expanded, at every level, stays literal like this -
        // otherwise each level above would go on combining, and wrapping and
        // expanding again, results the budget was too small for.
        const literal = () => combine(acc, pre + '{' + m.body + '}' + m.post, [''], max, maxLength, dropEmpties, budget);
        if (/\$$/.test(pre)) {
            acc = combine(acc, pre + '{' + m.body + '}', [''], max, maxLength, dropEmpties && !m.post.length, budget);
            firstGroup = false;
            if (!m.post.length)
                break;
            str = m.post;
            masked = masked.slice(m.end + 1);
            continue;
        }
        const isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
        const isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
        const isSequence = isNumericSequence || isAlphaSequence;
        const isOptions = m.body.indexOf(',') >= 0;
        if (!isSequence && !isOptions) {
            // {a},b}
            if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
                rewrites++;
                str = m.pre + '{' + m.body + escClose + m.post;
                // Taking a `}` away never gives an unmatched `{` a partner, so what
                // is masked stays unmatched. The `{` it closed can be left without
                // one, and the next scan masks it.
                masked =
                    masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
                isTop = true;
                continue;
            }
            // Nothing here expands, so the whole remaining string is literal.
            return literal();
        }
        if (firstGroup) {
            dropEmpties = isTop && !isSequence;
            firstGroup = false;
        }
        let values;
        if (isSequence) {
            values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
            if (!values) {
                return literal();
            }
        }
        else {
            let n = parseCommaParts(m.body, budget);
            // The step budget ran out partway through the set.
            if (!n) {
                return literal();
            }
            if (n.length === 1 && n[0] !== undefined) {
                // x{{a,b}}y ==> x{a}y x{b}y
                n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
                // The step budget ran out expanding the set's only part.
                if (budget.remaining < 0) {
                    return literal();
                }
                //XXX is this necessary? Can't seem to hit it in tests.
                /* c8 ignore start */
                if (n.length === 1) {
                    const next = combine(acc, pre + n[0], [''], max, maxLength, dropEmpties && !m.post.length, budget);
                    if (budget.remaining < 0) {
                        return literal();
                    }
                    acc = next;
                    if (!m.post.length)
                        break;
                    str = m.post;
                    masked = masked.slice(m.end + 1);
                    continue;
                }
                /* c8 ignore stop */
            }
            // Values that `combine` is going to drop as empty produce no result, so
            // they must not count against `max` - otherwise `{a,,b}` with `max: 2`
            // would stop at `['a', '']` and yield one result instead of two. Skipping
            // them outright keeps `values` bounded while leaving `max` a bound on
            // *kept* results.
            let dropsEmpties = dropEmpties && !m.post.length && !pre;
            for (let d = 0; dropsEmpties && d < acc.length; d++) {
                if (acc[d]) {
                    dropsEmpties = false;
                }
            }
            values = [];
            let valuesLength = 0;
            outer: for (let j = 0; j < n.length; j++) {
                const expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
                // The step budget ran out expanding a member.
                if (budget.remaining < 0) {
                    return literal();
                }
                for (let k = 0; k < expanded.length; k++) {
                    const v = expanded[k];
                    if (dropsEmpties && !v)
                        continue;
                    if (values.length >= max ||
                        valuesLength + v.length > maxLength) {
                        break outer;
                    }
                    values.push(v);
                    valuesLength += v.length;
                }
            }
        }
        const next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
        // The step budget ran out combining the set's values in.
        if (budget.remaining < 0) {
            return literal();
        }
        acc = next;
        if (!m.post.length)
            break;
        str = m.post;
        masked = masked.slice(m.end + 1);
    }
    return acc;
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/assert-valid-pattern.js
const MAX_PATTERN_LENGTH = 1024 * 64;
const assertValidPattern = (pattern) => {
    if (typeof pattern !== 'string') {
        throw new TypeError('invalid pattern');
    }
    if (pattern.length > MAX_PATTERN_LENGTH) {
        throw new TypeError('pattern is too long');
    }
};
//# sourceMappingURL=assert-valid-pattern.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/brace-expressions.js
// translate the various posix character classes into unicode properties
// this works across all unicode locales
// { <posix class>: [<translation>, /u flag required, negated]
const posixClasses = {
    '[:alnum:]': ['\\p{L}\\p{Nl}\\p{Nd}', true],
    '[:alpha:]': ['\\p{L}\\p{Nl}', true],
    '[:ascii:]': ['\\x' + '00-\\x' + '7f', false],
    '[:blank:]': ['\\p{Zs}\\t', true],
    '[:cntrl:]': ['\\p{Cc}', true],
    '[:digit:]': ['\\p{Nd}', true],
    '[:graph:]': ['\\p{Z}\\p{C}', true, true],
    '[:lower:]': ['\\p{Ll}', true],
    '[:print:]': ['\\p{C}', true],
    '[:punct:]': ['\\p{P}', true],
    '[:space:]': ['\\p{Z}\\t\\r\\n\\v\\f', true],
    '[:upper:]': ['\\p{Lu}', true],
    '[:word:]': ['\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}', true],
    '[:xdigit:]': ['A-Fa-f0-9', false],
};
// only need to escape a few things inside of brace expressions
// escapes: [ \ ] -
const braceEscape = (s) => s.replace(/[[\]\\-]/g, '\\$&');
// escape all regexp magic characters
const regexpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, '\\$&');
// everything has already been escaped, we just have to join
const rangesToString = (ranges) => ranges.join('');
// takes a glob string at a posix brace expression, and returns
// an equivalent regular expression source, and boolean indicating
// whether the /u flag needs to be applied, and the number of chars
// consumed to parse the character class.
// This also removes out of order ranges, and returns ($.) if the
// entire class just no good.
const parseClass = (glob, position) => {
    const pos = position;
    /* c8 ignore start */
    if (glob.charAt(pos) !== '[') {
        throw new Error('not in a brace expression');
    }
    /* c8 ignore stop */
    const ranges = [];
    const negs = [];
    let i = pos + 1;
    let sawStart = false;
    let uflag = false;
    let escaping = false;
    let negate = false;
    let endPos = pos;
    let rangeStart = '';
    WHILE: while (i < glob.length) {
        const c = glob.charAt(i);
        if ((c === '!' || c === '^') && i === pos + 1) {
            negate = true;
            i++;
            continue;
        }
        if (c === ']' && sawStart && !escaping) {
            endPos = i + 1;
            break;
        }
        sawStart = true;
        if (c === '\\') {
            if (!escaping) {
                escaping = true;
                i++;
                continue;
            }
            // escaped \ char, fall through and treat like normal char
        }
        if (c === '[' && !escaping) {
            // either a posix class, a collation equivalent, or just a [
            for (const [cls, [unip, u, neg]] of Object.entries(posixClasses)) {
                if (glob.startsWith(cls, i)) {
                    // invalid, [a-[] is fine, but not [a-[:alpha]]
                    if (rangeStart) {
                        return ['$.', false, glob.length - pos, true];
                    }
                    i += cls.length;
                    if (neg)
                        negs.push(unip);
                    else
                        ranges.push(unip);
                    uflag = uflag || u;
                    continue WHILE;
                }
            }
        }
        // now it's just a normal character, effectively
        escaping = false;
        if (rangeStart) {
            // throw this range away if it's not valid, but others
            // can still match.
            if (c > rangeStart) {
                ranges.push(braceEscape(rangeStart) + '-' + braceEscape(c));
            }
            else if (c === rangeStart) {
                ranges.push(braceEscape(c));
            }
            rangeStart = '';
            i++;
            continue;
        }
        // now might be the start of a range.
        // can be either c-d or c-] or c<more...>] or c] at this point
        if (glob.startsWith('-]', i + 1)) {
            ranges.push(braceEscape(c + '-'));
            i += 2;
            continue;
        }
        if (glob.startsWith('-', i + 1)) {
            rangeStart = c;
            i += 2;
            continue;
        }
        // not the start of a range, just a single character
        ranges.push(braceEscape(c));
        i++;
    }
    if (endPos < i) {
        // didn't see the end of the class, not a valid class,
        // but might still be valid as a literal match.
        return ['', false, 0, false];
    }
    // if we got no ranges and no negates, then we have a range that
    // cannot possibly match anything, and that poisons the whole glob
    if (!ranges.length && !negs.length) {
        return ['$.', false, glob.length - pos, true];
    }
    // if we got one positive range, and it's a single character, then that's
    // not actually a magic pattern, it's just that one literal character.
    // we should not treat that as "magic", we should just return the literal
    // character. [_] is a perfectly valid way to escape glob magic chars.
    if (negs.length === 0 &&
        ranges.length === 1 &&
        /^\\?.$/.test(ranges[0]) &&
        !negate) {
        const r = ranges[0].length === 2 ? ranges[0].slice(-1) : ranges[0];
        return [regexpEscape(r), false, endPos - pos, false];
    }
    const sranges = '[' + (negate ? '^' : '') + rangesToString(ranges) + ']';
    const snegs = '[' + (negate ? '' : '^') + rangesToString(negs) + ']';
    const comb = ranges.length && negs.length ? '(' + sranges + '|' + snegs + ')'
        : ranges.length ? sranges
            : snegs;
    return [comb, uflag, endPos - pos, true];
};
//# sourceMappingURL=brace-expressions.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/unescape.js
/**
 * Un-escape a string that has been escaped with {@link escape}.
 *
 * If the {@link MinimatchOptions.windowsPathsNoEscape} option is used, then
 * square-bracket escapes are removed, but not backslash escapes.
 *
 * For example, it will turn the string `'[*]'` into `*`, but it will not
 * turn `'\\*'` into `'*'`, because `\` is a path separator in
 * `windowsPathsNoEscape` mode.
 *
 * When `windowsPathsNoEscape` is not set, then both square-bracket escapes and
 * backslash escapes are removed.
 *
 * Slashes (and backslashes in `windowsPathsNoEscape` mode) cannot be escaped
 * or unescaped.
 *
 * When `magicalBraces` is not set, escapes of braces (`{` and `}`) will not be
 * unescaped.
 */
const unescape_unescape = (s, { windowsPathsNoEscape = false, magicalBraces = true, } = {}) => {
    if (magicalBraces) {
        return windowsPathsNoEscape ?
            s.replace(/\[([^/\\])\]/g, '$1')
            : s
                .replace(/((?!\\).|^)\[([^/\\])\]/g, '$1$2')
                .replace(/\\([^/])/g, '$1');
    }
    return windowsPathsNoEscape ?
        s.replace(/\[([^/\\{}])\]/g, '$1')
        : s
            .replace(/((?!\\).|^)\[([^/\\{}])\]/g, '$1$2')
            .replace(/\\([^/{}])/g, '$1');
};
//# sourceMappingURL=unescape.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/ast.js
// parse a single path portion
var _a;


const types = new Set(['!', '?', '+', '*', '@']);
const isExtglobType = (c) => types.has(c);
const isExtglobAST = (c) => isExtglobType(c.type);
// Map of which extglob types can adopt the children of a nested extglob
//
// anything but ! can adopt a matching type:
// +(a|+(b|c)|d) => +(a|b|c|d)
// *(a|*(b|c)|d) => *(a|b|c|d)
// @(a|@(b|c)|d) => @(a|b|c|d)
// ?(a|?(b|c)|d) => ?(a|b|c|d)
//
// * can adopt anything, because 0 or repetition is allowed
// *(a|?(b|c)|d) => *(a|b|c|d)
// *(a|+(b|c)|d) => *(a|b|c|d)
// *(a|@(b|c)|d) => *(a|b|c|d)
//
// + can adopt @, because 1 or repetition is allowed
// +(a|@(b|c)|d) => +(a|b|c|d)
//
// + and @ CANNOT adopt *, because 0 would be allowed
// +(a|*(b|c)|d) => would match "", on *(b|c)
// @(a|*(b|c)|d) => would match "", on *(b|c)
//
// + and @ CANNOT adopt ?, because 0 would be allowed
// +(a|?(b|c)|d) => would match "", on ?(b|c)
// @(a|?(b|c)|d) => would match "", on ?(b|c)
//
// ? can adopt @, because 0 or 1 is allowed
// ?(a|@(b|c)|d) => ?(a|b|c|d)
//
// ? and @ CANNOT adopt * or +, because >1 would be allowed
// ?(a|*(b|c)|d) => would match bbb on *(b|c)
// @(a|*(b|c)|d) => would match bbb on *(b|c)
// ?(a|+(b|c)|d) => would match bbb on +(b|c)
// @(a|+(b|c)|d) => would match bbb on +(b|c)
//
// ! CANNOT adopt ! (nothing else can either)
// !(a|!(b|c)|d) => !(a|b|c|d) would fail to match on b (not not b|c)
//
// ! can adopt @
// !(a|@(b|c)|d) => !(a|b|c|d)
//
// ! CANNOT adopt *
// !(a|*(b|c)|d) => !(a|b|c|d) would match on bbb, not allowed
//
// ! CANNOT adopt +
// !(a|+(b|c)|d) => !(a|b|c|d) would match on bbb, not allowed
//
// ! CANNOT adopt ?
// x!(a|?(b|c)|d) => x!(a|b|c|d) would fail to match "x"
const adoptionMap = new Map([
    ['!', ['@']],
    ['?', ['?', '@']],
    ['@', ['@']],
    ['*', ['*', '+', '?', '@']],
    ['+', ['+', '@']],
]);
// nested extglobs that can be adopted in, but with the addition of
// a blank '' element.
const adoptionWithSpaceMap = new Map([
    ['!', ['?']],
    ['@', ['?']],
    ['+', ['?', '*']],
]);
// union of the previous two maps
const adoptionAnyMap = new Map([
    ['!', ['?', '@']],
    ['?', ['?', '@']],
    ['@', ['?', '@']],
    ['*', ['*', '+', '?', '@']],
    ['+', ['+', '@', '?', '*']],
]);
// Extglobs that can take over their parent if they are the only child
// the key is parent, value maps child to resulting extglob parent type
// '@' is omitted because it's a special case. An `@` extglob with a single
// member can always be usurped by that subpattern.
const usurpMap = new Map([
    ['!', new Map([['!', '@']])],
    [
        '?',
        new Map([
            ['*', '*'],
            ['+', '*'],
        ]),
    ],
    [
        '@',
        new Map([
            ['!', '!'],
            ['?', '?'],
            ['@', '@'],
            ['*', '*'],
            ['+', '+'],
        ]),
    ],
    [
        '+',
        new Map([
            ['?', '*'],
            ['*', '*'],
        ]),
    ],
]);
// Patterns that get prepended to bind to the start of either the
// entire string, or just a single path portion, to prevent dots
// and/or traversal patterns, when needed.
// Exts don't need the ^ or / bit, because the root binds that already.
const startNoTraversal = '(?!(?:^|/)\\.\\.?(?:$|/))';
const startNoDot = '(?!\\.)';
// characters that indicate a start of pattern needs the "no dots" bit,
// because a dot *might* be matched. ( is not in the list, because in
// the case of a child extglob, it will handle the prevention itself.
const addPatternStart = new Set(['[', '.']);
// cases where traversal is A-OK, no dot prevention needed
const justDots = new Set(['..', '.']);
const reSpecials = new Set('().*{}+?[]^$\\!');
const regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, '\\$&');
// any single thing other than /
const qmark = '[^/]';
// * => any number of characters
const star = qmark + '*?';
// use + when we need to ensure that *something* matches, because the * is
// the only thing in the path portion.
const starNoEmpty = qmark + '+?';
// remove the \ chars that we added if we end up doing a nonmagic compare
// const deslash = (s: string) => s.replace(/\\(.)/g, '$1')
let ID = 0;
class AST {
    type;
    #root;
    #hasMagic;
    #uflag = false;
    #parts = [];
    #parent;
    #parentIndex;
    #negs;
    #filledNegs = false;
    #options;
    #toString;
    // set to true if it's an extglob with no children
    // (which really means one child of '')
    #emptyExt = false;
    id = ++ID;
    get depth() {
        return (this.#parent?.depth ?? -1) + 1;
    }
    [Symbol.for('nodejs.util.inspect.custom')]() {
        return {
            '@@type': 'AST',
            id: this.id,
            type: this.type,
            root: this.#root.id,
            parent: this.#parent?.id,
            depth: this.depth,
            partsLength: this.#parts.length,
            parts: this.#parts,
        };
    }
    constructor(type, parent, options = {}) {
        this.type = type;
        // extglobs are inherently magical
        if (type)
            this.#hasMagic = true;
        this.#parent = parent;
        this.#root = this.#parent ? this.#parent.#root : this;
        this.#options = this.#root === this ? options : this.#root.#options;
        this.#negs = this.#root === this ? [] : this.#root.#negs;
        if (type === '!' && !this.#root.#filledNegs)
            this.#negs.push(this);
        this.#parentIndex = this.#parent ? this.#parent.#parts.length : 0;
    }
    get hasMagic() {
        /* c8 ignore start */
        if (this.#hasMagic !== undefined)
            return this.#hasMagic;
        /* c8 ignore stop */
        for (const p of this.#parts) {
            if (typeof p === 'string')
                continue;
            if (p.type || p.hasMagic)
                return (this.#hasMagic = true);
        }
        // note: will be undefined until we generate the regexp src and find out
        return this.#hasMagic;
    }
    // reconstructs the pattern
    toString() {
        return (this.#toString !== undefined ? this.#toString
            : !this.type ?
                (this.#toString = this.#parts.map(p => String(p)).join(''))
                : (this.#toString =
                    this.type +
                        '(' +
                        this.#parts.map(p => String(p)).join('|') +
                        ')'));
    }
    #fillNegs() {
        /* c8 ignore start */
        if (this !== this.#root)
            throw new Error('should only call on root');
        if (this.#filledNegs)
            return this;
        /* c8 ignore stop */
        // call toString() once to fill this out
        this.toString();
        this.#filledNegs = true;
        let n;
        while ((n = this.#negs.pop())) {
            if (n.type !== '!')
                continue;
            // walk up the tree, appending everthing that comes AFTER parentIndex
            let p = n;
            let pp = p.#parent;
            while (pp) {
                for (let i = p.#parentIndex + 1; !pp.type && i < pp.#parts.length; i++) {
                    for (const part of n.#parts) {
                        /* c8 ignore start */
                        if (typeof part === 'string') {
                            throw new Error('string part in extglob AST??');
                        }
                        /* c8 ignore stop */
                        part.copyIn(pp.#parts[i]);
                    }
                }
                p = pp;
                pp = p.#parent;
            }
        }
        return this;
    }
    push(...parts) {
        for (const p of parts) {
            if (p === '')
                continue;
            /* c8 ignore start */
            if (typeof p !== 'string' &&
                !(p instanceof _a && p.#parent === this)) {
                throw new Error('invalid part: ' + p);
            }
            /* c8 ignore stop */
            this.#parts.push(p);
        }
    }
    toJSON() {
        const ret = this.type === null ?
            this.#parts
                .slice()
                .map(p => (typeof p === 'string' ? p : p.toJSON()))
            : [this.type, ...this.#parts.map(p => p.toJSON())];
        if (this.isStart() && !this.type)
            ret.unshift([]);
        if (this.isEnd() &&
            (this === this.#root ||
                (this.#root.#filledNegs && this.#parent?.type === '!'))) {
            ret.push({});
        }
        return ret;
    }
    isStart() {
        if (this.#root === this)
            return true;
        // if (this.type) return !!this.#parent?.isStart()
        if (!this.#parent?.isStart())
            return false;
        if (this.#parentIndex === 0)
            return true;
        // if everything AHEAD of this is a negation, then it's still the "start"
        const p = this.#parent;
        for (let i = 0; i < this.#parentIndex; i++) {
            const pp = p.#parts[i];
            if (!(pp instanceof _a && pp.type === '!')) {
                return false;
            }
        }
        return true;
    }
    isEnd() {
        if (this.#root === this)
            return true;
        if (this.#parent?.type === '!')
            return true;
        if (!this.#parent?.isEnd())
            return false;
        if (!this.type)
            return this.#parent?.isEnd();
        // if not root, it'll always have a parent
        /* c8 ignore start */
        const pl = this.#parent ? this.#parent.#parts.length : 0;
        /* c8 ignore stop */
        return this.#parentIndex === pl - 1;
    }
    copyIn(part) {
        if (typeof part === 'string')
            this.push(part);
        else
            this.push(part.clone(this));
    }
    clone(parent) {
        const c = new _a(this.type, parent);
        for (const p of this.#parts) {
            c.copyIn(p);
        }
        return c;
    }
    static #parseAST(str, ast, pos, opt, extDepth) {
        const maxDepth = opt.maxExtglobRecursion ?? 2;
        let escaping = false;
        let inBrace = false;
        let braceStart = -1;
        let braceNeg = false;
        if (ast.type === null) {
            // outside of a extglob, append until we find a start
            let i = pos;
            let acc = '';
            while (i < str.length) {
                const c = str.charAt(i++);
                // still accumulate escapes at this point, but we do ignore
                // starts that are escaped
                if (escaping || c === '\\') {
                    escaping = !escaping;
                    acc += c;
                    continue;
                }
                if (inBrace) {
                    if (i === braceStart + 1) {
                        if (c === '^' || c === '!') {
                            braceNeg = true;
                        }
                    }
                    else if (c === ']' && !(i === braceStart + 2 && braceNeg)) {
                        inBrace = false;
                    }
                    acc += c;
                    continue;
                }
                else if (c === '[') {
                    inBrace = true;
                    braceStart = i;
                    braceNeg = false;
                    acc += c;
                    continue;
                }
                // we don't have to check for adoption here, because that's
                // done at the other recursion point.
                const doRecurse = !opt.noext &&
                    isExtglobType(c) &&
                    str.charAt(i) === '(' &&
                    extDepth <= maxDepth;
                if (doRecurse) {
                    ast.push(acc);
                    acc = '';
                    const ext = new _a(c, ast);
                    i = _a.#parseAST(str, ext, i, opt, extDepth + 1);
                    ast.push(ext);
                    continue;
                }
                acc += c;
            }
            ast.push(acc);
            return i;
        }
        // some kind of extglob, pos is at the (
        // find the next | or )
        let i = pos + 1;
        let part = new _a(null, ast);
        const parts = [];
        let acc = '';
        while (i < str.length) {
            const c = str.charAt(i++);
            // still accumulate escapes at this point, but we do ignore
            // starts that are escaped
            if (escaping || c === '\\') {
                escaping = !escaping;
                acc += c;
                continue;
            }
            if (inBrace) {
                if (i === braceStart + 1) {
                    if (c === '^' || c === '!') {
                        braceNeg = true;
                    }
                }
                else if (c === ']' && !(i === braceStart + 2 && braceNeg)) {
                    inBrace = false;
                }
                acc += c;
                continue;
            }
            else if (c === '[') {
                inBrace = true;
                braceStart = i;
                braceNeg = false;
                acc += c;
                continue;
            }
            const doRecurse = !opt.noext &&
                isExtglobType(c) &&
                str.charAt(i) === '(' &&
                /* c8 ignore start - the maxDepth is sufficient here */
                (extDepth <= maxDepth || (ast && ast.#canAdoptType(c)));
            /* c8 ignore stop */
            if (doRecurse) {
                const depthAdd = ast && ast.#canAdoptType(c) ? 0 : 1;
                part.push(acc);
                acc = '';
                const ext = new _a(c, part);
                part.push(ext);
                i = _a.#parseAST(str, ext, i, opt, extDepth + depthAdd);
                continue;
            }
            if (c === '|') {
                part.push(acc);
                acc = '';
                parts.push(part);
                part = new _a(null, ast);
                continue;
            }
            if (c === ')') {
                if (acc === '' && ast.#parts.length === 0) {
                    ast.#emptyExt = true;
                }
                part.push(acc);
                acc = '';
                ast.push(...parts, part);
                return i;
            }
            acc += c;
        }
        // unfinished extglob
        // if we got here, it was a malformed extglob! not an extglob, but
        // maybe something else in there.
        ast.type = null;
        ast.#hasMagic = undefined;
        ast.#parts = [str.substring(pos - 1)];
        return i;
    }
    #canAdoptWithSpace(child) {
        return this.#canAdopt(child, adoptionWithSpaceMap);
    }
    #canAdopt(child, map = adoptionMap) {
        if (!child ||
            typeof child !== 'object' ||
            child.type !== null ||
            child.#parts.length !== 1 ||
            this.type === null) {
            return false;
        }
        const gc = child.#parts[0];
        if (!gc || typeof gc !== 'object' || gc.type === null) {
            return false;
        }
        return this.#canAdoptType(gc.type, map);
    }
    #canAdoptType(c, map = adoptionAnyMap) {
        return !!map.get(this.type)?.includes(c);
    }
    #adoptWithSpace(child, index) {
        const gc = child.#parts[0];
        const blank = new _a(null, gc, this.options);
        blank.#parts.push('');
        gc.push(blank);
        this.#adopt(child, index);
    }
    #adopt(child, index) {
        const gc = child.#parts[0];
        this.#parts.splice(index, 1, ...gc.#parts);
        for (const p of gc.#parts) {
            if (typeof p === 'object')
                p.#parent = this;
        }
        this.#toString = undefined;
    }
    #canUsurpType(c) {
        const m = usurpMap.get(this.type);
        return !!m?.has(c);
    }
    #canUsurp(child) {
        if (!child ||
            typeof child !== 'object' ||
            child.type !== null ||
            child.#parts.length !== 1 ||
            this.type === null ||
            this.#parts.length !== 1) {
            return false;
        }
        const gc = child.#parts[0];
        if (!gc || typeof gc !== 'object' || gc.type === null) {
            return false;
        }
        return this.#canUsurpType(gc.type);
    }
    #usurp(child) {
        const m = usurpMap.get(this.type);
        const gc = child.#parts[0];
        const nt = m?.get(gc.type);
        /* c8 ignore start - impossible */
        if (!nt)
            return false;
        /* c8 ignore stop */
        this.#parts = gc.#parts;
        for (const p of this.#parts) {
            if (typeof p === 'object') {
                p.#parent = this;
            }
        }
        this.type = nt;
        this.#toString = undefined;
        this.#emptyExt = false;
    }
    static fromGlob(pattern, options = {}) {
        const ast = new _a(null, undefined, options);
        _a.#parseAST(pattern, ast, 0, options, 0);
        return ast;
    }
    // returns the regular expression if there's magic, or the unescaped
    // string if not.
    toMMPattern() {
        // should only be called on root
        /* c8 ignore start */
        if (this !== this.#root)
            return this.#root.toMMPattern();
        /* c8 ignore stop */
        const glob = this.toString();
        const [re, body, hasMagic, uflag] = this.toRegExpSource();
        // if we're in nocase mode, and not nocaseMagicOnly, then we do
        // still need a regular expression if we have to case-insensitively
        // match capital/lowercase characters.
        const anyMagic = hasMagic ||
            this.#hasMagic ||
            (this.#options.nocase &&
                !this.#options.nocaseMagicOnly &&
                glob.toUpperCase() !== glob.toLowerCase());
        if (!anyMagic) {
            return body;
        }
        const flags = (this.#options.nocase ? 'i' : '') + (uflag ? 'u' : '');
        return Object.assign(new RegExp(`^${re}$`, flags), {
            _src: re,
            _glob: glob,
        });
    }
    get options() {
        return this.#options;
    }
    // returns the string match, the regexp source, whether there's magic
    // in the regexp (so a regular expression is required) and whether or
    // not the uflag is needed for the regular expression (for posix classes)
    // TODO: instead of injecting the start/end at this point, just return
    // the BODY of the regexp, along with the start/end portions suitable
    // for binding the start/end in either a joined full-path makeRe context
    // (where we bind to (^|/), or a standalone matchPart context (where
    // we bind to ^, and not /).  Otherwise slashes get duped!
    //
    // In part-matching mode, the start is:
    // - if not isStart: nothing
    // - if traversal possible, but not allowed: ^(?!\.\.?$)
    // - if dots allowed or not possible: ^
    // - if dots possible and not allowed: ^(?!\.)
    // end is:
    // - if not isEnd(): nothing
    // - else: $
    //
    // In full-path matching mode, we put the slash at the START of the
    // pattern, so start is:
    // - if first pattern: same as part-matching mode
    // - if not isStart(): nothing
    // - if traversal possible, but not allowed: /(?!\.\.?(?:$|/))
    // - if dots allowed or not possible: /
    // - if dots possible and not allowed: /(?!\.)
    // end is:
    // - if last pattern, same as part-matching mode
    // - else nothing
    //
    // Always put the (?:$|/) on negated tails, though, because that has to be
    // there to bind the end of the negated pattern portion, and it's easier to
    // just stick it in now rather than try to inject it later in the middle of
    // the pattern.
    //
    // We can just always return the same end, and leave it up to the caller
    // to know whether it's going to be used joined or in parts.
    // And, if the start is adjusted slightly, can do the same there:
    // - if not isStart: nothing
    // - if traversal possible, but not allowed: (?:/|^)(?!\.\.?$)
    // - if dots allowed or not possible: (?:/|^)
    // - if dots possible and not allowed: (?:/|^)(?!\.)
    //
    // But it's better to have a simpler binding without a conditional, for
    // performance, so probably better to return both start options.
    //
    // Then the caller just ignores the end if it's not the first pattern,
    // and the start always gets applied.
    //
    // But that's always going to be $ if it's the ending pattern, or nothing,
    // so the caller can just attach $ at the end of the pattern when building.
    //
    // So the todo is:
    // - better detect what kind of start is needed
    // - return both flavors of starting pattern
    // - attach $ at the end of the pattern when creating the actual RegExp
    //
    // Ah, but wait, no, that all only applies to the root when the first pattern
    // is not an extglob. If the first pattern IS an extglob, then we need all
    // that dot prevention biz to live in the extglob portions, because eg
    // +(*|.x*) can match .xy but not .yx.
    //
    // So, return the two flavors if it's #root and the first child is not an
    // AST, otherwise leave it to the child AST to handle it, and there,
    // use the (?:^|/) style of start binding.
    //
    // Even simplified further:
    // - Since the start for a join is eg /(?!\.) and the start for a part
    // is ^(?!\.), we can just prepend (?!\.) to the pattern (either root
    // or start or whatever) and prepend ^ or / at the Regexp construction.
    toRegExpSource(allowDot) {
        const dot = allowDot ?? !!this.#options.dot;
        if (this.#root === this) {
            this.#flatten();
            this.#fillNegs();
        }
        if (!isExtglobAST(this)) {
            const noEmpty = this.isStart() &&
                this.isEnd() &&
                !this.#parts.some(s => typeof s !== 'string');
            const src = this.#parts
                .map(p => {
                const [re, _, hasMagic, uflag] = typeof p === 'string' ?
                    _a.#parseGlob(p, this.#hasMagic, noEmpty)
                    : p.toRegExpSource(allowDot);
                this.#hasMagic = this.#hasMagic || hasMagic;
                this.#uflag = this.#uflag || uflag;
                return re;
            })
                .join('');
            let start = '';
            if (this.isStart()) {
                if (typeof this.#parts[0] === 'string') {
                    // this is the string that will match the start of the pattern,
                    // so we need to protect against dots and such.
                    // '.' and '..' cannot match unless the pattern is that exactly,
                    // even if it starts with . or dot:true is set.
                    const dotTravAllowed = this.#parts.length === 1 && justDots.has(this.#parts[0]);
                    if (!dotTravAllowed) {
                        const aps = addPatternStart;
                        // check if we have a possibility of matching . or ..,
                        // and prevent that.
                        const needNoTrav = 
                        // dots are allowed, and the pattern starts with [ or .
                        (dot && aps.has(src.charAt(0))) ||
                            // the pattern starts with \., and then [ or .
                            (src.startsWith('\\.') && aps.has(src.charAt(2))) ||
                            // the pattern starts with \.\., and then [ or .
                            (src.startsWith('\\.\\.') && aps.has(src.charAt(4)));
                        // no need to prevent dots if it can't match a dot, or if a
                        // sub-pattern will be preventing it anyway.
                        const needNoDot = !dot && !allowDot && aps.has(src.charAt(0));
                        start =
                            needNoTrav ? startNoTraversal
                                : needNoDot ? startNoDot
                                    : '';
                    }
                }
            }
            // append the "end of path portion" pattern to negation tails
            let end = '';
            if (this.isEnd() &&
                this.#root.#filledNegs &&
                this.#parent?.type === '!') {
                end = '(?:$|\\/)';
            }
            const final = start + src + end;
            return [
                final,
                unescape_unescape(src),
                (this.#hasMagic = !!this.#hasMagic),
                this.#uflag,
            ];
        }
        // We need to calculate the body *twice* if it's a repeat pattern
        // at the start, once in nodot mode, then again in dot mode, so a
        // pattern like *(?) can match 'x.y'
        const repeated = this.type === '*' || this.type === '+';
        // some kind of extglob
        const start = this.type === '!' ? '(?:(?!(?:' : '(?:';
        let body = this.#partsToRegExp(dot);
        if (this.isStart() && this.isEnd() && !body && this.type !== '!') {
            // invalid extglob, has to at least be *something* present, if it's
            // the entire path portion.
            const s = this.toString();
            const me = this;
            me.#parts = [s];
            me.type = null;
            me.#hasMagic = undefined;
            return [s, unescape_unescape(this.toString()), false, false];
        }
        let bodyDotAllowed = !repeated || allowDot || dot || !startNoDot ?
            ''
            : this.#partsToRegExp(true);
        if (bodyDotAllowed === body) {
            bodyDotAllowed = '';
        }
        if (bodyDotAllowed) {
            body = `(?:${body})(?:${bodyDotAllowed})*?`;
        }
        // an empty !() is exactly equivalent to a starNoEmpty
        let final = '';
        if (this.type === '!' && this.#emptyExt) {
            final = (this.isStart() && !dot ? startNoDot : '') + starNoEmpty;
        }
        else {
            const close = this.type === '!' ?
                // !() must match something,but !(x) can match ''
                '))' +
                    (this.isStart() && !dot && !allowDot ? startNoDot : '') +
                    star +
                    ')'
                : this.type === '@' ? ')'
                    : this.type === '?' ? ')?'
                        : this.type === '+' && bodyDotAllowed ? ')'
                            : this.type === '*' && bodyDotAllowed ? `)?`
                                : `)${this.type}`;
            final = start + body + close;
        }
        return [
            final,
            unescape_unescape(body),
            (this.#hasMagic = !!this.#hasMagic),
            this.#uflag,
        ];
    }
    #flatten() {
        if (!isExtglobAST(this)) {
            for (const p of this.#parts) {
                if (typeof p === 'object') {
                    p.#flatten();
                }
            }
        }
        else {
            // do up to 10 passes to flatten as much as possible
            let iterations = 0;
            let done = false;
            do {
                done = true;
                for (let i = 0; i < this.#parts.length; i++) {
                    const c = this.#parts[i];
                    if (typeof c === 'object') {
                        c.#flatten();
                        if (this.#canAdopt(c)) {
                            done = false;
                            this.#adopt(c, i);
                        }
                        else if (this.#canAdoptWithSpace(c)) {
                            done = false;
                            this.#adoptWithSpace(c, i);
                        }
                        else if (this.#canUsurp(c)) {
                            done = false;
                            this.#usurp(c);
                        }
                    }
                }
            } while (!done && ++iterations < 10);
        }
        this.#toString = undefined;
    }
    #partsToRegExp(dot) {
        return this.#parts
            .map(p => {
            // extglob ASTs should only contain parent ASTs
            /* c8 ignore start */
            if (typeof p === 'string') {
                throw new Error('string type in extglob ast??');
            }
            /* c8 ignore stop */
            // can ignore hasMagic, because extglobs are already always magic
            const [re, _, _hasMagic, uflag] = p.toRegExpSource(dot);
            this.#uflag = this.#uflag || uflag;
            return re;
        })
            .filter(p => !(this.isStart() && this.isEnd()) || !!p)
            .join('|');
    }
    static #parseGlob(glob, hasMagic, noEmpty = false) {
        let escaping = false;
        let re = '';
        let uflag = false;
        // multiple stars that aren't globstars coalesce into one *
        let inStar = false;
        for (let i = 0; i < glob.length; i++) {
            const c = glob.charAt(i);
            if (escaping) {
                escaping = false;
                re += (reSpecials.has(c) ? '\\' : '') + c;
                continue;
            }
            if (c === '*') {
                if (inStar)
                    continue;
                inStar = true;
                re += noEmpty && /^[*]+$/.test(glob) ? starNoEmpty : star;
                hasMagic = true;
                continue;
            }
            else {
                inStar = false;
            }
            if (c === '\\') {
                if (i === glob.length - 1) {
                    re += '\\\\';
                }
                else {
                    escaping = true;
                }
                continue;
            }
            if (c === '[') {
                const [src, needUflag, consumed, magic] = parseClass(glob, i);
                if (consumed) {
                    re += src;
                    uflag = uflag || needUflag;
                    i += consumed - 1;
                    hasMagic = hasMagic || magic;
                    continue;
                }
            }
            if (c === '?') {
                re += qmark;
                hasMagic = true;
                continue;
            }
            re += regExpEscape(c);
        }
        return [re, unescape_unescape(glob), !!hasMagic, uflag];
    }
}
_a = AST;
//# sourceMappingURL=ast.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/escape.js
/**
 * Escape all magic characters in a glob pattern.
 *
 * If the {@link MinimatchOptions.windowsPathsNoEscape}
 * option is used, then characters are escaped by wrapping in `[]`, because
 * a magic character wrapped in a character class can only be satisfied by
 * that exact character.  In this mode, `\` is _not_ escaped, because it is
 * not interpreted as a magic character, but instead as a path separator.
 *
 * If the {@link MinimatchOptions.magicalBraces} option is used,
 * then braces (`{` and `}`) will be escaped.
 */
const escape_escape = (s, { windowsPathsNoEscape = false, magicalBraces = false, } = {}) => {
    // don't need to escape +@! because we escape the parens
    // that make those magic, and escaping ! as [!] isn't valid,
    // because [!]] is a valid glob class meaning not ']'.
    if (magicalBraces) {
        return windowsPathsNoEscape ?
            s.replace(/[?*()[\]{}]/g, '[$&]')
            : s.replace(/[?*()[\]\\{}]/g, '\\$&');
    }
    return windowsPathsNoEscape ?
        s.replace(/[?*()[\]]/g, '[$&]')
        : s.replace(/[?*()[\]\\]/g, '\\$&');
};
//# sourceMappingURL=escape.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/index.js





const minimatch = (p, pattern, options = {}) => {
    assertValidPattern(pattern);
    // shortcut: comments match nothing.
    if (!options.nocomment && pattern.charAt(0) === '#') {
        return false;
    }
    return new esm_Minimatch(pattern, options).match(p);
};
// Optimized checking for the most common glob patterns.
const starDotExtRE = /^\*+([^+@!?*[(]*)$/;
const starDotExtTest = (ext) => (f) => !f.startsWith('.') && f.endsWith(ext);
const starDotExtTestDot = (ext) => (f) => f.endsWith(ext);
const starDotExtTestNocase = (ext) => {
    ext = ext.toLowerCase();
    return (f) => !f.startsWith('.') && f.toLowerCase().endsWith(ext);
};
const starDotExtTestNocaseDot = (ext) => {
    ext = ext.toLowerCase();
    return (f) => f.toLowerCase().endsWith(ext);
};
const starDotStarRE = /^\*+\.\*+$/;
const starDotStarTest = (f) => !f.startsWith('.') && f.includes('.');
const starDotStarTestDot = (f) => f !== '.' && f !== '..' && f.includes('.');
const dotStarRE = /^\.\*+$/;
const dotStarTest = (f) => f !== '.' && f !== '..' && f.startsWith('.');
const starRE = /^\*+$/;
const starTest = (f) => f.length !== 0 && !f.startsWith('.');
const starTestDot = (f) => f.length !== 0 && f !== '.' && f !== '..';
const qmarksRE = /^\?+([^+@!?*[(]*)?$/;
const qmarksTestNocase = ([$0, ext = '']) => {
    const noext = qmarksTestNoExt([$0]);
    if (!ext)
        return noext;
    ext = ext.toLowerCase();
    return (f) => noext(f) && f.toLowerCase().endsWith(ext);
};
const qmarksTestNocaseDot = ([$0, ext = '']) => {
    const noext = qmarksTestNoExtDot([$0]);
    if (!ext)
        return noext;
    ext = ext.toLowerCase();
    return (f) => noext(f) && f.toLowerCase().endsWith(ext);
};
const qmarksTestDot = ([$0, ext = '']) => {
    const noext = qmarksTestNoExtDot([$0]);
    return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
};
const qmarksTest = ([$0, ext = '']) => {
    const noext = qmarksTestNoExt([$0]);
    return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
};
const qmarksTestNoExt = ([$0]) => {
    const len = $0.length;
    return (f) => f.length === len && !f.startsWith('.');
};
const qmarksTestNoExtDot = ([$0]) => {
    const len = $0.length;
    return (f) => f.length === len && f !== '.' && f !== '..';
};
/* c8 ignore start */
const defaultPlatform = (typeof process === 'object' && process ?
    (typeof process.env === 'object' &&
        process.env &&
        process.env.__MINIMATCH_TESTING_PLATFORM__) ||
        process.platform
    : 'posix');
const esm_path = {
    win32: { sep: '\\' },
    posix: { sep: '/' },
};
/* c8 ignore stop */
const sep = defaultPlatform === 'win32' ? esm_path.win32.sep : esm_path.posix.sep;
minimatch.sep = sep;
const GLOBSTAR = Symbol('globstar **');
minimatch.GLOBSTAR = GLOBSTAR;
// any single thing other than /
// don't need to escape / when using new RegExp()
const esm_qmark = '[^/]';
// * => any number of characters
const esm_star = esm_qmark + '*?';
// ** when dots are allowed.  Anything goes, except .. and .
// not (^ or / followed by one or two dots followed by $ or /),
// followed by anything, any number of times.
const twoStarDot = '(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?';
// not a ^ or / followed by a dot,
// followed by anything, any number of times.
const twoStarNoDot = '(?:(?!(?:\\/|^)\\.).)*?';
const filter = (pattern, options = {}) => (p) => minimatch(p, pattern, options);
minimatch.filter = filter;
const ext = (a, b = {}) => Object.assign({}, a, b);
const defaults = (def) => {
    if (!def || typeof def !== 'object' || !Object.keys(def).length) {
        return minimatch;
    }
    const orig = minimatch;
    const m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
    return Object.assign(m, {
        Minimatch: class Minimatch extends orig.Minimatch {
            constructor(pattern, options = {}) {
                super(pattern, ext(def, options));
            }
            static defaults(options) {
                return orig.defaults(ext(def, options)).Minimatch;
            }
        },
        AST: class AST extends orig.AST {
            /* c8 ignore start */
            constructor(type, parent, options = {}) {
                super(type, parent, ext(def, options));
            }
            /* c8 ignore stop */
            static fromGlob(pattern, options = {}) {
                return orig.AST.fromGlob(pattern, ext(def, options));
            }
        },
        unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
        escape: (s, options = {}) => orig.escape(s, ext(def, options)),
        filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
        defaults: (options) => orig.defaults(ext(def, options)),
        makeRe: (pattern, options = {}) => orig.makeRe(pattern, ext(def, options)),
        braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
        match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
        sep: orig.sep,
        GLOBSTAR: GLOBSTAR,
    });
};
minimatch.defaults = defaults;
// Brace expansion:
// a{b,c}d -> abd acd
// a{b,}c -> abc ac
// a{0..3}d -> a0d a1d a2d a3d
// a{b,c{d,e}f}g -> abg acdfg acefg
// a{b,c}d{e,f}g -> abdeg acdeg abdeg abdfg
//
// Invalid sets are not expanded.
// a{2..}b -> a{2..}b
// a{b}c -> a{b}c
const braceExpand = (pattern, options = {}) => {
    assertValidPattern(pattern);
    // Thanks to Yeting Li <https://github.com/yetingli> for
    // improving this regexp to avoid a ReDOS vulnerability.
    if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) {
        // shortcut. no need to expand.
        return [pattern];
    }
    return expand(pattern, { max: options.braceExpandMax });
};
minimatch.braceExpand = braceExpand;
// parse a component of the expanded set.
// At this point, no pattern may contain "/" in it
// so we're going to return a 2d array, where each entry is the full
// pattern, split on '/', and then turned into a regular expression.
// A regexp is made at the end which joins each array with an
// escaped /, and another full one which joins each regexp with |.
//
// Following the lead of Bash 4.1, note that "**" only has special meaning
// when it is the *only* thing in a path portion.  Otherwise, any series
// of * is equivalent to a single *.  Globstar behavior is enabled by
// default, and can be disabled by setting options.noglobstar.
const makeRe = (pattern, options = {}) => new esm_Minimatch(pattern, options).makeRe();
minimatch.makeRe = makeRe;
const match = (list, pattern, options = {}) => {
    const mm = new esm_Minimatch(pattern, options);
    list = list.filter(f => mm.match(f));
    if (mm.options.nonull && !list.length) {
        list.push(pattern);
    }
    return list;
};
minimatch.match = match;
// replace stuff like \* with *
const globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
const esm_regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, '\\$&');
class esm_Minimatch {
    options;
    set;
    pattern;
    windowsPathsNoEscape;
    nonegate;
    negate;
    comment;
    empty;
    preserveMultipleSlashes;
    partial;
    globSet;
    globParts;
    nocase;
    isWindows;
    platform;
    windowsNoMagicRoot;
    maxGlobstarRecursion;
    regexp;
    constructor(pattern, options = {}) {
        assertValidPattern(pattern);
        options = options || {};
        this.options = options;
        this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? 200;
        this.pattern = pattern;
        this.platform = options.platform || defaultPlatform;
        this.isWindows = this.platform === 'win32';
        // avoid the annoying deprecation flag lol
        const awe = ('allowWindow' + 'sEscape');
        this.windowsPathsNoEscape =
            !!options.windowsPathsNoEscape || options[awe] === false;
        if (this.windowsPathsNoEscape) {
            this.pattern = this.pattern.replace(/\\/g, '/');
        }
        this.preserveMultipleSlashes = !!options.preserveMultipleSlashes;
        this.regexp = null;
        this.negate = false;
        this.nonegate = !!options.nonegate;
        this.comment = false;
        this.empty = false;
        this.partial = !!options.partial;
        this.nocase = !!this.options.nocase;
        this.windowsNoMagicRoot =
            options.windowsNoMagicRoot !== undefined ?
                options.windowsNoMagicRoot
                : !!(this.isWindows && this.nocase);
        this.globSet = [];
        this.globParts = [];
        this.set = [];
        // make the set of regexps etc.
        this.make();
    }
    hasMagic() {
        if (this.options.magicalBraces && this.set.length > 1) {
            return true;
        }
        for (const pattern of this.set) {
            for (const part of pattern) {
                if (typeof part !== 'string')
                    return true;
            }
        }
        return false;
    }
    debug(..._) { }
    make() {
        const pattern = this.pattern;
        const options = this.options;
        // empty patterns and comments match nothing.
        if (!options.nocomment && pattern.charAt(0) === '#') {
            this.comment = true;
            return;
        }
        if (!pattern) {
            this.empty = true;
            return;
        }
        // step 1: figure out negation, etc.
        this.parseNegate();
        // step 2: expand braces
        this.globSet = [...new Set(this.braceExpand())];
        if (options.debug) {
            //oxlint-disable-next-line no-console
            this.debug = (...args) => console.error(...args);
        }
        this.debug(this.pattern, this.globSet);
        // step 3: now we have a set, so turn each one into a series of
        // path-portion matching patterns.
        // These will be regexps, except in the case of "**", which is
        // set to the GLOBSTAR object for globstar behavior,
        // and will not contain any / characters
        //
        // First, we preprocess to make the glob pattern sets a bit simpler
        // and deduped.  There are some perf-killing patterns that can cause
        // problems with a glob walk, but we can simplify them down a bit.
        const rawGlobParts = this.globSet.map(s => this.slashSplit(s));
        this.globParts = this.preprocess(rawGlobParts);
        this.debug(this.pattern, this.globParts);
        // glob --> regexps
        let set = this.globParts.map((s, _, __) => {
            if (this.isWindows && this.windowsNoMagicRoot) {
                // check if it's a drive or unc path.
                const isUNC = s[0] === '' &&
                    s[1] === '' &&
                    (s[2] === '?' || !globMagic.test(s[2])) &&
                    !globMagic.test(s[3]);
                const isDrive = /^[a-z]:/i.test(s[0]);
                if (isUNC) {
                    return [
                        ...s.slice(0, 4),
                        ...s.slice(4).map(ss => this.parse(ss)),
                    ];
                }
                else if (isDrive) {
                    return [s[0], ...s.slice(1).map(ss => this.parse(ss))];
                }
            }
            return s.map(ss => this.parse(ss));
        });
        this.debug(this.pattern, set);
        // filter out everything that didn't compile properly.
        this.set = set.filter(s => s.indexOf(false) === -1);
        // do not treat the ? in UNC paths as magic
        if (this.isWindows) {
            for (let i = 0; i < this.set.length; i++) {
                const p = this.set[i];
                if (p[0] === '' &&
                    p[1] === '' &&
                    this.globParts[i][2] === '?' &&
                    typeof p[3] === 'string' &&
                    /^[a-z]:$/i.test(p[3])) {
                    p[2] = '?';
                }
            }
        }
        this.debug(this.pattern, this.set);
    }
    // various transforms to equivalent pattern sets that are
    // faster to process in a filesystem walk.  The goal is to
    // eliminate what we can, and push all ** patterns as far
    // to the right as possible, even if it increases the number
    // of patterns that we have to process.
    preprocess(globParts) {
        // if we're not in globstar mode, then turn ** into *
        if (this.options.noglobstar) {
            for (const partset of globParts) {
                for (let j = 0; j < partset.length; j++) {
                    if (partset[j] === '**') {
                        partset[j] = '*';
                    }
                }
            }
        }
        const { optimizationLevel = 1 } = this.options;
        if (optimizationLevel >= 2) {
            // aggressive optimization for the purpose of fs walking
            globParts = this.firstPhasePreProcess(globParts);
            globParts = this.secondPhasePreProcess(globParts);
        }
        else if (optimizationLevel >= 1) {
            // just basic optimizations to remove some .. parts
            globParts = this.levelOneOptimize(globParts);
        }
        else {
            // just collapse multiple ** portions into one
            globParts = this.adjascentGlobstarOptimize(globParts);
        }
        return globParts;
    }
    // just get rid of adjascent ** portions
    adjascentGlobstarOptimize(globParts) {
        return globParts.map(parts => {
            let gs = -1;
            while (-1 !== (gs = parts.indexOf('**', gs + 1))) {
                let i = gs;
                while (parts[i + 1] === '**') {
                    i++;
                }
                if (i !== gs) {
                    parts.splice(gs, i - gs);
                }
            }
            return parts;
        });
    }
    // get rid of adjascent ** and resolve .. portions
    levelOneOptimize(globParts) {
        return globParts.map(parts => {
            parts = parts.reduce((set, part) => {
                const prev = set[set.length - 1];
                if (part === '**' && prev === '**') {
                    return set;
                }
                if (part === '..') {
                    if (prev && prev !== '..' && prev !== '.' && prev !== '**') {
                        set.pop();
                        return set;
                    }
                }
                set.push(part);
                return set;
            }, []);
            return parts.length === 0 ? [''] : parts;
        });
    }
    levelTwoFileOptimize(parts) {
        if (!Array.isArray(parts)) {
            parts = this.slashSplit(parts);
        }
        let didSomething = false;
        do {
            didSomething = false;
            // <pre>/<e>/<rest> -> <pre>/<rest>
            if (!this.preserveMultipleSlashes) {
                for (let i = 1; i < parts.length - 1; i++) {
                    const p = parts[i];
                    // don't squeeze out UNC patterns
                    if (i === 1 && p === '' && parts[0] === '')
                        continue;
                    if (p === '.' || p === '') {
                        didSomething = true;
                        parts.splice(i, 1);
                        i--;
                    }
                }
                if (parts[0] === '.' &&
                    parts.length === 2 &&
                    (parts[1] === '.' || parts[1] === '')) {
                    didSomething = true;
                    parts.pop();
                }
            }
            // <pre>/<p>/../<rest> -> <pre>/<rest>
            let dd = 0;
            while (-1 !== (dd = parts.indexOf('..', dd + 1))) {
                const p = parts[dd - 1];
                if (p &&
                    p !== '.' &&
                    p !== '..' &&
                    p !== '**' &&
                    !(this.isWindows && /^[a-z]:$/i.test(p))) {
                    didSomething = true;
                    parts.splice(dd - 1, 2);
                    dd -= 2;
                }
            }
        } while (didSomething);
        return parts.length === 0 ? [''] : parts;
    }
    // First phase: single-pattern processing
    // <pre> is 1 or more portions
    // <rest> is 1 or more portions
    // <p> is any portion other than ., .., '', or **
    // <e> is . or ''
    //
    // **/.. is *brutal* for filesystem walking performance, because
    // it effectively resets the recursive walk each time it occurs,
    // and ** cannot be reduced out by a .. pattern part like a regexp
    // or most strings (other than .., ., and '') can be.
    //
    // <pre>/**/../<p>/<p>/<rest> -> {<pre>/../<p>/<p>/<rest>,<pre>/**/<p>/<p>/<rest>}
    // <pre>/<e>/<rest> -> <pre>/<rest>
    // <pre>/<p>/../<rest> -> <pre>/<rest>
    // **/**/<rest> -> **/<rest>
    //
    // **/*/<rest> -> */**/<rest> <== not valid because ** doesn't follow
    // this WOULD be allowed if ** did follow symlinks, or * didn't
    firstPhasePreProcess(globParts) {
        let didSomething = false;
        do {
            didSomething = false;
            // <pre>/**/../<p>/<p>/<rest> -> {<pre>/../<p>/<p>/<rest>,<pre>/**/<p>/<p>/<rest>}
            for (let parts of globParts) {
                let gs = -1;
                while (-1 !== (gs = parts.indexOf('**', gs + 1))) {
                    let gss = gs;
                    while (parts[gss + 1] === '**') {
                        // <pre>/**/**/<rest> -> <pre>/**/<rest>
                        gss++;
                    }
                    // eg, if gs is 2 and gss is 4, that means we have 3 **
                    // parts, and can remove 2 of them.
                    if (gss > gs) {
                        parts.splice(gs + 1, gss - gs);
                    }
                    let next = parts[gs + 1];
                    const p = parts[gs + 2];
                    const p2 = parts[gs + 3];
                    if (next !== '..')
                        continue;
                    if (!p ||
                        p === '.' ||
                        p === '..' ||
                        !p2 ||
                        p2 === '.' ||
                        p2 === '..') {
                        continue;
                    }
                    didSomething = true;
                    // edit parts in place, and push the new one
                    parts.splice(gs, 1);
                    const other = parts.slice(0);
                    other[gs] = '**';
                    globParts.push(other);
                    gs--;
                }
                // <pre>/<e>/<rest> -> <pre>/<rest>
                if (!this.preserveMultipleSlashes) {
                    for (let i = 1; i < parts.length - 1; i++) {
                        const p = parts[i];
                        // don't squeeze out UNC patterns
                        if (i === 1 && p === '' && parts[0] === '')
                            continue;
                        if (p === '.' || p === '') {
                            didSomething = true;
                            parts.splice(i, 1);
                            i--;
                        }
                    }
                    if (parts[0] === '.' &&
                        parts.length === 2 &&
                        (parts[1] === '.' || parts[1] === '')) {
                        didSomething = true;
                        parts.pop();
                    }
                }
                // <pre>/<p>/../<rest> -> <pre>/<rest>
                let dd = 0;
                while (-1 !== (dd = parts.indexOf('..', dd + 1))) {
                    const p = parts[dd - 1];
                    if (p && p !== '.' && p !== '..' && p !== '**') {
                        didSomething = true;
                        const needDot = dd === 1 && parts[dd + 1] === '**';
                        const splin = needDot ? ['.'] : [];
                        parts.splice(dd - 1, 2, ...splin);
                        if (parts.length === 0)
                            parts.push('');
                        dd -= 2;
                    }
                }
            }
        } while (didSomething);
        return globParts;
    }
    // second phase: multi-pattern dedupes
    // {<pre>/*/<rest>,<pre>/<p>/<rest>} -> <pre>/*/<rest>
    // {<pre>/<rest>,<pre>/<rest>} -> <pre>/<rest>
    // {<pre>/**/<rest>,<pre>/<rest>} -> <pre>/**/<rest>
    //
    // {<pre>/**/<rest>,<pre>/**/<p>/<rest>} -> <pre>/**/<rest>
    // ^-- not valid because ** doens't follow symlinks
    secondPhasePreProcess(globParts) {
        for (let i = 0; i < globParts.length - 1; i++) {
            for (let j = i + 1; j < globParts.length; j++) {
                const matched = this.partsMatch(globParts[i], globParts[j], !this.preserveMultipleSlashes);
                if (matched) {
                    globParts[i] = [];
                    globParts[j] = matched;
                    break;
                }
            }
        }
        return globParts.filter(gs => gs.length);
    }
    partsMatch(a, b, emptyGSMatch = false) {
        let ai = 0;
        let bi = 0;
        let result = [];
        let which = '';
        while (ai < a.length && bi < b.length) {
            if (a[ai] === b[bi]) {
                result.push(which === 'b' ? b[bi] : a[ai]);
                ai++;
                bi++;
            }
            else if (emptyGSMatch && a[ai] === '**' && b[bi] === a[ai + 1]) {
                result.push(a[ai]);
                ai++;
            }
            else if (emptyGSMatch && b[bi] === '**' && a[ai] === b[bi + 1]) {
                result.push(b[bi]);
                bi++;
            }
            else if (a[ai] === '*' &&
                b[bi] &&
                (this.options.dot || !b[bi].startsWith('.')) &&
                b[bi] !== '**') {
                if (which === 'b')
                    return false;
                which = 'a';
                result.push(a[ai]);
                ai++;
                bi++;
            }
            else if (b[bi] === '*' &&
                a[ai] &&
                (this.options.dot || !a[ai].startsWith('.')) &&
                a[ai] !== '**') {
                if (which === 'a')
                    return false;
                which = 'b';
                result.push(b[bi]);
                ai++;
                bi++;
            }
            else {
                return false;
            }
        }
        // if we fall out of the loop, it means they two are identical
        // as long as their lengths match
        return a.length === b.length && result;
    }
    parseNegate() {
        if (this.nonegate)
            return;
        const pattern = this.pattern;
        let negate = false;
        let negateOffset = 0;
        for (let i = 0; i < pattern.length && pattern.charAt(i) === '!'; i++) {
            negate = !negate;
            negateOffset++;
        }
        if (negateOffset)
            this.pattern = pattern.slice(negateOffset);
        this.negate = negate;
    }
    // set partial to true to test if, for example,
    // "/a/b" matches the start of "/*/b/*/d"
    // Partial means, if you run out of file before you run
    // out of pattern, then that's fine, as long as all
    // the parts match.
    matchOne(file, pattern, partial = false) {
        let fileStartIndex = 0;
        let patternStartIndex = 0;
        // UNC paths like //?/X:/... can match X:/... and vice versa
        // Drive letters in absolute drive or unc paths are always compared
        // case-insensitively.
        if (this.isWindows) {
            const fileDrive = typeof file[0] === 'string' && /^[a-z]:$/i.test(file[0]);
            const fileUNC = !fileDrive &&
                file[0] === '' &&
                file[1] === '' &&
                file[2] === '?' &&
                /^[a-z]:$/i.test(file[3]);
            const patternDrive = typeof pattern[0] === 'string' && /^[a-z]:$/i.test(pattern[0]);
            const patternUNC = !patternDrive &&
                pattern[0] === '' &&
                pattern[1] === '' &&
                pattern[2] === '?' &&
                typeof pattern[3] === 'string' &&
                /^[a-z]:$/i.test(pattern[3]);
            const fdi = fileUNC ? 3
                : fileDrive ? 0
                    : undefined;
            const pdi = patternUNC ? 3
                : patternDrive ? 0
                    : undefined;
            if (typeof fdi === 'number' && typeof pdi === 'number') {
                const [fd, pd] = [
                    file[fdi],
                    pattern[pdi],
                ];
                // start matching at the drive letter index of each
                if (fd.toLowerCase() === pd.toLowerCase()) {
                    pattern[pdi] = fd;
                    patternStartIndex = pdi;
                    fileStartIndex = fdi;
                }
            }
        }
        // resolve and reduce . and .. portions in the file as well.
        // don't need to do the second phase, because it's only one string[]
        const { optimizationLevel = 1 } = this.options;
        if (optimizationLevel >= 2) {
            file = this.levelTwoFileOptimize(file);
        }
        if (pattern.includes(GLOBSTAR)) {
            return this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex);
        }
        return this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
    }
    #matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
        // split the pattern into head, tail, and middle of ** delimited parts
        const firstgs = pattern.indexOf(GLOBSTAR, patternIndex);
        const lastgs = pattern.lastIndexOf(GLOBSTAR);
        // split the pattern up into globstar-delimited sections
        // the tail has to be at the end, and the others just have
        // to be found in order from the head.
        const [head, body, tail] = partial ?
            [
                pattern.slice(patternIndex, firstgs),
                pattern.slice(firstgs + 1),
                [],
            ]
            : [
                pattern.slice(patternIndex, firstgs),
                pattern.slice(firstgs + 1, lastgs),
                pattern.slice(lastgs + 1),
            ];
        // check the head, from the current file/pattern index.
        if (head.length) {
            const fileHead = file.slice(fileIndex, fileIndex + head.length);
            if (!this.#matchOne(fileHead, head, partial, 0, 0)) {
                return false;
            }
            fileIndex += head.length;
            patternIndex += head.length;
        }
        // now we know the head matches!
        // if the last portion is not empty, it MUST match the end
        // check the tail
        let fileTailMatch = 0;
        if (tail.length) {
            // if head + tail > file, then we cannot possibly match
            if (tail.length + fileIndex > file.length)
                return false;
            // try to match the tail
            let tailStart = file.length - tail.length;
            if (this.#matchOne(file, tail, partial, tailStart, 0)) {
                fileTailMatch = tail.length;
            }
            else {
                // affordance for stuff like a/**/* matching a/b/
                // if the last file portion is '', and there's more to the pattern
                // then try without the '' bit.
                if (file[file.length - 1] !== '' ||
                    fileIndex + tail.length === file.length) {
                    return false;
                }
                tailStart--;
                if (!this.#matchOne(file, tail, partial, tailStart, 0)) {
                    return false;
                }
                fileTailMatch = tail.length + 1;
            }
        }
        // now we know the tail matches!
        // the middle is zero or more portions wrapped in **, possibly
        // containing more ** sections.
        // so a/**/b/**/c/**/d has become **/b/**/c/**
        // if it's empty, it means a/**/b, just verify we have no bad dots
        // if there's no tail, so it ends on /**, then we must have *something*
        // after the head, or it's not a matc
        if (!body.length) {
            let sawSome = !!fileTailMatch;
            for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
                const f = String(file[i]);
                sawSome = true;
                if (f === '.' ||
                    f === '..' ||
                    (!this.options.dot && f.startsWith('.'))) {
                    return false;
                }
            }
            // in partial mode, we just need to get past all file parts
            return partial || sawSome;
        }
        // now we know that there's one or more body sections, which can
        // be matched anywhere from the 0 index (because the head was pruned)
        // through to the length-fileTailMatch index.
        // split the body up into sections, and note the minimum index it can
        // be found at (start with the length of all previous segments)
        // [section, before, after]
        const bodySegments = [[[], 0]];
        let currentBody = bodySegments[0];
        let nonGsParts = 0;
        const nonGsPartsSums = [0];
        for (const b of body) {
            if (b === GLOBSTAR) {
                nonGsPartsSums.push(nonGsParts);
                currentBody = [[], 0];
                bodySegments.push(currentBody);
            }
            else {
                currentBody[0].push(b);
                nonGsParts++;
            }
        }
        let i = bodySegments.length - 1;
        const fileLength = file.length - fileTailMatch;
        for (const b of bodySegments) {
            b[1] = fileLength - (nonGsPartsSums[i--] + b[0].length);
        }
        return !!this.#matchGlobStarBodySections(file, bodySegments, fileIndex, 0, partial, 0, !!fileTailMatch);
    }
    // return false for "nope, not matching"
    // return null for "not matching, cannot keep trying"
    #matchGlobStarBodySections(file, 
    // pattern section, last possible position for it
    bodySegments, fileIndex, bodyIndex, partial, globStarDepth, sawTail) {
        // take the first body segment, and walk from fileIndex to its "after"
        // value at the end
        // If it doesn't match at that position, we increment, until we hit
        // that final possible position, and give up.
        // If it does match, then advance and try to rest.
        // If any of them fail we keep walking forward.
        // this is still a bit recursively painful, but it's more constrained
        // than previous implementations, because we never test something that
        // can't possibly be a valid matching condition.
        const bs = bodySegments[bodyIndex];
        if (!bs) {
            // just make sure that there's no bad dots
            for (let i = fileIndex; i < file.length; i++) {
                sawTail = true;
                const f = file[i];
                if (f === '.' ||
                    f === '..' ||
                    (!this.options.dot && f.startsWith('.'))) {
                    return false;
                }
            }
            return sawTail;
        }
        // have a non-globstar body section to test
        const [body, after] = bs;
        while (fileIndex <= after) {
            const m = this.#matchOne(file.slice(0, fileIndex + body.length), body, partial, fileIndex, 0);
            // if limit exceeded, no match. intentional false negative,
            // acceptable break in correctness for security.
            if (m && globStarDepth < this.maxGlobstarRecursion) {
                // match! see if the rest match. if so, we're done!
                const sub = this.#matchGlobStarBodySections(file, bodySegments, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail);
                if (sub !== false) {
                    return sub;
                }
            }
            const f = file[fileIndex];
            if (f === '.' ||
                f === '..' ||
                (!this.options.dot && f.startsWith('.'))) {
                return false;
            }
            fileIndex++;
        }
        // walked off. no point continuing
        return partial || null;
    }
    #matchOne(file, pattern, partial, fileIndex, patternIndex) {
        let fi;
        let pi;
        let pl;
        let fl;
        for (fi = fileIndex,
            pi = patternIndex,
            fl = file.length,
            pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
            this.debug('matchOne loop');
            let p = pattern[pi];
            let f = file[fi];
            this.debug(pattern, p, f);
            // should be impossible.
            // some invalid regexp stuff in the set.
            /* c8 ignore start */
            if (p === false || p === GLOBSTAR) {
                return false;
            }
            /* c8 ignore stop */
            // something other than **
            // non-magic patterns just have to match exactly
            // patterns with magic have been turned into regexps.
            let hit;
            if (typeof p === 'string') {
                hit = f === p;
                this.debug('string match', p, f, hit);
            }
            else {
                hit = p.test(f);
                this.debug('pattern match', p, f, hit);
            }
            if (!hit)
                return false;
        }
        // Note: ending in / means that we'll get a final ""
        // at the end of the pattern.  This can only match a
        // corresponding "" at the end of the file.
        // If the file ends in /, then it can only match a
        // a pattern that ends in /, unless the pattern just
        // doesn't have any more for it. But, a/b/ should *not*
        // match "a/b/*", even though "" matches against the
        // [^/]*? pattern, except in partial mode, where it might
        // simply not be reached yet.
        // However, a/b/ should still satisfy a/*
        // now either we fell off the end of the pattern, or we're done.
        if (fi === fl && pi === pl) {
            // ran out of pattern and filename at the same time.
            // an exact hit!
            return true;
        }
        else if (fi === fl) {
            // ran out of file, but still had pattern left.
            // this is ok if we're doing the match as part of
            // a glob fs traversal.
            return partial;
        }
        else if (pi === pl) {
            // ran out of pattern, still have file left.
            // this is only acceptable if we're on the very last
            // empty segment of a file with a trailing slash.
            // a/* should match a/b/
            return fi === fl - 1 && file[fi] === '';
            /* c8 ignore start */
        }
        else {
            // should be unreachable.
            throw new Error('wtf?');
        }
        /* c8 ignore stop */
    }
    braceExpand() {
        return braceExpand(this.pattern, this.options);
    }
    parse(pattern) {
        assertValidPattern(pattern);
        const options = this.options;
        // shortcuts
        if (pattern === '**')
            return GLOBSTAR;
        if (pattern === '')
            return '';
        // far and away, the most common glob pattern parts are
        // *, *.*, and *.<ext>  Add a fast check method for those.
        let m;
        let fastTest = null;
        if ((m = pattern.match(starRE))) {
            fastTest = options.dot ? starTestDot : starTest;
        }
        else if ((m = pattern.match(starDotExtRE))) {
            fastTest = (options.nocase ?
                options.dot ?
                    starDotExtTestNocaseDot
                    : starDotExtTestNocase
                : options.dot ? starDotExtTestDot
                    : starDotExtTest)(m[1]);
        }
        else if ((m = pattern.match(qmarksRE))) {
            fastTest = (options.nocase ?
                options.dot ?
                    qmarksTestNocaseDot
                    : qmarksTestNocase
                : options.dot ? qmarksTestDot
                    : qmarksTest)(m);
        }
        else if ((m = pattern.match(starDotStarRE))) {
            fastTest = options.dot ? starDotStarTestDot : starDotStarTest;
        }
        else if ((m = pattern.match(dotStarRE))) {
            fastTest = dotStarTest;
        }
        const re = AST.fromGlob(pattern, this.options).toMMPattern();
        if (fastTest && typeof re === 'object') {
            // Avoids overriding in frozen environments
            Reflect.defineProperty(re, 'test', { value: fastTest });
        }
        return re;
    }
    makeRe() {
        if (this.regexp || this.regexp === false)
            return this.regexp;
        // at this point, this.set is a 2d array of partial
        // pattern strings, or "**".
        //
        // It's better to use .match().  This function shouldn't
        // be used, really, but it's pretty convenient sometimes,
        // when you just want to work with a regex.
        const set = this.set;
        if (!set.length) {
            this.regexp = false;
            return this.regexp;
        }
        const options = this.options;
        const twoStar = options.noglobstar ? esm_star
            : options.dot ? twoStarDot
                : twoStarNoDot;
        const flags = new Set(options.nocase ? ['i'] : []);
        // regexpify non-globstar patterns
        // if ** is only item, then we just do one twoStar
        // if ** is first, and there are more, prepend (\/|twoStar\/)? to next
        // if ** is last, append (\/twoStar|) to previous
        // if ** is in the middle, append (\/|\/twoStar\/) to previous
        // then filter out GLOBSTAR symbols
        let re = set
            .map(pattern => {
            const pp = pattern.map(p => {
                if (p instanceof RegExp) {
                    for (const f of p.flags.split(''))
                        flags.add(f);
                }
                return (typeof p === 'string' ? esm_regExpEscape(p)
                    : p === GLOBSTAR ? GLOBSTAR
                        : p._src);
            });
            pp.forEach((p, i) => {
                const next = pp[i + 1];
                const prev = pp[i - 1];
                if (p !== GLOBSTAR || prev === GLOBSTAR) {
                    return;
                }
                if (prev === undefined) {
                    if (next !== undefined && next !== GLOBSTAR) {
                        pp[i + 1] = '(?:\\/|' + twoStar + '\\/)?' + next;
                    }
                    else {
                        pp[i] = twoStar;
                    }
                }
                else if (next === undefined) {
                    pp[i - 1] = prev + '(?:\\/|\\/' + twoStar + ')?';
                }
                else if (next !== GLOBSTAR) {
                    pp[i - 1] = prev + '(?:\\/|\\/' + twoStar + '\\/)' + next;
                    pp[i + 1] = GLOBSTAR;
                }
            });
            const filtered = pp.filter(p => p !== GLOBSTAR);
            // For partial matches, we need to make the pattern match
            // any prefix of the full path. We do this by generating
            // alternative patterns that match progressively longer prefixes.
            if (this.partial && filtered.length >= 1) {
                const prefixes = [];
                for (let i = 1; i <= filtered.length; i++) {
                    prefixes.push(filtered.slice(0, i).join('/'));
                }
                return '(?:' + prefixes.join('|') + ')';
            }
            return filtered.join('/');
        })
            .join('|');
        // need to wrap in parens if we had more than one thing with |,
        // otherwise only the first will be anchored to ^ and the last to $
        const [open, close] = set.length > 1 ? ['(?:', ')'] : ['', ''];
        // must match entire pattern
        // ending in a * or ** will make it less strict.
        re = '^' + open + re + close + '$';
        // In partial mode, '/' should always match as it's a valid prefix for any pattern
        if (this.partial) {
            re = '^(?:\\/|' + open + re.slice(1, -1) + close + ')$';
        }
        // can match anything, as long as it's not this.
        if (this.negate)
            re = '^(?!' + re + ').+$';
        try {
            this.regexp = new RegExp(re, [...flags].join(''));
            /* c8 ignore start */
        }
        catch {
            // should be impossible
            this.regexp = false;
        }
        /* c8 ignore stop */
        return this.regexp;
    }
    slashSplit(p) {
        // if p starts with // on windows, we preserve that
        // so that UNC paths aren't broken.  Otherwise, any number of
        // / characters are coalesced into one, unless
        // preserveMultipleSlashes is set to true.
        if (this.preserveMultipleSlashes) {
            return p.split('/');
        }
        else if (this.isWindows && /^\/\/[^/]+/.test(p)) {
            // add an extra '' for the one we lose
            return ['', ...p.split(/\/+/)];
        }
        else {
            return p.split(/\/+/);
        }
    }
    match(f, partial = this.partial) {
        this.debug('match', f, this.pattern);
        // short-circuit in the case of busted things.
        // comments, etc.
        if (this.comment) {
            return false;
        }
        if (this.empty) {
            return f === '';
        }
        if (f === '/' && partial) {
            return true;
        }
        const options = this.options;
        // windows: need to use /, not \
        if (this.isWindows) {
            f = f.split('\\').join('/');
        }
        // treat the test path as a set of pathparts.
        const ff = this.slashSplit(f);
        this.debug(this.pattern, 'split', ff);
        // just ONE of the pattern sets in this.set needs to match
        // in order for it to be valid.  If negating, then just one
        // match means that we have failed.
        // Either way, return on the first hit.
        const set = this.set;
        this.debug(this.pattern, 'set', set);
        // Find the basename of the path by looking for the last non-empty segment
        let filename = ff[ff.length - 1];
        if (!filename) {
            for (let i = ff.length - 2; !filename && i >= 0; i--) {
                filename = ff[i];
            }
        }
        for (const pattern of set) {
            let file = ff;
            if (options.matchBase && pattern.length === 1) {
                file = [filename];
            }
            const hit = this.matchOne(file, pattern, partial);
            if (hit) {
                if (options.flipNegate) {
                    return true;
                }
                return !this.negate;
            }
        }
        // didn't get any hits.  this is success if it's a negative
        // pattern, failure otherwise.
        if (options.flipNegate) {
            return false;
        }
        return this.negate;
    }
    static defaults(def) {
        return minimatch.defaults(def).Minimatch;
    }
}
/* c8 ignore start */



/* c8 ignore stop */
minimatch.AST = AST;
minimatch.Minimatch = esm_Minimatch;
minimatch.escape = escape_escape;
minimatch.unescape = unescape_unescape;
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/files/match.js

/** The syntax of @actions/glob: no braces, no extended globs; `#` and `!` are characters like any other. */
const syntax = {
    nobrace: true,
    noext: true,
    nocomment: true,
    nonegate: true,
    nocase: process.platform === 'win32',
};
/** Tells whether one of the globs matches a location; `dotted`: wildcards reach names that start with a dot. */
function match_matchAny(globs, dotted) {
    const matchers = globs.map((glob) => new Minimatch(glob, { ...syntax, dot: dotted }));
    return (location) => matchers.some((matcher) => matcher.match(location));
}

;// CONCATENATED MODULE: ./build/files/rules.js


/** Excludes reach hidden names, too. */
function joinExcludes(patterns) {
    const globs = patterns.flatMap((pattern) => pattern.globs);
    const wholes = globs.filter((glob) => glob.endsWith('/**/*'));
    const takesBelow = matchAny(wholes, true);
    return {
        globs,
        takeFile: matchAny(globs, true),
        // One name stands for all, because "**/*" tells none from another.
        takeAllBelow: (folder) => takesBelow(join(folder, 'any')),
    };
}
/** `.git` in any case: some file systems do not tell them apart. A worktree or submodule has a file of that name. */
function isGitName(name) {
    return name.toLowerCase() === '.git';
}

;// CONCATENATED MODULE: ./build/files/settle-folder.js






/**
 * The real folder that a path leads to, made where it was not there. Judged before it is made, so that no folder appears where
 * none may: in the workspace or RUNNER_TEMP, whatever links are on the way, and never in `.git`.
 */
async function settleFolder(directory, rules) {
    const places = await locatePlaces(rules.places);
    const location = external_node_path_namespaceObject.resolve(rules.places.workspace, directory);
    try {
        requirePlace(await realAncestor(location), directory, places, rules);
        await (0,promises_namespaceObject.mkdir)(location, { recursive: true });
        const real = await (0,promises_namespaceObject.realpath)(location);
        requirePlace(real, directory, places, rules);
        return { location: real, show: (shown) => places.show(shown) };
    }
    catch (error) {
        if (error instanceof errors_InputError) {
            throw error;
        }
        throw new errors_InputError('directory', `${directory} cannot be made: ${describeSystemError(error)}.`, {
            cause: error,
        });
    }
}
/** The location with its links resolved, as far as it is there. */
async function realAncestor(location) {
    for (const step of stepsTo(location).toReversed()) {
        const real = await (0,promises_namespaceObject.realpath)(step).catch(() => undefined);
        if (real !== undefined) {
            return external_node_path_namespaceObject.join(real, external_node_path_namespaceObject.relative(step, location));
        }
    }
    return location;
}
function requirePlace(real, directory, places, { allow }) {
    if (places.partsOf(real).some(isGitName)) {
        throw new errors_InputError('directory', `${directory} belongs to Git. Choose another.`);
    }
    if (!places.holds(real) && !allow.has('outside-workspace')) {
        throw new errors_InputError('directory', `${directory} is outside of the workspace and RUNNER_TEMP. Choose a folder inside, or say so with "allow: outside-workspace".`);
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
            if (external_node_path_namespaceObject.basename(name) !== name) {
                throw new Error(`"${name}" is not the name of a file in a folder`);
            }
            const place = external_node_path_namespaceObject.join(location, name);
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
    const part = external_node_path_namespaceObject.join(folder, `.proof-${(0,external_node_crypto_namespaceObject.randomUUID)()}.part`);
    const handle = await (0,promises_namespaceObject.open)(part, 'wx');
    try {
        const written = await writeAll(handle, bytes);
        await handle.close();
        if (!overwrite) {
            // Taken exclusively first: rename alone would write over what somebody else has put there meanwhile.
            await (await (0,promises_namespaceObject.open)(place, 'wx')).close();
        }
        await (0,promises_namespaceObject.rename)(part, place);
        return written;
    }
    catch (error) {
        await handle.close();
        await (0,promises_namespaceObject.rm)(part, { force: true });
        throw error;
    }
}
/**
 * Writes each piece as it arrives, and at once: handed to Node's threads, pieces go cold in the processor's caches, and a download of
 * 2 GiB took three times as long.
 */
async function writeAll({ fd }, bytes) {
    const hash = (0,external_node_crypto_namespaceObject.createHash)('sha256');
    let size = 0;
    for await (const chunk of bytes) {
        hash.update(chunk);
        size += chunk.byteLength;
        for (let written = 0; written < chunk.byteLength;) {
            written += (0,external_node_fs_namespaceObject.writeSync)(fd, chunk, written);
        }
    }
    return { size, sha256: hash.digest('hex') };
}
/** Looked at before the transfer, which may be long; judged again when the file takes its place. */
async function requireNothing(place) {
    const found = await (0,promises_namespaceObject.lstat)(place).catch(() => undefined);
    if (found !== undefined) {
        throw Object.assign(new Error('a file is there'), { code: 'EEXIST' });
    }
}
async function describeFaults(shown, write) {
    try {
        return await write();
    }
    catch (error) {
        if (!isSystemError(error) || error instanceof EvidenceError) {
            throw error;
        }
        if (error.code === 'EEXIST') {
            throw new EvidenceError('file-exists', `${shown} is there already, and nothing is written over. Move it away, choose another "directory", or set "overwrite: true".`, { cause: error });
        }
        throw new EvidenceError('not-written', `${shown} could not be written: ${describeSystemError(error)}.`, {
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: external "node:timers/promises"
const external_node_timers_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
// EXTERNAL MODULE: ./build/evidence/secrets.js
var evidence_secrets = __nccwpck_require__(4805);
;// CONCATENATED MODULE: ./build/evidence/redactor.js

/** A redactor of the secrets that are known already. */
function createRedactor(secrets) {
    const known = new Set(secrets);
    let redactText = (0,evidence_secrets/* prepareRedaction */.HF)(known);
    let done = new WeakMap();
    return {
        add(secret) {
            redactText = (0,evidence_secrets/* prepareRedaction */.HF)(known.add(secret));
            done = new WeakMap();
        },
        redact: (data) => mapTexts(data, redactText, done),
        redactError(error) {
            if (error instanceof Error) {
                error.message = redactText(error.message);
            }
            return error;
        },
    };
}
function mapTexts(data, map, done) {
    if (typeof data === 'string') {
        return map(data);
    }
    if (Array.isArray(data)) {
        return mapItems(data, map, done);
    }
    if (!isPlain(data)) {
        return data;
    }
    const known = done.get(data);
    if (known !== undefined) {
        return known;
    }
    const mapped = mapFields(data, map, done);
    done.set(data, mapped);
    return mapped;
}
function mapItems(data, map, done) {
    let copy;
    for (const [index, item] of data.entries()) {
        const mapped = mapTexts(item, map, done);
        if (mapped !== item) {
            copy ??= [...data];
            copy[index] = mapped;
        }
    }
    return copy ?? data;
}
function mapFields(data, map, done) {
    let copy;
    for (const key of Object.keys(data)) {
        const mapped = mapTexts(data[key], map, done);
        if (mapped !== data[key]) {
            copy ??= { ...data };
            copy[key] = mapped;
        }
    }
    return copy ?? data;
}
function isPlain(data) {
    return typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;
}

// EXTERNAL MODULE: ./build/service/http.js
var http = __nccwpck_require__(8186);
;// CONCATENATED MODULE: ./build/service/auth.js


/** A token is renewed this long before it expires, or when a quarter of its life is left, if that is shorter. */
const RENEWAL_MARGIN_MS = 60_000;
/** A token that somebody else obtained: nothing can replace it. Throws InputError for one that no header can carry. */
function staticToken(token) {
    if (!(0,http/* isSendable */.dT)(token)) {
        throw new errors_InputError('token', 'is empty, or holds white space or characters beyond ASCII. Check what was pasted.');
    }
    return { current: async () => token, refuse: () => false };
}
/**
 * Tokens that are minted when one is needed: one at a time, however many ask, renewed before they expire, and once
 * after a 401. `onToken` learns of each before it is used, so that it can be masked.
 */
function mintedTokens(mint, onToken = () => undefined, now = Date.now) {
    let held;
    let renewal;
    let lastRefused = false;
    async function renew() {
        const isReplacement = lastRefused;
        const { token, lifeSeconds = Infinity } = await mint();
        onToken(token);
        const lifeMs = lifeSeconds * 1000;
        held = { token, renewAt: now() + lifeMs - Math.min(RENEWAL_MARGIN_MS, lifeMs / 4), isReplacement };
        lastRefused = false;
        return held;
    }
    return {
        async current() {
            if (held && now() < held.renewAt) {
                return held.token;
            }
            renewal ??= renew().finally(() => {
                renewal = undefined;
            });
            return (await renewal).token;
        },
        refuse(token) {
            if (held?.token !== token) {
                return true;
            }
            if (held.isReplacement) {
                return false;
            }
            held = undefined;
            lastRefused = true;
            return true;
        },
    };
}

;// CONCATENATED MODULE: ./build/service/certificates.js



const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu;
/** The certificates of a `ca-file`, as PEM. Throws {@link InputError} when it holds none, or one that is broken. */
function readCertificates(caFile) {
    const certificates = readText(caFile).match(CERTIFICATE) ?? [];
    if (certificates.length === 0) {
        throw new errors_InputError('ca-file', `${caFile} holds no certificate in PEM form ("-----BEGIN CERTIFICATE-----").`);
    }
    for (const [index, certificate] of certificates.entries()) {
        requireCertificate(caFile, index, certificate);
    }
    return certificates;
}
function readText(caFile) {
    try {
        return (0,external_node_fs_namespaceObject.readFileSync)(caFile, 'utf8');
    }
    catch (cause) {
        throw new errors_InputError('ca-file', `${caFile} cannot be read. Give the path of a PEM file.`, { cause });
    }
}
/** OpenSSL would pass over a broken one in silence, and the handshake fail for no visible reason. */
function requireCertificate(caFile, index, certificate) {
    try {
        void new external_node_crypto_namespaceObject.X509Certificate(certificate);
    }
    catch (cause) {
        throw new errors_InputError('ca-file', `certificate ${index + 1} of ${caFile} cannot be parsed.`, { cause });
    }
}

;// CONCATENATED MODULE: ./build/service/addresses.js

/** The address of an endpoint: the base address, which may hold a path, `/v1`, and the parts encoded (§4, §9). */
function endpointAddress(baseUrl, parts, query) {
    const path = `${baseUrl.pathname.replace(/\/+$/u, '')}/v1/${parts.map(encodePart).join('/')}`;
    // `+` is a space only to those who decode forms.
    const search = query === undefined ? '' : `?${query.toString().replaceAll('+', '%20')}`;
    return new URL(`${baseUrl.origin}${path}${search}`);
}
/** An id is opaque, and must not leave its place in the path: URLs resolve `.` and `..` even when encoded. */
function encodePart(part) {
    if (['', '.', '..'].includes(part) || !part.isWellFormed()) {
        throw new errors_InputError('id', `${JSON.stringify(part)} cannot be part of an address. Use the id that the service shows.`);
    }
    return encodeURIComponent(part);
}

;// CONCATENATED MODULE: ./build/evidence/inputs/machine-addresses.js
/** The names and addresses under which clouds tell a machine its own credentials. */
const METADATA_HOSTS = new Set([
    'metadata.google.internal',
    'metadata.goog',
    'instance-data.ec2.internal',
    // Alibaba Cloud, Azure's wire server, Oracle Cloud.
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
]);
/** AWS and Google Cloud over IPv6, beside fe80::/10, as their eight groups. */
const METADATA_IPV6 = new Set(['fd00:ec2:0:0:0:0:0:254', 'fd20:ce:0:0:0:0:0:254']);
/**
 * Whether a host is link-local, or a cloud's metadata service: no proof service is there, but what hands out credentials to
 * whoever can make this machine ask. Names are not resolved.
 *
 * @param hostname as `URL` writes it: lower case, IPv4 with four decimal parts, IPv6 in brackets
 */
function isMachineAddress(hostname) {
    const host = hostname.replace(/\.$/u, '');
    if (METADATA_HOSTS.has(host) || (host.startsWith('169.254.') && isIpv4(host))) {
        return true;
    }
    const groups = host.startsWith('[') ? readGroups(host.slice(1, -1)) : [];
    const inner = readInnerIpv4(groups);
    return (METADATA_IPV6.has(groups.map((group) => group.toString(16)).join(':')) ||
        ((groups[0] ?? 0) & 0xff_c0) === 0xfe_80 ||
        (inner !== undefined && isMachineAddress(inner)));
}
function isIpv4(host) {
    return /^[\d.]+$/u.test(host);
}
/** The eight groups of an IPv6 address. */
function readGroups(address) {
    const [left = [], right = []] = address.split('::').map((side) => (side === '' ? [] : side.split(':')));
    const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
    return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}
/** Prefixes whose last two groups are an IPv4 address: compatible, mapped, translated, NAT64 (RFC 4291, 6052, 7915). */
const IPV4_PREFIXES = new Set(['0:0:0:0:0:0', '0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0']);
function readInnerIpv4(groups) {
    const prefix = groups
        .slice(0, 6)
        .map((group) => group.toString(16))
        .join(':');
    // 6to4 carries it behind its own prefix (RFC 3056).
    const pair = IPV4_PREFIXES.has(prefix) ? groups.slice(6) : groups[0] === 0x20_02 ? groups.slice(1, 3) : [];
    return pair.length === 0 ? undefined : pair.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}

;// CONCATENATED MODULE: ./node_modules/content-disposition/dist/index.js
/*!
 * content-disposition
 * Copyright(c) 2014-2017 Douglas Christopher Wilson
 * MIT Licensed
 */
/**
 * Null object perf optimization. Faster than `Object.create(null)` and `{ __proto__: null }`.
 */
const NullObject = /* @__PURE__ */ (() => {
    const C = function () { };
    C.prototype = Object.create(null);
    return C;
})();
/**
 * Create an attachment Content-Disposition header.
 */
function create(filename, options) {
    const type = options?.type || 'attachment';
    const parameters = createParameters(filename, options?.fallback);
    return format({ type, parameters }, { extended: false });
}
const SP = 32; // " "
const HTAB = 9; // "\t"
const SEMI = 59; // ";"
const EQ = 61; // "="
const DQUOTE = 34; // '"'
const BSLASH = 92; // "\\"
const ASTERISK = 42; // "*"
/**
 * Parse Content-Disposition header string.
 */
function parse(header, options) {
    const len = header.length;
    const multipart = options?.multipart === true;
    const extended = options?.extended !== false;
    let index = skipOWS(header, 0, header.length);
    const typeStart = index;
    index = parseToken(header, index, len);
    const typeEnd = trailingOWS(header, typeStart, index);
    const type = header.slice(typeStart, typeEnd).toLowerCase();
    const parameters = new NullObject();
    parameter: while (index < len) {
        index = skipOWS(header, index + 1, len); // Skip over semicolon.
        const keyStart = index;
        while (index < len) {
            const char = header.charCodeAt(index);
            if (char === SEMI)
                continue parameter;
            if (char === EQ) {
                const keyEnd = trailingOWS(header, keyStart, index);
                const key = header.slice(keyStart, keyEnd).toLowerCase();
                index = skipOWS(header, index + 1, len);
                if (index < len && header.charCodeAt(index) === DQUOTE) {
                    index++;
                    let value = '';
                    if (multipart) {
                        while (index < len) {
                            const code = header.charCodeAt(index++);
                            if (code === DQUOTE) {
                                index = parseToken(header, index, len);
                                if (parameters[key] === undefined)
                                    parameters[key] = value;
                                break;
                            }
                            if (code === /* % */ 37 && index + 1 < len) {
                                const code2 = header.charCodeAt(index);
                                const code3 = header.charCodeAt(index + 1);
                                if (code2 === 50 /* "2" */ && code3 === 50 /* "2" */) {
                                    value += '"';
                                    index += 2;
                                    continue;
                                }
                                if (code2 === 48 /* "0" */) {
                                    if (code3 === 100 /* "d" */ || code3 === 68 /* "D" */) {
                                        value += '\r';
                                        index += 2;
                                        continue;
                                    }
                                    if (code3 === 97 /* "a" */ || code3 === 65 /* "A" */) {
                                        value += '\n';
                                        index += 2;
                                        continue;
                                    }
                                }
                            }
                            value += String.fromCharCode(code);
                        }
                    }
                    else {
                        while (index < len) {
                            const code = header.charCodeAt(index++);
                            if (code === DQUOTE) {
                                index = parseToken(header, index, len);
                                if (parameters[key] === undefined)
                                    parameters[key] = value;
                                break;
                            }
                            if (code === BSLASH && index < len) {
                                value += header[index++];
                                continue;
                            }
                            value += String.fromCharCode(code);
                        }
                    }
                    continue parameter;
                }
                const valueStart = index;
                index = parseToken(header, index, len);
                const valueEnd = trailingOWS(header, valueStart, index);
                const value = header.slice(valueStart, valueEnd);
                if (parameters[key] === undefined) {
                    parameters[key] = value;
                    if (extended && key.charCodeAt(key.length - 1) === ASTERISK) {
                        const normalizedKey = key.slice(0, -1);
                        const decoded = decodeExtended(value);
                        if (decoded !== undefined)
                            parameters[normalizedKey] = decoded;
                    }
                }
                continue parameter;
            }
            index++;
        }
    }
    return { type, parameters };
}
/**
 * RegExp to match non attr-char, *after* encodeURIComponent (i.e. not including "%")
 */
const ENCODE_URL_ATTR_CHAR_REGEXP = /[\x00-\x20"'()*,/:;<=>?@[\\\]{}\x7f]/g; // eslint-disable-line no-control-regex
/**
 * RegExp to match non-US-ASCII characters.
 */
const NON_ASCII_REGEXP = /[^\x20-\x7e]/g;
/**
 * RegExp to match chars that must be quoted-pair in RFC 2616
 */
const QUOTE_REGEXP = /[\\"]/g;
/**
 * Match chars that can't be used in the filename for compatibility.
 */
const INVALID_FILENAME_REGEXP = /%[0-9A-Fa-f]{2}/;
/**
 * RegExp for various RFC 2616 grammar
 *
 * parameter     = token "=" ( token | quoted-string )
 * token         = 1*<any CHAR except CTLs or separators>
 * separators    = "(" | ")" | "<" | ">" | "@"
 *               | "," | ";" | ":" | "\" | <">
 *               | "/" | "[" | "]" | "?" | "="
 *               | "{" | "}" | SP | HT
 * quoted-string = ( <"> *(qdtext | quoted-pair ) <"> )
 * qdtext        = <any TEXT except <">>
 * quoted-pair   = "\" CHAR
 * CHAR          = <any US-ASCII character (octets 0 - 127)>
 * TEXT          = <any OCTET except CTLs, but including LWS>
 * LWS           = [CRLF] 1*( SP | HT )
 * CRLF          = CR LF
 * CR            = <US-ASCII CR, carriage return (13)>
 * LF            = <US-ASCII LF, linefeed (10)>
 * SP            = <US-ASCII SP, space (32)>
 * HT            = <US-ASCII HT, horizontal-tab (9)>
 * CTL           = <any US-ASCII control character (octets 0 - 31) and DEL (127)>
 * OCTET         = <any 8-bit sequence of data>
 */
const TEXT_REGEXP = /^[\x20-\x7e\x80-\xff]*$/;
const ASCII_TEXT_REGEXP = /^[\x20-\x7e]*$/;
const TOKEN_REGEXP = /^[!#$%&'*+.0-9A-Z^_`a-z|~-]+$/;
/**
 * Create parameters object from filename and fallback.
 */
function createParameters(filename, fallback = true) {
    if (filename === undefined)
        return;
    if (typeof fallback === 'string') {
        if (!ASCII_TEXT_REGEXP.test(fallback)) {
            throw new TypeError('Fallback must be valid US-ASCII: ' + fallback);
        }
        if (fallback === filename)
            return { filename };
        return { filename: fallback, 'filename*': encodeExtended(filename) };
    }
    // Use `filename` when possible, otherwise use `filename*`.
    if (ASCII_TEXT_REGEXP.test(filename) &&
        !INVALID_FILENAME_REGEXP.test(filename)) {
        return { filename };
    }
    if (fallback === false) {
        return { 'filename*': encodeExtended(filename) };
    }
    return {
        filename: getAscii(filename),
        'filename*': encodeExtended(filename),
    };
}
/**
 * Decode a RFC 8187 field value (gracefully).
 */
function decodeExtended(str) {
    const charsetEnd = str.indexOf("'");
    if (charsetEnd <= 0) {
        return undefined;
    }
    const languageEnd = str.indexOf("'", charsetEnd + 1);
    if (languageEnd === -1) {
        return undefined;
    }
    const charset = str.slice(0, charsetEnd).toLowerCase();
    const encoded = str.slice(languageEnd + 1);
    switch (charset) {
        case 'iso-8859-1': {
            return decodeHexEscapes(encoded);
        }
        case 'utf-8':
        case 'utf8': {
            return tryDecodeURIComponent(encoded);
        }
    }
    return undefined;
}
/**
 * Decode URI component but return `undefined` on error.
 */
function tryDecodeURIComponent(str) {
    try {
        return decodeURIComponent(str);
    }
    catch {
        return undefined;
    }
}
/**
 * Parse a token starting at the provided index.
 */
function parseToken(str, index, len) {
    while (index < len) {
        const char = str.charCodeAt(index);
        if (char === SEMI)
            break;
        index++;
    }
    return index;
}
/**
 * Skip RFC 2616 linear whitespace (space / tab).
 */
function skipOWS(str, index, len) {
    while (index < len) {
        const char = str.charCodeAt(index);
        if (char !== SP && char !== HTAB)
            break;
        index++;
    }
    return index;
}
/**
 * Skip RFC 2616 linear whitespace (space / tab) from the end of a string.
 */
function trailingOWS(str, start, end) {
    while (end > start) {
        const char = str.charCodeAt(end - 1);
        if (char !== SP && char !== HTAB)
            break;
        end--;
    }
    return end;
}
/**
 * Format object to Content-Disposition header.
 */
function format(obj, options) {
    const { type, parameters } = obj;
    const multipart = options?.multipart === true;
    const extended = options?.extended !== false;
    if (!type || !TOKEN_REGEXP.test(type)) {
        throw new TypeError('Invalid type: ' + type);
    }
    let result = type;
    if (parameters) {
        for (const param of Object.keys(parameters)) {
            const value = parameters[param];
            if (!TOKEN_REGEXP.test(param)) {
                throw new TypeError('Invalid parameter name: ' + param);
            }
            if (multipart) {
                result += '; ' + param + '=' + qmultipart(value);
                continue;
            }
            if (TOKEN_REGEXP.test(value)) {
                result += '; ' + param + '=' + value;
                continue;
            }
            if (TEXT_REGEXP.test(value)) {
                result += '; ' + param + '=' + qstring(value);
                continue;
            }
            if (!extended) {
                throw new TypeError('Invalid parameter value: ' + value);
            }
            // Reject parameter names that indicate they are already extended.
            if (param.charCodeAt(param.length - 1) === ASTERISK) {
                throw new TypeError('Invalid extended parameter value: ' + value);
            }
            // When `param` and `param*` are provided, prefer the already extended form.
            if (parameters[param + '*'] !== undefined) {
                continue;
            }
            result += '; ' + param + '*=' + encodeExtended(value);
        }
    }
    return result;
}
/**
 * Get US-ASCII version of string.
 */
function getAscii(val) {
    // simple Unicode -> US-ASCII transformation
    return val.replace(NON_ASCII_REGEXP, '?');
}
/**
 * Percent encode a single character.
 */
function pencode(char) {
    return '%' + char.charCodeAt(0).toString(16).toUpperCase();
}
/**
 * Quote a string for HTTP.
 */
function qstring(str) {
    return '"' + str.replace(QUOTE_REGEXP, '\\$&') + '"';
}
/**
 * Quote a string for multipart/form-data.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
function qmultipart(str) {
    return '"' + str.replace(/[\n\r"]/g, multipartEscape) + '"';
}
/**
 * Escape a multipart/form-data string character.
 */
function multipartEscape(char) {
    if (char === '\n')
        return '%0A';
    if (char === '\r')
        return '%0D';
    return '%22';
}
/**
 * Encode a Unicode string for HTTP (RFC 8187).
 */
function encodeExtended(str) {
    const encoded = encodeURIComponent(str).replace(ENCODE_URL_ATTR_CHAR_REGEXP, pencode);
    return "UTF-8''" + encoded;
}
/**
 * Check if a character is a hex digit [0-9A-Fa-f]
 */
function isHexDigit(char) {
    const code = char.charCodeAt(0);
    return ((code >= 48 && code <= 57) || // 0-9
        (code >= 65 && code <= 70) || // A-F
        (code >= 97 && code <= 102) // a-f
    );
}
/**
 * Decode hex escapes in a string (e.g., %20 -> space)
 */
function decodeHexEscapes(str) {
    const firstEscape = str.indexOf('%');
    if (firstEscape === -1)
        return str;
    let result = str.slice(0, firstEscape);
    for (let idx = firstEscape; idx < str.length; idx++) {
        if (str[idx] === '%') {
            // Reject malformed percent encoding, matches UTF-8 behavior.
            if (idx + 2 >= str.length ||
                !isHexDigit(str[idx + 2]) ||
                !isHexDigit(str[idx + 1])) {
                return;
            }
            result += String.fromCharCode(Number.parseInt(str[idx + 1] + str[idx + 2], 16));
            idx += 2;
        }
        else {
            result += str[idx];
        }
    }
    return result;
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/service/content-disposition.js

/**
 * The file name of a content-disposition header (§4.6), hostile until it is made safe; nothing where it names none or is broken.
 * Services differ in how they write names beyond ASCII: RFC 8187 is decoded, and so is bare UTF-8.
 */
function readFilename(header = '') {
    try {
        const filename = parse(header).parameters['filename'] ?? '';
        // RFC 8187 is ASCII, and has been decoded: once more would be once too often.
        return (/[\x80-\xFF]/u.test(header) ? decodeBareUtf8(filename) : filename) || undefined;
    }
    catch {
        return undefined;
    }
}
/** Headers arrive as Latin-1, one character for each byte. */
function decodeBareUtf8(text) {
    if (!/^[\0-\u00FF]*$/u.test(text)) {
        return text;
    }
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
    }
    catch {
        return text;
    }
}

// EXTERNAL MODULE: ./build/service/reading.js
var reading = __nccwpck_require__(9684);
;// CONCATENATED MODULE: ./build/service/download.js




const MAX_REDIRECTS = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
/**
 * Opens the raw bytes at an address (§4.6). Redirects are followed, as services hand out contents from stores of
 * their own: the token stays behind for good where the origin changes, and https never turns into http.
 */
async function openContents(session, address) {
    const answer = await session.accept(await follow(session, { method: 'GET', url: address }));
    const encoding = answer.headers.get('content-encoding') ?? 'identity';
    if (encoding !== 'identity') {
        answer.discard();
        throw (0,reading/* unreadable */.O$)(answer, `it is encoded as ${encoding}, which was not asked for`);
    }
    return {
        filename: readFilename(answer.headers.get('content-disposition')),
        size: readSize(answer.headers.get('content-length')),
        bytes: answer.bytes,
        close: async () => answer.discard(),
    };
}
async function follow(session, request) {
    let answer = await session.send(request);
    let { url } = request;
    let trusted = true;
    for (let redirects = 0; redirectStatuses.has(answer.status); redirects++) {
        answer.discard();
        const next = readLocation(answer, url);
        if (redirects === MAX_REDIRECTS) {
            throw refuse(answer, `more than ${MAX_REDIRECTS} redirects`);
        }
        trusted &&= next.origin === url.origin;
        url = next;
        answer = await (trusted
            ? session.send({ ...request, url })
            : session.sendWithoutToken({ ...request, url }));
    }
    return answer;
}
function readLocation(answer, from) {
    const location = answer.headers.get('location') ?? '';
    if (location === '' || !URL.canParse(location, from.href)) {
        throw refuse(answer, 'a redirect to nowhere');
    }
    const to = new URL(location, from);
    if (to.protocol !== 'https:' && to.protocol !== from.protocol) {
        throw refuse(answer, `a redirect from ${from.protocol}// to ${to.protocol}//, which is not followed`);
    }
    if (isMachineAddress(to.hostname)) {
        throw refuse(answer, "a redirect to this machine's own link-local or metadata address, which is not followed");
    }
    return to;
}
function refuse({ request, status }, what) {
    return new service/* ServiceError */._7(`${request}: the service answered ${status} with ${what}.`, {
        request,
        phase: 'answered',
        status,
    });
}
function readSize(header) {
    return header !== undefined && /^\d+$/u.test(header) ? Number(header) : undefined;
}

;// CONCATENATED MODULE: ./build/service/timestamps.js
const ISO_8601 = /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2})(?<seconds>:\d{2})?(?:[.,](?<fraction>\d+))?)?\s*(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?$/iu;
/**
 * Milliseconds since the epoch, from any ISO 8601 form that services send (docs/service-assumptions.md): `+0000` as `+00:00`,
 * fractions of any length (cut to milliseconds), UTC where no zone is told. Undefined for anything else.
 */
function parseTimestamp(text) {
    const parts = typeof text === 'string' ? ISO_8601.exec(text.trim())?.groups : undefined;
    if (parts === undefined) {
        return undefined;
    }
    const { date, time = '00:00', seconds = ':00', fraction = '', zone = 'Z' } = parts;
    const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
    const parsed = Date.parse(`${date}T${time}${seconds}.${milliseconds}${spellZone(zone)}`);
    return Number.isNaN(parsed) ? undefined : parsed;
}
function spellZone(zone) {
    const digits = zone.replace(':', '').toUpperCase();
    return digits === 'Z' ? digits : `${digits.slice(0, 3)}:${digits.slice(3) || '00'}`;
}

;// CONCATENATED MODULE: ./build/service/wire.js

/** A body that does not say what it ought to. The message completes "the answer cannot be read: ". */
class UnreadableBodyError extends Error {
    name = 'UnreadableBodyError';
}
/** Names that services give to the array of items, the first that fits being it (docs/service-assumptions.md). */
const arrayNames = ['data', 'proof', 'items', 'results'];
/** Names of the token in a list body; each goes back under a parameter of its own (§4.5, docs/service-assumptions.md). */
const tokenParameters = { offsetToken: 'offset', nextToken: 'nextToken' };
/** A UUID has 36 (§2.1). */
const ID_LIMIT_CHARS = 512;
/**
 * Reads the body of a list (§4.5). `next` is the query that asks for the next page, such as `offset=abc`.
 * A body that is itself an array could carry no token, so that nobody knew whether it is whole: unreadable.
 */
function readPage(body) {
    if (!isFields(body)) {
        throw new UnreadableBodyError('it is no JSON object');
    }
    return { items: chooseArray(body).map((item) => readItem(item)), next: readNext(body) };
}
/** Reads what a write answered: an item whole or in part, bare or as `data`, or nothing (docs/service-assumptions.md). */
function readWriteAnswer(body) {
    if (isAbsent(body)) {
        return {};
    }
    if (!isFields(body)) {
        throw new UnreadableBodyError('it is no JSON object');
    }
    const item = !('id' in body) && isFields(body['data']) ? body['data'] : body;
    const { id, filename } = item;
    if (!(isAbsent(id) || isId(id)) || !(isAbsent(filename) || isName(filename))) {
        throw new UnreadableBodyError('its id or filename is none');
    }
    return {
        ...(isId(id) && { id }),
        ...(isName(filename) && { filename }),
        ...readDetails(item),
    };
}
function chooseArray(body) {
    const named = arrayNames.map((name) => body[name]).find(isItemArray);
    if (named) {
        return named;
    }
    const fitting = Object.values(body).filter(isItemArray);
    const [full, ...others] = fitting.filter(({ length }) => length > 0);
    if (fitting.length === 0 || others.length > 0) {
        throw new UnreadableBodyError('it holds no array of proof items, or several');
    }
    return full ?? [];
}
/** An array fits when all its elements bear id and filename; an empty one fits too. */
function isItemArray(value) {
    return Array.isArray(value) && value.every((item) => isFields(item) && 'id' in item && 'filename' in item);
}
/** An item that cannot be told from another makes the page unreadable: to pass over it could hide a match. */
function readItem(item) {
    if (!isFields(item) || !isId(item['id']) || !isName(item['filename'])) {
        throw new UnreadableBodyError('an item in it has an id or filename that is none');
    }
    const { id, filename, status } = item;
    return {
        id,
        filename,
        ...readDetails(item),
        archived: typeof status === 'string' && /^(?:archived|deleted)$/iu.test(status.trim()),
    };
}
/** The rest is taken as far as it is told: nothing here decides which item it is. */
function readDetails(item) {
    return {
        version: readCount(item['version']),
        size: readCount(item['size']),
        createdOn: parseTimestamp(item['createdOn']),
        uploadedOn: parseTimestamp(item['uploadedOn']),
    };
}
/** A whole number from 0; one service sends sizes as strings (docs/service-assumptions.md). */
function readCount(value) {
    const count = typeof value === 'string' && /^\d+$/u.test(value) ? Number(value) : value;
    return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
/** The last page omits its token, or says null or "". */
function readNext(body) {
    for (const [name, parameter] of Object.entries(tokenParameters)) {
        const token = body[name];
        if (typeof token === 'number' || (typeof token === 'string' && token !== '')) {
            return new URLSearchParams([[parameter, String(token)]]).toString();
        }
        if (token !== undefined && token !== null && token !== '') {
            throw new UnreadableBodyError(`its ${name} is no text`);
        }
    }
    return undefined;
}
/** An id goes into addresses, where half of a surrogate pair is no character and `..` leads elsewhere. */
function isId(value) {
    return (isName(value) && value.isWellFormed() && !['.', '..'].includes(value) && value.length <= ID_LIMIT_CHARS);
}
function isAbsent(value) {
    return value === undefined || value === null;
}
function isName(value) {
    return typeof value === 'string' && value !== '';
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/service/list.js




/** Most bytes of a page: 16 MiB, far beyond 500 items of any length. */
const MAX_PAGE_BYTES = 16 * 1024 * 1024;
/** What every service is taken to grant (docs/service-assumptions.md, "Maximum of `limit`"), and few requests. */
const DEFAULT_PAGE_ITEMS = 100;
/**
 * Lists page by page (§4.5). A service that refuses the page size with a 400 is asked without one from then on.
 * A cursor is the query that asks for its page, as the body of the page before gave it.
 */
function createLister(session, baseUrl) {
    let limitRefused = false;
    async function requestPage(query) {
        const url = endpointAddress(baseUrl, ['proof'], query);
        const answer = await session.accept(await session.send({ method: 'GET', url }));
        return (0,reading/* readJson */.Vh)(answer, MAX_PAGE_BYTES, readPage, session.secrets);
    }
    return async (query, cursor) => {
        const unlimited = new URLSearchParams([...writeQuery(query), ...new URLSearchParams(cursor)]);
        if (limitRefused) {
            return requestPage(unlimited);
        }
        const limit = String(query.limit ?? DEFAULT_PAGE_ITEMS);
        try {
            return await requestPage(new URLSearchParams([['limit', limit], ...unlimited]));
        }
        catch (error) {
            if (!(error instanceof service/* ServiceError */._7) || error.facts.status !== 400) {
                throw error;
            }
            const page = await requestPage(unlimited);
            limitRefused = true;
            return page;
        }
    };
}
function writeQuery({ target, search, ownedByMe, sortBy, sortDirection }) {
    const parameters = {
        objectType: target?.type,
        objectId: target?.id,
        search,
        ownedByMe,
        sortBy,
        sortDirection,
    };
    return Object.entries(parameters).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]]);
}

;// CONCATENATED MODULE: ./build/evidence/files.js
/** The file is not, or is no longer, what was found: grown, shrunk, rewritten, replaced or deleted. */
class FileChangedError extends Error {
    name = 'FileChangedError';
}

;// CONCATENATED MODULE: ./build/service/multipart.js




/**
 * A multipart/form-data body (RFC 7578) of known size: the fields first, then the file.
 * Its stream throws FileChangedError when the file yields more or fewer bytes than its size.
 * Throws InputError for a name that holds control characters.
 */
function frameMultipart(fields, file) {
    const boundary = `upload-proof-${(0,external_node_crypto_namespaceObject.randomUUID)()}`;
    const head = Buffer.from([
        ...[...fields].map(([name, value]) => frameField(boundary, name, value)),
        frameFileHead(boundary, file),
    ].join(''));
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
    const mediaType = `multipart/form-data; boundary=${boundary}`;
    const { bytes, size } = file.content;
    // One write to the connection is 3 to 4 times faster than a stream (docs/decisions.md).
    return bytes === undefined
        ? {
            mediaType,
            size: head.byteLength + size + tail.byteLength,
            stream: () => streamParts(head, file, tail),
        }
        : (0,http/* bodyOf */.EN)(Buffer.concat([head, bytes, tail]), mediaType);
}
function frameField(boundary, name, value) {
    refuseControlCharacters(name, value);
    return `--${boundary}\r\nContent-Disposition: form-data; name="${encodeName(name)}"\r\n\r\n${value}\r\n`;
}
function frameFileHead(boundary, { field, filename, mediaType }) {
    refuseControlCharacters('media type', mediaType);
    return (`--${boundary}\r\n` +
        `Content-Disposition: form-data; name="${encodeName(field)}"; filename="${encodeName(filename)}"\r\n` +
        `Content-Type: ${mediaType}\r\n\r\n`);
}
/** As browsers do (WHATWG HTML, "multipart/form-data encoding algorithm"): a backslash escapes nothing. */
function encodeName(name) {
    const encoded = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
    refuseControlCharacters('name', encoded);
    return encoded;
}
function refuseControlCharacters(input, text) {
    if (/\p{Cc}/u.test(text) || !text.isWellFormed()) {
        throw new errors_InputError(input, `${JSON.stringify(text)} holds a character that no form can carry. Choose another.`);
    }
}
/** Yields nothing before the first bytes of the file are read: until then, nothing of the request reaches the service. */
async function* streamParts(head, file, tail) {
    const chunks = streamExactly(file);
    try {
        let chunk = await chunks.next();
        yield head;
        for (; chunk.done !== true; chunk = await chunks.next()) {
            yield chunk.value;
        }
        yield tail;
    }
    finally {
        await chunks.return(undefined);
    }
}
/** Ends only when the file has: a service that answers on the last byte must not look early. */
async function* streamExactly({ filename, content }) {
    let remaining = content.size;
    for await (const chunk of content.stream()) {
        remaining -= chunk.byteLength;
        if (remaining < 0) {
            throw new FileChangedError(`${filename} grew while it was sent: it had ${content.size} bytes`);
        }
        yield chunk;
    }
    if (remaining > 0) {
        throw new FileChangedError(`${filename} shrank while it was sent: ${remaining} of ${content.size} bytes are missing`);
    }
}

;// CONCATENATED MODULE: ./build/service/client.js







const MAX_WRITE_ANSWER_BYTES = 1024 * 1024;
/** The endpoints of interface.md §4, a method each. */
function createClient(session, { baseUrl, ownerField }) {
    async function write(method, parts, body, proofId) {
        const answer = await session.send({ method, url: endpointAddress(baseUrl, parts), body });
        const read = (json) => requireItem(proofId, readWriteAnswer(json));
        return (0,reading/* readJson */.Vh)(await session.accept(answer), MAX_WRITE_ANSWER_BYTES, read, session.secrets);
    }
    return {
        listPage: createLister(session, baseUrl),
        create: async (upload) => write('POST', ['proof'], frameNewItem(upload, ownerField)),
        addVersion: async (proofId, upload) => write('POST', ['proof', proofId, 'versions'], frameUpload(new Map(), upload), proofId),
        uploadAndLink: async ({ type, id }, upload) => write('POST', [`${type}s`, id, 'proof'], frameNewItem(upload, ownerField)),
        setSchema: async (proofId, schema) => {
            await write('PATCH', ['proof', proofId], frameSchema(schema), proofId);
        },
        download: async (proofId, version) => {
            const query = new URLSearchParams(version === undefined ? [] : [['version', String(version)]]);
            return openContents(session, endpointAddress(baseUrl, ['proof', proofId, 'contents'], query));
        },
    };
}
/** Whoever answers with another item than was written to has not read the request: nothing is known then. */
function requireItem(proofId, answer) {
    const [asked, answered] = [proofId, answer.id].map((id) => id?.toLowerCase());
    if (asked !== undefined && answered !== undefined && asked !== answered) {
        throw new UnreadableBodyError('it speaks of another item');
    }
    return answer;
}
/** A new item may name its owner, and a testable CSV says so beside its part (§4.1; for links, docs/service-assumptions.md). */
function frameNewItem(upload, ownerField) {
    const fields = new Map();
    if (upload.owner !== undefined) {
        fields.set(ownerField, upload.owner);
    }
    if (upload.testable) {
        fields.set('contentType', 'text/csv');
    }
    return frameUpload(fields, upload);
}
function frameUpload(fields, { name, mediaType, content }) {
    return frameMultipart(fields, { field: 'proof', filename: name, mediaType, content });
}
function frameSchema({ isPrivate, schema }) {
    return (0,http/* bodyOf */.EN)(Buffer.from(JSON.stringify({ isPrivate, schema })), 'application/json');
}

;// CONCATENATED MODULE: ./build/service/probe.js




/** Looks at how a service answers lists. */
function createProbe(session, baseUrl) {
    return {
        async list({ limit, target }) {
            const query = new URLSearchParams({
                limit: String(limit),
                ...(target && { objectType: target.type, objectId: target.id }),
            });
            const url = endpointAddress(baseUrl, ['proof'], query);
            const answer = await session.accept(await session.send({ method: 'GET', url }));
            const date = Date.parse(answer.headers.get('date') ?? '');
            const shape = await (0,reading/* readJson */.Vh)(answer, MAX_PAGE_BYTES, readShape, session.secrets);
            return { date: Number.isNaN(date) ? undefined : date, shape };
        },
    };
}
/** The names in a body that the client can read; whatever it cannot read is unreadable here, too. */
function readShape(body) {
    const { items, next } = readPage(body);
    const entries = Object.entries(Object(body));
    const [array, raw] = entries.find(([, value]) => holdsItems(value, items[0]?.id)) ?? [];
    const first = Array.isArray(raw) ? raw[0] : undefined;
    return {
        array,
        items: items.length,
        token: next === undefined ? undefined : entries.find(([name]) => name.endsWith('Token'))?.[0],
        sizeAs: typeof first === 'object' && first !== null && 'size' in first ? typeof first.size : undefined,
    };
}
function holdsItems(value, id) {
    if (!Array.isArray(value)) {
        return false;
    }
    const first = value[0];
    return typeof first === 'object' && first !== null && 'id' in first && first.id === id;
}

;// CONCATENATED MODULE: ./build/service/proxies.js

/** Reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY; the lower-case name wins, as with curl. */
function readProxies(environment) {
    return {
        http: readProxyAddress(environment, 'HTTP_PROXY'),
        https: readProxyAddress(environment, 'HTTPS_PROXY'),
        bypass: readEither(environment, 'NO_PROXY'),
    };
}
/** For a person: `https through proxy.example.com:3128, but not for .internal`. No credentials. */
function describeProxies({ http, https, bypass }) {
    const ways = [
        ['https', https || http],
        ['http', http],
    ].flatMap(([scheme, proxy]) => (proxy ? `${scheme} through ${new URL(proxy).host}` : []));
    if (ways.length === 0) {
        return 'none is set (HTTP_PROXY, HTTPS_PROXY)';
    }
    return `${ways.join(', ')}${bypass === '' ? '' : `, but not for ${bypass}`}`;
}
function readProxyAddress(environment, name) {
    const address = readEither(environment, name);
    if (address !== '' && !isProxyAddress(address)) {
        const shown = address.replace(/^.*@/su, '***@');
        throw new errors_InputError(name, `"${shown}" is not a proxy address. Write it with its scheme, such as http://proxy.example.com:3128.`);
    }
    return address;
}
function readEither(environment, name) {
    return (environment[name.toLowerCase()] || environment[name] || '').trim();
}
function isProxyAddress(address) {
    if (!/^https?:\/\//iu.test(address)) {
        return false;
    }
    try {
        const { username, password } = new URL(address);
        // undici decodes both, and would throw a bare URIError.
        decodeURIComponent(username + password);
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/service/refusals.js + 1 modules
var refusals = __nccwpck_require__(2714);
;// CONCATENATED MODULE: ./build/service/session.js



/** Sends requests with a token, which is renewed once on a 401. Throws ServiceError, whose message quotes no token. */
function createSession(transport, tokens, onRequest = () => undefined) {
    const secrets = new Set();
    async function send(request) {
        const token = await tokens.current();
        const answer = await exchange(request, token);
        // 401 refuses: nothing was stored, so that sending again doubles nothing (docs/delivery.md).
        if (answer.status !== 401 || !tokens.refuse(token)) {
            return answer;
        }
        answer.discard();
        return exchange(request, await tokens.current());
    }
    async function exchange(request, token) {
        const headers = { ...standingHeaders, ...request.headers };
        if (token !== undefined) {
            secrets.add(token);
            headers['authorization'] = `Bearer ${token}`;
        }
        let status;
        try {
            const answer = await transport.send({ ...request, headers });
            status = answer.status;
            return answer;
        }
        finally {
            onRequest({ method: request.method, path: request.url.pathname, status });
        }
    }
    async function accept(answer) {
        if (!(0,http/* isSuccess */.oJ)(answer.status)) {
            throw await (0,refusals/* readRefusal */.n)(answer, secrets);
        }
        if (answer.early) {
            answer.discard();
            throw (0,reading/* unreadable */.O$)(answer, 'it came before the request was sent whole');
        }
        return answer;
    }
    return { send, accept, secrets, sendWithoutToken: (request) => exchange(request) };
}
/** Bytes are to arrive as they are; some gateways refuse a request that names no agent. */
const standingHeaders = { 'accept-encoding': 'identity', 'user-agent': 'upload-proof' };

;// CONCATENATED MODULE: ./build/service/answer-body.js
/** So much may lie unread before the connection is told to wait. */
const MOST_WAITING_BYTES = 256 * 1024;
/** The body of an answer, from the connection that pushes it to the reader who pulls: memory for a few pieces. */
class AnswerBody {
    #flow;
    #pieces = [];
    #waitingBytes = 0;
    #isOver = false;
    #failure;
    #wake = () => undefined;
    constructor(flow) {
        this.#flow = flow;
    }
    push(piece) {
        this.#pieces.push(piece);
        this.#waitingBytes += piece.byteLength;
        if (this.#waitingBytes > MOST_WAITING_BYTES) {
            this.#flow.pause();
        }
        this.#wake();
    }
    /** Nothing more will come; with a failure, what should have is missing. */
    end(failure) {
        this.#isOver = true;
        this.#failure = failure;
        this.#wake();
    }
    /** Gives up the rest, and the connection with it. */
    discard() {
        if (!this.#isOver) {
            this.#flow.abort(new Error('the answer was given up'));
        }
    }
    /** Throws the failure where the body ends in one. Reading to the end, or breaking off, releases the connection. */
    async *read() {
        try {
            for (;;) {
                const piece = this.#pieces.shift();
                if (piece !== undefined) {
                    this.#waitingBytes -= piece.byteLength;
                    yield piece;
                }
                else if (this.#isOver) {
                    break;
                }
                else {
                    await this.#more();
                }
            }
        }
        finally {
            this.discard();
        }
        if (this.#failure !== undefined) {
            throw this.#failure;
        }
    }
    async #more() {
        const { promise, resolve } = Promise.withResolvers();
        this.#wake = resolve;
        this.#flow.resume();
        await promise;
    }
}

// EXTERNAL MODULE: ./build/service/answers.js
var answers = __nccwpck_require__(4447);
;// CONCATENATED MODULE: ./build/service/failures.js



/**
 * Why no answer came, with the facts. `written` says whether any byte was handed to a connection:
 * until then it is certain that nothing reached the service.
 */
function explainFailure(request, written, cause, signal) {
    const name = (0,http/* nameRequest */.RX)(request);
    if (isRefusedByForwardProxy(cause)) {
        const message = `${name}: the proxy asks for other credentials (407). Check user and password in HTTP_PROXY.`;
        return new service/* ServiceError */._7(message, { request: name, phase: 'answered', status: 407 }, { cause });
    }
    const reason = signal.aborted
        ? `given up before an answer came: ${describe(signal.reason).replace(/\.?$/u, '.')}`
        : explainCause(cause, request.url, written);
    return new service/* ServiceError */._7(`${name}: ${reason}`, { request: name, phase: written ? 'sent' : 'unsent' }, { cause });
}
/** Why the body of an answer ended early. A status of success is then not to be believed. */
function explainCutAnswer(request, status, cause) {
    const name = (0,http/* nameRequest */.RX)(request);
    return new service/* ServiceError */._7(`${name}: the answer (status ${status}) broke off: ${describe(cause)}`, { request: name, phase: 'answered', status, unreadable: (0,http/* isSuccess */.oJ)(status) }, { cause });
}
const noRoute = {
    what: 'there is no route to it',
    advice: 'Check the network, and whether a proxy is needed.',
};
const noConnection = {
    what: 'no connection came about in time',
    advice: 'Check the address, the firewall, and whether a proxy is needed.',
};
const lostConnection = {
    what: 'the connection was lost before an answer came',
    advice: 'Check the network, and whether the service is up.',
};
const proxyRefusal = {
    what: 'the proxy refused the way',
    advice: 'Check HTTPS_PROXY, its credentials, and NO_PROXY.',
};
const failedHandshake = {
    what: 'the TLS handshake failed',
    advice: 'A private certificate authority goes into ca-file.',
};
const unknownReason = { what: 'the request failed', advice: 'Check the network.' };
/** By code of Node or undici. */
const reasons = {
    ENOTFOUND: {
        what: 'the name cannot be resolved',
        advice: 'Check the address and the DNS of this machine.',
    },
    EAI_AGAIN: { what: 'the name cannot be resolved just now', advice: 'Check the DNS of this machine.' },
    ECONNREFUSED: {
        what: 'the connection was refused',
        advice: 'Check the address, whether the service is up, and the proxy if there is one.',
    },
    EHOSTUNREACH: noRoute,
    ENETUNREACH: noRoute,
    ETIMEDOUT: noConnection,
    UND_ERR_CONNECT_TIMEOUT: noConnection,
    ECONNRESET: lostConnection,
    EPIPE: lostConnection,
    UND_ERR_SOCKET: lostConnection,
    UND_ERR_HEADERS_TIMEOUT: { what: 'no answer came in time', advice: 'Check whether the service is up.' },
    UND_ERR_PRX_CONN: { what: 'the proxy broke off the connection', advice: 'Check HTTPS_PROXY.' },
    UND_ERR_PRX_TLS: { what: "the proxy's certificate is for another name", advice: 'Check HTTPS_PROXY.' },
};
function explainCause(cause, { host }, written) {
    const code = readCode(cause);
    const text = describe(cause).replace(/;.*$|\.$/u, '');
    const { what, advice } = reasons[code] ?? recognize(text, code, written);
    // The text names the address that was tried, which may be a proxy's.
    const details = text.includes(code) ? [text] : [text, code];
    return `${host}: ${what} (${details.filter(Boolean).join(', ')}). ${advice}`;
}
function recognize(text, code, written) {
    if (text.startsWith('Proxy response')) {
        return proxyRefusal;
    }
    const isHandshake = /CERT|^ERR_(?:SSL|TLS)_|^EPROTO$|^UNABLE_TO_|^HOSTNAME_MISMATCH$/u.test(code);
    return !written && isHandshake ? failedHandshake : unknownReason;
}
/** undici hides the 407 that answers a request sent through a proxy without a tunnel. */
function isRefusedByForwardProxy(cause) {
    return readCode(cause) === 'UND_ERR_INVALID_ARG' && describe(cause).includes('(407)');
}
function readCode(cause) {
    return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}
function describe(cause) {
    return (0,answers/* sayAnswer */.s)(cause instanceof Error ? cause.message : String(cause), []);
}

;// CONCATENATED MODULE: ./build/service/request-body.js
/** Any connection takes as much at once. */
const MOST_BUFFERED_BYTES = 64 * 1024;
/** The body itself failed, not the way to the service; why is its cause. */
class BodyFailure extends Error {
}
/**
 * A body as the HTTP client sends it. A short one that is in memory goes as it is, which costs a third of a stream. Any other is
 * handed over chunk by chunk: the client asks for the next when the system has taken the one before, so that its memory may be
 * used again, and an early answer shows. The stream throws {@link BodyFailure}.
 */
function openBody(body) {
    const { bytes, size } = body;
    return bytes === undefined || size > MOST_BUFFERED_BYTES ? markFailure(body.stream()) : bytes;
}
async function* markFailure(bytes) {
    try {
        yield* bytes;
    }
    catch (cause) {
        throw new BodyFailure('The body of the request failed.', { cause });
    }
}

;// CONCATENATED MODULE: ./build/service/exchange.js




/**
 * Sends one request and resolves when the head of the answer is there. The client's own dispatch, without the streams that its
 * `request` puts around each answer: they cost as much again as the exchange itself. Rejects with whatever went wrong.
 */
async function exchange(agent, signal, request, progress) {
    const { method, url, body } = request;
    const sent = body === undefined ? null : openBody(body);
    const { promise, resolve, reject } = Promise.withResolvers();
    let flow;
    let status = 0;
    let answerBody;
    const abort = () => flow?.abort(asError(signal.reason));
    signal.addEventListener('abort', abort);
    agent.dispatch({
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: writeHeaders(request),
        body: sent,
    }, {
        onRequestStart(controller) {
            flow = controller;
            if (signal.aborted)
                abort();
        },
        onBodySent() {
            progress.written = true;
        },
        onRequestSent() {
            progress.written = true;
            progress.whole = true;
        },
        onResponseStart(controller, code, headers) {
            // 100 and its like announce an answer and are none.
            if (code < 200)
                return;
            status = code;
            const received = new AnswerBody(controller);
            answerBody = received;
            resolve({
                request: (0,http/* nameRequest */.RX)(request),
                status,
                early: !progress.whole,
                headers: readHeaders(headers),
                bytes: received.read(),
                discard: () => received.discard(),
            });
        },
        onResponseData(_, piece) {
            answerBody?.push(piece);
        },
        onResponseEnd() {
            signal.removeEventListener('abort', abort);
            answerBody?.end();
        },
        onResponseError(_, error) {
            signal.removeEventListener('abort', abort);
            answerBody?.end(explainCutAnswer(request, status, error));
            reject(error);
        },
    });
    return promise;
}
function writeHeaders({ headers, body }) {
    return {
        ...headers,
        ...(body && { 'content-type': body.mediaType, 'content-length': String(body.size) }),
    };
}
/** Names in lower case; the first value where one is repeated. */
function readHeaders(headers) {
    const read = new Map();
    for (const [name, value] of Object.entries(headers)) {
        const first = Array.isArray(value) ? value[0] : value;
        if (first !== undefined)
            read.set(name, first);
    }
    return read;
}
function asError(reason) {
    return reason instanceof Error ? reason : new Error(String(reason));
}

;// CONCATENATED MODULE: ./build/service/transport.js



function createTransport(settings) {
    let agent;
    return {
        async send(request) {
            agent ??= openAgent(settings);
            return send(await agent, settings.signal, request);
        },
        close: async () => (await agent)?.destroy(),
    };
}
/** Loads the HTTP client with the first request: it is most of the bundle, and a run that finds no files sends none. */
async function openAgent(settings) {
    const { createAgent } = await Promise.all(/* import() */[__nccwpck_require__.e(183), __nccwpck_require__.e(709)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6709));
    return createAgent(settings);
}
async function send(agent, signal, request) {
    const progress = { written: false, whole: false };
    try {
        signal.throwIfAborted();
        return await exchange(agent, signal, request, progress);
    }
    catch (error) {
        throw error instanceof BodyFailure
            ? error.cause
            : explainFailure(request, progress.written, error, signal);
    }
}

;// CONCATENATED MODULE: ./build/service/connect.js







const defaultTimeouts = { connectMs: 15_000, headersMs: 120_000, bodyMs: 60_000 };
/**
 * A proof service over HTTP. Sends nothing yet.
 * Throws InputError for a proxy variable or a CA file that cannot be used.
 */
function createProofService(settings) {
    const transport = createTransport({
        proxies: readProxies(settings.environment),
        certificates: settings.caFile === undefined ? undefined : readCertificates(settings.caFile),
        timeouts: { ...defaultTimeouts, ...settings.timeouts },
        signal: settings.signal,
    });
    const session = createSession(transport, createTokenSource(transport, settings.tokens), settings.onRequest);
    return {
        service: createClient(session, settings),
        probe: createProbe(session, settings.baseUrl),
        close: () => transport.close(),
    };
}
function createTokenSource(transport, tokens) {
    return 'token' in tokens
        ? staticToken(tokens.token)
        : mintedTokens(lazyMint(transport, tokens), tokens.onToken);
}
/** Loads the OAuth library with the first token: whoever brings a token of his own, or sends nothing, needs none. */
function lazyMint(transport, credentials) {
    let mint;
    return async () => {
        const { createMint } = await Promise.all(/* import() */[__nccwpck_require__.e(235), __nccwpck_require__.e(650)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3650));
        mint ??= createMint(transport, credentials);
        return mint();
    };
}

;// CONCATENATED MODULE: ./build/engine/with-service.js



/**
 * Connects with the service, lets a story use it, and ends all connections, whatever becomes of the story. When the budget is
 * spent or the host cancels, the signal aborts with a sentence. Nothing that leaves here holds a secret: neither events, nor the
 * result, nor the message of an error.
 *
 * @param timeoutMs budget of the whole run
 */
async function withService(connection, timeoutMs, host, story) {
    const budget = new AbortController();
    const signal = AbortSignal.any([host.cancelled, budget.signal]);
    const redactor = createRedactor([pickSecret(connection.tokens)]);
    const emit = (event) => host.emit(redactor.redact(event));
    let requests = 0;
    const connected = createProofService({
        ...connection,
        tokens: {
            ...connection.tokens,
            onToken: (token) => {
                redactor.add(token);
                host.onToken(token);
            },
        },
        environment: host.environment,
        signal,
        onRequest: ({ method, path, status }) => {
            requests += 1;
            emit({ type: 'detail', message: `${method} ${path}: ${status ?? 'no answer'}` });
        },
    });
    const timer = setTimeout(() => {
        budget.abort(new Error('the budget of the run ("timeout") is spent'));
    }, timeoutMs);
    try {
        const result = await story({
            service: connected.service,
            probe: connected.probe,
            clock: systemClock,
            random: Math.random,
            emit,
            signal,
            countRequests: () => requests,
        });
        emit({ type: 'detail', message: `${requests} requests were made` });
        return redactor.redact(result);
    }
    catch (error) {
        throw redactor.redactError(error);
    }
    finally {
        clearTimeout(timer);
        await connected.close();
    }
}
function pickSecret(tokens) {
    return 'token' in tokens ? tokens.token : tokens.clientSecret;
}
const systemClock = {
    now: () => Date.now(),
    sleep: (ms, signal) => (0,external_node_timers_promises_namespaceObject.setTimeout)(ms, undefined, signal === undefined ? {} : { signal }),
};

;// CONCATENATED MODULE: ./build/engine/bring-evidence.js



/** Wires a download with the real service and the folder that it goes to, and runs it. */
async function bringEvidence(settings, connection, host) {
    const { allow, directory, overwrite, timeoutMs } = settings;
    const folder = await openFolder(directory, { places: host, overwrite, allow });
    return withService(connection, timeoutMs, host, (session) => downloadEvidence(settings, { ...session, folder }));
}

;// CONCATENATED MODULE: ./build/evidence/inputs/addresses.js


const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;
/**
 * The service's address, without a slash at its end. https, or http on the loopback interface
 * (elsewhere with `allow: http`): the access token goes there.
 */
function parseBaseUrl(text, allowHttp) {
    const input = 'base-url';
    if (text === '') {
        throw new errors_InputError(input, 'is required: the address of your proof service, such as https://proof.example.com.');
    }
    const url = parseSafeUrl(text, input, allowHttp);
    if (text.includes('?') || text.includes('#')) {
        throw new errors_InputError(input, 'must end with its path: no query and no fragment.');
    }
    url.pathname = url.pathname.replace(/\/+$/u, '');
    if (/\/v1$/iu.test(url.pathname)) {
        throw new errors_InputError(input, 'ends with /v1, which is added to it. Leave it out.');
    }
    return url;
}
/** Where tokens are minted: held to the same rules, because the client secret goes there. */
function parseTokenUrl(text, input, allowHttp) {
    return parseSafeUrl(text, input, allowHttp);
}
/** A template of web addresses with `{id}` in it. */
function parseWebUrl(text, input) {
    if (!text.includes('{id}')) {
        throw new InputError(input, 'needs {id} where the id of the item goes: https://app.example.com/proof/{id}.');
    }
    // An id comes from the service: it may not choose where a link of the summary leads.
    const hosts = ['1', '2'].map((id) => {
        const { username, host } = parseUrl(text.replaceAll('{id}', id), input);
        return `${username}@${host}`;
    });
    if (new Set(hosts).size > 1) {
        throw new InputError(input, 'must name its host itself: {id} goes into the path, the query or the fragment.');
    }
    return text;
}
function parseSafeUrl(text, input, allowHttp) {
    const url = parseUrl(text, input);
    if (url.protocol === 'http:' && !allowHttp && !LOOPBACK.test(url.hostname)) {
        throw new errors_InputError(input, 'http would send secrets in clear text. Use https, or say so with "allow: http".');
    }
    if (isMachineAddress(url.hostname)) {
        throw new errors_InputError(input, `${url.hostname} is the machine's own (link-local, or a cloud's metadata service). Write the address of your service.`);
    }
    if (url.username !== '' || url.password !== '') {
        throw new errors_InputError(input, 'must not hold a user or password. The token has an input of its own.');
    }
    return url;
}
function parseUrl(text, input) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !['https:', 'http:'].includes(url.protocol)) {
        // What stands before the last @ may be a password, wherever the address went wrong.
        const shown = text.replace(/^(\w+:\/\/)?.*@/su, '$1***@');
        throw new errors_InputError(input, `"${shown}" is not an https address.`);
    }
    return url;
}

;// CONCATENATED MODULE: ./build/evidence/inputs/allowances.js

/** Safety rules that the user may lift (README.md, "Inputs"). */
const allowances = [
    'hidden-files',
    'symlinks',
    'outside-workspace',
    'credentials',
    'empty-files',
    'http',
    'pull-request-target',
];
/** Reads the input `allow`: one rule a line. */
function parseAllowances(text, input) {
    return new Set(splitLines(text).map((line) => parseChoice(allowances, line, input)));
}

;// CONCATENATED MODULE: ./build/evidence/inputs/raw-inputs.js
/** Where the service is, who is calling, and for how long: inputs of everything that speaks to it. */
const connectionInputs = [
    'base-url',
    'token',
    'token-url',
    'client-id',
    'client-secret',
    'scope',
    'timeout',
    'concurrency',
    'allow',
    'ca-file',
];
/** The inputs of an upload, by their public names (action.yml). */
const uploadInputs = [
    'path',
    'manifest',
    'owner',
    'owner-field',
    'link',
    'csv-schemas',
    'csv-check',
    'name',
    'if-no-files-found',
    'if-ambiguous',
    'if-missing',
    'if-unchanged',
    'owned-by-me',
    'proof-id',
    'dry-run',
    'verify',
    'settle',
    'shard',
    'web-url',
    ...connectionInputs,
];
/** The inputs of a download (download/action.yml). */
const downloadInputs = [
    'proof-id',
    'name',
    'link',
    'search',
    'version',
    'directory',
    'overwrite',
    ...connectionInputs,
];
/** The inputs of a freshness check (check/action.yml). */
const checkInputs = ['name', 'proof-id', 'link', 'manifest', 'max-age', ...connectionInputs];
/** What a diagnosis is told: how the service is reached, and what uploads would say to it. */
const doctorInputs = [
    'owner',
    'owner-field',
    'link',
    ...connectionInputs,
];
/** Inputs that are never taken from a command line, where every process of the machine can read them. */
const secretInputs = ['token', 'client-secret'];
/** The environment variable of an input: `PROOF_BASE_URL` for `base-url`. */
function nameVariable(input, prefix = 'PROOF') {
    return `${prefix}_${input.toUpperCase().replaceAll('-', '_')}`;
}
/** The value of an input, or the built-in default where its text is absent or blank. */
function readInput(raw, input, parse, builtIn) {
    const text = raw[input]?.trim() ?? '';
    return text === '' ? builtIn : parse(text, input);
}

;// CONCATENATED MODULE: ./build/evidence/inputs/connection.js




/** Reads and checks where the service is and who is calling. Throws {@link InputError} naming the input at fault. */
function readConnectionSettings(raw) {
    const allow = readInput(raw, 'allow', parseAllowances, new Set());
    return {
        baseUrl: parseBaseUrl(raw['base-url']?.trim() ?? '', allow.has('http')),
        tokens: readTokens(raw, allow),
        ownerField: readInput(raw, 'owner-field', parseFieldName, 'svc-proof-owned-by'),
        caFile: readInput(raw, 'ca-file', (text) => text, undefined),
    };
}
function parseFieldName(text, input) {
    if (!/^[\w.-]+$/u.test(text)) {
        throw new errors_InputError(input, `"${text}" is not a form field's name: letters, digits, ".", "_" and "-".`);
    }
    return text;
}
function readTokens(raw, allow) {
    const tokenUrl = readInput(raw, 'token-url', (text, input) => parseTokenUrl(text, input, allow.has('http')), undefined);
    if (tokenUrl === undefined) {
        return { token: readToken(raw.token) };
    }
    if (raw.token?.trim()) {
        throw new errors_InputError('token', 'and "token-url" are two ways to be known to the service. Set one.');
    }
    return {
        tokenUrl,
        clientId: readSecret(raw, 'client-id'),
        clientSecret: readSecret(raw, 'client-secret'),
        scope: readInput(raw, 'scope', (text) => text, undefined),
    };
}
function readToken(raw) {
    const token = readSecret({ token: raw }, 'token');
    if (!/^[\u0021-\u007e]+$/u.test(token)) {
        throw new errors_InputError('token', 'holds white space or characters that no access token has. Check the secret.');
    }
    return token;
}
function readSecret(raw, input) {
    const secret = raw[input]?.trim() ?? '';
    if (secret === '') {
        throw new errors_InputError(input, 'is empty. In a workflow, a secret that does not exist, or that this event may not read, is an empty string.');
    }
    return secret;
}

;// CONCATENATED MODULE: ./build/evidence/inputs/limits.js



const MOST_IN_FLIGHT = 64;
/** Reads `timeout` and `concurrency`. Throws {@link InputError} naming the one at fault. */
function readLimits(raw) {
    return {
        timeoutMs: readInput(raw, 'timeout', parseBudgetMs, 30 * 60_000),
        concurrency: readInput(raw, 'concurrency', (text, input) => parseCount(text, 1, MOST_IN_FLIGHT, input), 4),
    };
}
function parseBudgetMs(text, input) {
    const budgetMs = parseDurationMs(text, input);
    if (budgetMs === 0) {
        throw new errors_InputError(input, 'a budget of nothing lets nothing happen. Write at least 1s.');
    }
    return budgetMs;
}

;// CONCATENATED MODULE: ./build/evidence/retrieval/selection.js





/**
 * Reads `proof-id`, or `name`, `search` and `link` in any sensible combination. Throws {@link InputError}.
 *
 * @param everything takes the whole organization where nothing narrows it
 */
function readSelection(raw, everything = false) {
    const proofIds = readInput(raw, 'proof-id', parseIds, []);
    const names = readInput(raw, 'name', (text) => splitLines(text.normalize('NFC')), []);
    const search = readInput(raw, 'search', (text) => text, undefined);
    const targets = readInput(raw, 'link', parseTargets, []);
    if (proofIds.length > 0) {
        refuseBeside(raw, 'proof-id', ['name', 'search', 'link']);
        return { by: 'id', proofIds };
    }
    const scopes = listScopes(targets);
    if (names.length > 0) {
        refuseBeside(raw, 'name', ['search']);
        return { by: 'name', names: [...new Set(names)], scopes };
    }
    if (search === undefined && targets.length === 0 && !everything) {
        throw new errors_InputError('name', 'is required, or "proof-id", "link" or "search", to say which proof is meant.');
    }
    return { by: 'scope', scopes, search };
}
/** Ids, one a line, each once, percent-encoded only when they are sent. Throws InputError for one that no address can carry. */
function parseIds(text, input) {
    return [...new Set(splitLines(text).map((line) => parseObjectId(line, input)))];
}
function refuseBeside(raw, input, others) {
    const other = others.find((name) => raw[name]?.trim());
    if (other !== undefined) {
        throw new errors_InputError(input, `and "${other}" are two ways to say which proof is meant. Set one.`);
    }
}

;// CONCATENATED MODULE: ./build/evidence/retrieval/download-settings.js






const HIGHEST_VERSION = 999_999_999;
/**
 * Reads and checks what a download is told. Throws {@link InputError} naming the first input at fault.
 *
 * @param everything takes the whole organization where nothing narrows it
 */
function readDownloadSettings(raw, everything = false) {
    const selection = readSelection(raw, everything);
    const version = readInput(raw, 'version', (text, input) => parseCount(text, 0, HIGHEST_VERSION, input), undefined);
    if (version !== undefined && !isOne(selection)) {
        throw new errors_InputError('version', 'is of one item. Say which with one "proof-id", or one "name" and at most one "link".');
    }
    return {
        ...readLimits(raw),
        selection,
        version,
        directory: readInput(raw, 'directory', (text) => text, '.'),
        overwrite: readInput(raw, 'overwrite', parseBoolean, false),
        allow: readInput(raw, 'allow', parseAllowances, new Set()),
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

// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __nccwpck_require__(9960);
;// CONCATENATED MODULE: ./build/report/markdown-cells.js

const CELL_LIMIT_CHARS = 600;
/** Text as the cell of a table, cut where it is over 600 characters. */
function markdown_cells_cell(text) {
    const cut = text.length > CELL_LIMIT_CHARS ? `${text.slice(0, CELL_LIMIT_CHARS).toWellFormed()}…` : text;
    return (0,neutral/* neutralizeMarkdown */.d$)(cut);
}
/** Text as a cell, set as code. */
function markdown_cells_code(text) {
    return `<code>${markdown_cells_cell(text)}</code>`;
}

;// CONCATENATED MODULE: ./build/report/quantities.js
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
/** Bytes for a person: `12.3 MB`. Decimal units, three digits at the most. */
function quantities_formatBytes(bytes) {
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
function quantities_countOf(count, singular, plural = `${singular}s`) {
    return `${count} ${count === 1 ? singular : plural}`;
}

;// CONCATENATED MODULE: ./build/report/summary-page.js

/** Most bytes of all rows of a job summary: GitHub takes 1 MiB a step, and what stands beside the rows needs little. */
const summary_page_ROWS_LIMIT_BYTES = 900 * 1024;
/**
 * A job summary in GitHub's Markdown: what it is of, the totals in a line, and those parts that have something to tell.
 *
 * @param totals plain text
 * @param parts Markdown
 */
function summary_page_renderPage(title, totals, parts) {
    const told = [`### ${title}`, `**${(0,neutral/* neutralizeMarkdown */.d$)(totals)}**`, ...parts].filter((part) => part !== '');
    return `${told.join('\n\n').trimEnd()}\n`;
}

;// CONCATENATED MODULE: ./build/report/summary-table.js
const ROWS_SHOWN_OPEN = 25;
/**
 * A table of rows under a heading with their number; nothing without rows. Columns that tell nothing are left out. What
 * comes after the first rows is folded, and what is over the limit is counted.
 */
function summary_table_renderTable(title, columns, entries, limitBytes) {
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

;// CONCATENATED MODULE: ./build/report/downloads.js




/** Whether everything that was asked for is there. */
function isComplete(outcomes) {
    return outcomes.every(({ failure }) => failure === undefined);
}
/** `reports/access.csv: item 3c9e, version 2, 12.3 kB, sha256 9f86…`. */
function describeDownload({ what, proofId, version, file, failure }) {
    if (failure !== undefined || file === undefined) {
        const item = proofId === undefined || what === proofId ? '' : ` (item ${proofId})`;
        return `failed ${what}${item}: ${failure?.message ?? ''}`;
    }
    const parts = [
        `item ${proofId}`,
        ...(version === undefined ? [] : [`version ${version}`]),
        quantities_formatBytes(file.size),
        `sha256 ${file.sha256}`,
    ];
    return `${file.path}: ${parts.join(', ')}`;
}
/** `3 of 4 items brought back; 1 failed`. */
function describeDownloads(outcomes) {
    const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
    const good = `${outcomes.length - failed} of ${quantities_countOf(outcomes.length, 'item')} brought back`;
    return failed === 0 ? good : `${good}; ${failed} failed`;
}
/** The rows of `--json`, and of the action's output `files`. */
function listDownloads(outcomes) {
    return outcomes.map(({ what, proofId, version, file, failure }) => ({
        asked: what,
        file: file?.path ?? null,
        proofId: proofId ?? null,
        version: version ?? null,
        size: file?.size ?? null,
        sha256: file?.sha256 ?? null,
        error: failure === undefined ? null : { code: failure.code, message: failure.message },
    }));
}
/** The job summary of a download: what could not be had comes first. */
function renderDownloads(outcomes) {
    const bad = outcomes.filter(({ failure }) => failure !== undefined);
    const good = outcomes.filter(({ failure }) => failure === undefined);
    return summary_page_renderPage('Proof download', describeDownloads(outcomes), [
        summary_table_renderTable('Not brought back', missingColumns, bad, summary_page_ROWS_LIMIT_BYTES / 2),
        summary_table_renderTable('Brought back', broughtColumns, good, summary_page_ROWS_LIMIT_BYTES / 2),
    ]);
}
const missingColumns = [
    { title: 'Asked for', align: 'left', render: ({ what }) => markdown_cells_code(what) },
    {
        title: 'What happened, and what to do',
        align: 'left',
        render: ({ failure }) => markdown_cells_cell(failure?.message ?? ''),
    },
];
const broughtColumns = [
    { title: 'File', align: 'left', render: ({ file }) => markdown_cells_code(file?.path ?? '') },
    { title: 'Item', align: 'left', render: ({ proofId }) => markdown_cells_code(proofId ?? '') },
    { title: 'Version', align: 'right', render: ({ version }) => String(version ?? '') },
    {
        title: 'Size',
        align: 'right',
        render: ({ file }) => (file === undefined ? '' : quantities_formatBytes(file.size).replace(' ', '&nbsp;')),
    },
    { title: 'SHA-256', align: 'left', render: ({ file }) => markdown_cells_code(file?.sha256 ?? '') },
];

;// CONCATENATED MODULE: ./build/report/job-summary.js

/** Adds to the job summary, where a runner names a file for it; nothing is rendered where none does. */
async function appendSummary(environment, render) {
    const file = environment['GITHUB_STEP_SUMMARY'];
    if (file !== undefined && file !== '') {
        await (0,promises_namespaceObject.appendFile)(file, render());
    }
}

;// CONCATENATED MODULE: ./build/action/json-outputs.js


/** One environment string holds 128 KiB on Linux, its name included; a larger output breaks every `env:` that uses it. */
const OUTPUT_LIMIT_BYTES = 96 * 1024;
/**
 * Sets outputs that belong together as JSON; all of them are empty, with a notice, where one would be too large.
 *
 * @param elsewhere a sentence: where it stands then
 */
function setJsonOutputs(values, elsewhere) {
    const names = Object.keys(values);
    const texts = Object.values(values).map((value) => (0,neutral/* neutralizeJson */.GQ)(JSON.stringify(value)));
    const fit = texts.every((text) => Buffer.byteLength(text) <= OUTPUT_LIMIT_BYTES);
    if (!fit) {
        const subject = names.length === 1 ? `output ${names[0]}` : `outputs ${names.join(' and ')}`;
        const verb = names.length === 1 ? 'is' : 'are';
        (0,lib_core/* notice */.lm)(`The ${subject} would be over 96 KiB and ${verb} left empty. ${elsewhere}`);
    }
    names.forEach((name, index) => (0,lib_core/* setOutput */.uH)(name, fit ? texts[index] : ''));
}

;// CONCATENATED MODULE: ./build/report/sentences.js


/** `Plan: 3 to create, 12 new versions, 1 conflict`. */
function describePlan({ steps }) {
    const count = (kind) => steps.filter((step) => step.kind === kind).length;
    const parts = [
        [count('create'), 'to create'],
        [count('link'), 'to link'],
        [count('version'), count('version') === 1 ? 'new version' : 'new versions'],
        [count('skip'), 'unchanged'],
        [count('conflict'), count('conflict') === 1 ? 'conflict' : 'conflicts'],
    ];
    const told = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
    return `Plan: ${told.length === 0 ? 'nothing to do' : told.join(', ')}`;
}
/** `link report.pdf → control:8d1 (nothing of this name is linked there)`. */
function describeStep(step) {
    const targets = step.targets.map(formatTarget).join(', ');
    const item = 'item' in step && step.item !== undefined ? `item ${step.item.id}` : '';
    const place = step.kind === 'link' ? targets : [item, targets].filter((part) => part !== '').join(', ');
    const schema = setsSchema(step) ? '; its schema is set' : '';
    return `${step.kind} ${describeSubject(step)}${place === '' ? '' : ` → ${place}`} (${step.why}${schema})`;
}
function setsSchema(step) {
    return (step.kind !== 'conflict' &&
        step.intent.schema !== undefined &&
        (step.kind !== 'skip' || step.item !== undefined));
}
/** `report.pdf`, or `build/report.pdf as "july.pdf"` where the proof name is another. */
function describeSubject({ path, name }) {
    return name === undefined || path === name || path.endsWith(`/${name}`) ? path : `${path} as "${name}"`;
}
/** `linked report.pdf: item 3c9e, version 1, 12.3 kB`. */
function sentences_describeOutcomeLine({ step, kind, failure, ...facts }) {
    const targets = step.targets.map(formatTarget).join(', ');
    const subject = `${kind} ${describeSubject(step)}${targets === '' ? '' : ` → ${targets}`}`;
    if (failure !== undefined) {
        return `${subject}: ${failure.message}`;
    }
    const parts = [
        facts.proofId === undefined ? undefined : `item ${facts.proofId}`,
        facts.version === undefined ? undefined : `version ${facts.version}`,
        facts.size === undefined ? undefined : quantities_formatBytes(facts.size),
        facts.recovered ? 'found after its answer was lost' : undefined,
    ];
    const told = parts.filter((part) => part !== undefined).join(', ');
    return told === '' ? subject : `${subject}: ${told}`;
}
/** `5 of 6 steps landed: 2 created, 3 new versions; 1 failed`, or `Dry run: 5 steps planned, nothing written; 1 conflict`. */
function sentences_describeRun({ counts, outcomes, dryRun }) {
    const withheld = outcomes.find(sentences_isWithheld);
    if (withheld !== undefined) {
        return `Nothing was uploaded: ${withheld.step.why}. ${countOf(counts.skipped, 'file')} skipped`;
    }
    if (dryRun) {
        const failed = counts.failed > 0 ? `; ${countOf(counts.failed, 'conflict')}` : '';
        return `Dry run: ${countOf(counts.planned, 'step')} planned, nothing written${failed}`;
    }
    const landed = counts.created + counts.linked + counts.versioned + counts.skipped;
    const good = listCounts([
        [counts.created, 'created'],
        [counts.linked, 'linked'],
        [counts.versioned, counts.versioned === 1 ? 'new version' : 'new versions'],
        [counts.skipped, 'skipped'],
    ]);
    const bad = listCounts([
        [counts.failed, 'failed'],
        [counts.unknown, 'unknown'],
    ]);
    const what = countOf(counts.total, 'step');
    return `${landed} of ${what} landed${good === '' ? '' : `: ${good}`}${bad === '' ? '' : `; ${bad}`}`;
}
/** A file that was skipped without asking the service, because the run has no secrets. */
function sentences_isWithheld({ step }) {
    return step.kind === 'skip' && step.item === undefined;
}
function listCounts(counts) {
    return counts
        .filter(([count]) => count > 0)
        .map(([count, what]) => `${count} ${what}`)
        .join(', ');
}

;// CONCATENATED MODULE: ./build/report/summary-columns.js





const DIGEST_SHOWN_CHARS = 12;
/** An id that is longer, such as a UUID, would take three lines of a row: its beginning is shown. */
const summary_columns_ID_LIMIT_CHARS = 16;
const ID_SHOWN_CHARS = 8;
const fileColumn = {
    title: 'File',
    align: 'left',
    render: ({ step }) => markdown_cells_code(describeSubject(step)),
};
const targetsColumn = {
    title: 'Targets',
    align: 'left',
    render: ({ step }) => step.targets.map((target) => markdown_cells_code(formatTarget(target))).join(' '),
};
/** What did not land: what happened, and the way out. */
const summary_columns_failureColumns = [
    fileColumn,
    { title: 'Step', align: 'left', render: ({ step }) => step.kind },
    targetsColumn,
    { title: 'Outcome', align: 'left', render: ({ kind }) => kind },
    {
        title: 'What happened, and what to do',
        align: 'left',
        render: ({ failure }) => markdown_cells_cell(failure?.message ?? ''),
    },
];
/** What landed, or is planned: where it is. */
function summary_columns_listLandedColumns(webUrl) {
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
            render: ({ sha256 = '' }) => (sha256 === '' ? '' : code(sha256.slice(0, DIGEST_SHOWN_CHARS))),
        },
    ];
}
function describeKind({ step, kind, recovered }) {
    if (kind === 'planned') {
        return cell(`${step.kind}: ${step.why}`);
    }
    return recovered ? `${kind} (recovered)` : kind;
}
function renderSize(size) {
    return size === undefined ? '' : formatBytes(size).replace(' ', '&nbsp;');
}
function renderItem(proofId, webUrl) {
    if (proofId === undefined) {
        return '';
    }
    const isLong = proofId.length > summary_columns_ID_LIMIT_CHARS;
    const shown = code(isLong ? `${proofId.slice(0, ID_SHOWN_CHARS).toWellFormed()}…` : proofId);
    const title = isLong ? ` title="${neutralizeAttribute(neutralizeLine(proofId))}"` : '';
    const address = webUrl?.replaceAll('{id}', encodeURIComponent(proofId.toWellFormed())) ?? '';
    if (!URL.canParse(address)) {
        return title === '' ? shown : `<span${title}>${shown}</span>`;
    }
    return `<a href="${neutralizeAttribute(new URL(address).href)}"${title}>${shown}</a>`;
}

;// CONCATENATED MODULE: ./build/report/summary.js






/**
 * The job summary in GitHub's Markdown: totals, then what did not land and the way out, then the rest. Long lists are folded,
 * and cut with a count before the file outgrows what GitHub shows.
 */
function renderSummary(report, webUrl) {
    const bad = report.outcomes.filter(({ failure }) => failure !== undefined);
    const good = report.outcomes.filter(({ failure }) => failure === undefined);
    const isDry = report.dryRun;
    const failures = renderTable(isDry ? 'Conflicts' : 'Did not land', failureColumns, bad, ROWS_LIMIT_BYTES);
    const landed = renderTable(isDry ? 'Planned' : good.some(isWithheld) ? 'Skipped' : 'Landed', listLandedColumns(webUrl), good, ROWS_LIMIT_BYTES - Buffer.byteLength(failures));
    return renderPage('Proof upload', describeRun(report), [
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
    return `### Proof ${deed}\n\n**Nothing was done.** ${(0,neutral/* neutralizeMarkdown */.d$)(message)}\n`;
}

;// CONCATENATED MODULE: ./build/action/attempt.js


/** Does a part of the reporting. When that fails the step fails, and the other parts are still done. */
async function attempt(what, work) {
    try {
        await work();
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        (0,lib_core/* setFailed */.C1)((0,neutral/* neutralizeLine */.a0)(`${what} could not be written: ${reason}`));
    }
}

;// CONCATENATED MODULE: ./build/action/context.js

/** Why this run cannot have secrets, where that is so: GitHub gives none to forks and to Dependabot. */
async function explainMissingSecrets(environment) {
    if (environment['GITHUB_ACTOR'] === 'dependabot[bot]') {
        return 'Dependabot started this run, and GitHub gives it no Actions secrets';
    }
    if (environment['GITHUB_EVENT_NAME']?.startsWith('pull_request') !== true) {
        return undefined;
    }
    const { pull_request: pullRequest, repository } = await readPayload();
    const head = pullRequest?.['head']?.repo;
    const isFork = pullRequest !== undefined && head?.full_name !== repository?.full_name;
    return isFork ? 'this pull request comes from a fork, and GitHub gives such runs no secrets' : undefined;
}
/**
 * Refuses events that run with secrets beside code that anybody may have written: `pull_request_target`, and a
 * `workflow_run` for a fork (SECURITY.md). Throws {@link InputError}.
 */
async function refuseUntrustedEvent(environment, allow) {
    if (allow.has('pull-request-target')) {
        return;
    }
    const event = environment['GITHUB_EVENT_NAME'];
    if (event === 'pull_request_target' || (event === 'workflow_run' && (await isRunOfFork()))) {
        throw new errors_InputError('allow', `the event ${event} hands secrets to a run that may work on a stranger's files. Run on push instead, or say so with "allow: pull-request-target".`);
    }
}
async function isRunOfFork() {
    const { workflow_run: run, repository } = await readPayload();
    const head = run?.head_repository;
    // A payload that cannot be read is nobody's word that it is no fork.
    return head?.full_name === undefined || head.full_name !== repository?.full_name;
}
/** Loaded only where an event has to be looked at: the library brings a whole API client with it. */
async function readPayload() {
    const { context } = await __nccwpck_require__.e(/* import() */ 740).then(__nccwpck_require__.bind(__nccwpck_require__, 740));
    return context.payload;
}

;// CONCATENATED MODULE: ./build/engine/cancellation.js
const signals = ['SIGINT', 'SIGTERM'];
/** Turns the first SIGINT or SIGTERM into an orderly end; a second one ends the process at once. */
function listenForCancellation() {
    const controller = new AbortController();
    let cause;
    for (const signal of signals) {
        process.once(signal, () => {
            cause ??= signal;
            controller.abort(new Error(`the run was cancelled (${signal})`));
        });
    }
    return { signal: controller.signal, cause: () => cause };
}

;// CONCATENATED MODULE: ./build/action/provenance.js
/** Where this run takes place, by the variables that GitHub, and runners that stand in for it, set. */
function readProvenance(environment) {
    const read = (name) => {
        const value = environment[`GITHUB_${name}`];
        return value === undefined || value === '' ? null : value;
    };
    const repository = read('REPOSITORY');
    const runId = read('RUN_ID');
    const attempt = Number(read('RUN_ATTEMPT') ?? Number.NaN);
    const server = read('SERVER_URL') ?? 'https://github.com';
    return {
        ci: 'github',
        repository,
        commit: read('SHA'),
        ref: read('REF'),
        workflow: read('WORKFLOW'),
        job: read('JOB'),
        runUrl: repository === null || runId === null ? null : `${server}/${repository}/actions/runs/${runId}`,
        attempt: Number.isNaN(attempt) ? null : attempt,
        actor: read('ACTOR'),
    };
}

;// CONCATENATED MODULE: ./build/report/comparisons.js

/** `equal reports/a.txt: item 3c9e, version 2`. */
function describeComparison({ claim, state, why }) {
    const item = claim.proofId === undefined ? '' : `: item ${claim.proofId}`;
    const version = claim.version === undefined ? '' : `, version ${claim.version}`;
    return `${state} ${claim.file}${item}${version}${why === undefined ? '' : `: ${why}`}`;
}
/** `2 of 3 files equal; 1 differs`. */
function describeComparisons(comparisons) {
    const count = (state) => comparisons.filter((one) => one.state === state).length;
    const bad = ['differs', 'gone', 'unknown']
        .filter((state) => count(state) > 0)
        .map((state) => `${count(state)} ${state}`);
    const good = `${count('equal')} of ${countOf(comparisons.length, 'file')} equal`;
    return bad.length === 0 ? good : `${good}; ${bad.join(', ')}`;
}
/** The rows of `--json`. */
function listComparisons(comparisons) {
    return comparisons.map(({ claim, state, why }) => ({
        file: claim.file,
        name: claim.name ?? null,
        proofId: claim.proofId ?? null,
        version: claim.version ?? null,
        sha256: claim.sha256,
        state,
        why: why ?? null,
    }));
}

;// CONCATENATED MODULE: ./build/evidence/csv/quote.js
const LIMIT_CHARS = 40;
/** A name or a cell of somebody's file for a message: in quotes, and cut. */
function quote(text) {
    return `"${cut(text)}"`;
}
/** At most 40 characters, well-formed. */
function cut(text) {
    return text.length > LIMIT_CHARS ? `${text.slice(0, LIMIT_CHARS).toWellFormed()}…` : text;
}

;// CONCATENATED MODULE: ./build/report/csv-sentences.js



const PHRASES_TOLD = 8;
/** `"03/04/2026" in "lastLogin" is not a date: …`. */
function describeFinding({ cell, message }) {
    return cell === undefined ? message : `"${(0,neutral/* neutralizeFormula */.ys)(cell)}" ${message}`;
}
/** `access.csv:41:8: warning: "never" in "lastLogin" is not a date: …`, the form that terminals and editors link. */
function describeFindingLine(path, finding) {
    const place = [path, finding.line, finding.column].filter((part) => part !== undefined).join(':');
    return `${place}: ${finding.level}: ${describeFinding(finding)}`;
}
/** `access.csv: 300 rows: new column "mfa"; "lastLogin" is now text in 12 of 300 rows, first at line 41`. */
function describeCheck({ path, rows, drift, inferred = [] }) {
    const fields = inferred.map(({ name, type, because }) => `${quote(name)} is ${type} (${because})`);
    const phrases = [...drift, ...fields];
    const rest = phrases.length - PHRASES_TOLD;
    const told = rest > 0 ? [...phrases.slice(0, PHRASES_TOLD), `${rest} more`] : phrases;
    return `${path}: ${quantities_countOf(rows, 'row')}: ${told.length === 0 ? 'fits its schema' : told.join('; ')}`;
}

;// CONCATENATED MODULE: ./build/action/reporter.js






/** Tells a run to the log of a GitHub runner. Every text passes the neutral layer on its way. */
function createReporter() {
    const tellsDetails = lib_core/* isDebug */._o();
    return (event) => {
        switch (event.type) {
            case 'notice':
                lib_core/* notice */.lm((0,neutral/* neutralizeLine */.a0)(event.message));
                break;
            case 'warning':
                lib_core/* warning */.$e((0,neutral/* neutralizeLine */.a0)(event.message));
                break;
            case 'detail':
                if (tellsDetails) {
                    lib_core/* debug */.Yz((0,neutral/* neutralizeLine */.a0)(event.message));
                }
                break;
            case 'csv-finding':
                annotateFinding(event.path, event.finding);
                break;
            case 'csv-checked':
                lib_core/* info */.pq((0,neutral/* neutralizeLine */.a0)(describeCheck(event.check)));
                break;
            case 'planned':
                tellPlan(event.plan);
                break;
            case 'attempted':
                tellOutcome(event.outcome);
                break;
            case 'confirming':
                lib_core/* info */.pq(`Confirming ${event.total} in the lists of the service`);
                break;
            case 'fetched':
                lib_core/* info */.pq((0,neutral/* neutralizeLine */.a0)(describeDownload(event.outcome)));
                break;
            case 'compared':
                lib_core/* info */.pq((0,neutral/* neutralizeLine */.a0)(describeComparison(event.comparison)));
                break;
        }
    };
}
/** GitHub shows it at the line of the file, in the log and beside the diff. */
function annotateFinding(path, finding) {
    const { line, column, level } = finding;
    const annotate = level === 'error' ? lib_core/* error */.z3 : lib_core/* warning */.$e;
    annotate((0,neutral/* neutralizeLine */.a0)(describeFinding(finding)), {
        title: 'CSV does not fit its schema',
        file: (0,neutral/* neutralizeLine */.a0)(path),
        ...(line === undefined ? {} : { startLine: line }),
        ...(column === undefined ? {} : { startColumn: column }),
    });
}
function tellPlan(plan) {
    lib_core/* info */.pq(describePlan(plan));
    for (const step of plan.steps) {
        lib_core/* info */.pq((0,neutral/* neutralizeLine */.a0)(`  ${describeStep(step)}`));
    }
}
/** A conflict was told with the plan; failures become annotations when the run is over and confirmed. */
function tellOutcome(outcome) {
    if (outcome.step.kind === 'conflict') {
        return;
    }
    lib_core/* info */.pq((0,neutral/* neutralizeLine */.a0)(sentences_describeOutcomeLine(outcome)));
}
/** An annotation for each piece of evidence that did not land. */
function annotateFailures(outcomes) {
    for (const outcome of outcomes.filter(({ failure }) => failure !== undefined)) {
        core.error(neutralizeLine(describeOutcomeLine(outcome)), { title: 'Evidence did not land' });
    }
}

;// CONCATENATED MODULE: ./build/action/secrets.js



/** Masks the secrets among the inputs, before anything else is done with them, and returns them. */
function maskSecrets(raw) {
    const secrets = secretInputs.map((input) => raw[input]?.trim() ?? '');
    secrets.forEach(maskSecret);
    return secrets;
}
/** Masks a secret in the log, in every form that it may take on its way. */
function maskSecret(secret) {
    for (const form of (0,evidence_secrets/* listSecretForms */.Ub)(secret)) {
        (0,lib_core/* setSecret */.Pq)(form);
    }
}

;// CONCATENATED MODULE: ./build/action/host.js




/** The job that a GitHub runner, or one that stands in for it, runs this step in. */
function describeHost(environment) {
    return {
        workspace: environment['GITHUB_WORKSPACE'] ?? process.cwd(),
        runnerTemp: environment['RUNNER_TEMP'],
        environment,
        run: readProvenance(environment),
        emit: createReporter(),
        onToken: maskSecret,
        cancelled: listenForCancellation().signal,
    };
}

;// CONCATENATED MODULE: ./build/action/inputs.js


/** The texts of an action's inputs: what the workflow says, else `PROOF_*` of the environment (README.md, "Inputs"). */
function readInputs(inputs, environment) {
    return Object.fromEntries(inputs.map((input) => {
        const given = (0,lib_core/* getInput */.V4)(input);
        return [input, given === '' ? environment[nameVariable(input)] : given];
    }));
}

;// CONCATENATED MODULE: ./build/action/run-step.js











/**
 * The frame of an action's step: its secrets are masked first, no event may run it that hands secrets to strangers, and a
 * mistake in the inputs stands in the job summary.
 *
 * @param deed what the step does, for the summary: `upload`
 */
async function runStep(deed, inputs, environment, story) {
    const raw = readInputs(inputs, environment);
    const secrets = maskSecrets(raw);
    try {
        await refuseUntrustedEvent(environment, readInput(raw, 'allow', parseAllowances, new Set()));
        await story(raw, describeHost(environment));
    }
    catch (cause) {
        const error = createRedactor(secrets).redactError(cause);
        if (error instanceof errors_InputError) {
            const { message } = error;
            await attempt('the job summary', () => appendSummary(environment, () => renderMistake(deed, message)));
        }
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/action/run-download.js










/** The download action: inputs in, evidence back into the workspace, outputs and summary out. */
async function runDownload(environment) {
    await runStep('download', downloadInputs, environment, async (raw, host) => {
        const settings = readDownloadSettings(raw);
        await publish(await bringEvidence(settings, readConnectionSettings(raw), host), host);
    });
}
async function publish(outcomes, { environment }) {
    const failed = outcomes.filter(({ failure }) => failure !== undefined);
    const brought = listDownloads(outcomes).filter(({ file }) => file !== null);
    setJsonOutputs({ files: brought }, 'The job log lists them.');
    (0,lib_core/* setOutput */.uH)('count', outcomes.length - failed.length);
    await appendSummary(environment, () => renderDownloads(outcomes));
    for (const outcome of failed) {
        (0,lib_core/* error */.z3)((0,neutral/* neutralizeLine */.a0)(describeDownload(outcome)), { title: 'Evidence was not brought back' });
    }
    if (failed.length > 0) {
        (0,lib_core/* setFailed */.C1)(describeDownloads(outcomes));
    }
}


/***/ }),

/***/ 4805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HF: () => (/* binding */ prepareRedaction),
/* harmony export */   Ub: () => (/* binding */ listSecretForms),
/* harmony export */   fp: () => (/* binding */ redactSecrets)
/* harmony export */ });
/** Below this, what is derived from a secret is so short that it would blot out words that hold no secret. */
const LEAST_DERIVED_CHARS = 8;
/**
 * The forms in which a secret turns up in texts, longest first: as it is, in an address or form, in JSON, and inside of
 * base64 at any of its three alignments. Empty for an empty secret.
 */
function listSecretForms(secret) {
    const plain = secret.trim();
    if (plain.length < LEAST_DERIVED_CHARS) {
        return plain === '' ? [] : [plain];
    }
    const texts = new Set([plain, ...writeInAddresses(plain), JSON.stringify(plain).slice(1, -1)]);
    const forms = new Set([...texts].flatMap((text) => [text].concat(writeInBase64(text))));
    return [...forms].toSorted((one, other) => other.length - one.length);
}
/** Blots out every form of the secrets. Ones too short to be any are left, as they would blot out anything. */
function redactSecrets(text, secrets) {
    return prepareRedaction(secrets)(text);
}
/** The same for many texts. */
function prepareRedaction(secrets) {
    const forms = [...secrets].filter(({ length }) => length >= LEAST_DERIVED_CHARS).flatMap(listSecretForms);
    const shortest = Math.min(...forms.map(({ length }) => length));
    return (text) => text.length < shortest ? text : forms.reduce((line, form) => line.replaceAll(form, '***'), text);
}
/** As `encodeURIComponent` has it, with digits in lower case, and as forms are sent. */
function writeInAddresses(plain) {
    const encoded = encodeURIComponent(plain.toWellFormed());
    const inForm = new URLSearchParams([['', plain]]).toString().slice(1);
    return [encoded, inForm].flatMap((text) => [text, lowerCodes(text)]);
}
function lowerCodes(text) {
    return text.replaceAll(/%[\dA-F]{2}/gu, (code) => code.toLowerCase());
}
/** The characters that are the same whatever stands before and after the text. */
function writeInBase64(text) {
    return [0, 1, 2].flatMap((before) => {
        const bytes = Buffer.from('\0'.repeat(before) + text);
        // A character carries six bits: those that other bytes have a part in are left out.
        const known = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)];
        return [bytes.toString('base64').slice(...known), bytes.toString('base64url').slice(...known)];
    });
}


/***/ }),

/***/ 7023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   vj: () => (/* binding */ targetTypes)
/* harmony export */ });
/* unused harmony export csvFieldTypes */
/** Kinds of objects that proof is linked to (§2.3). */
const targetTypes = ['control', 'label', 'task'];
/** Types of a field of testable CSV (§2.2). */
const csvFieldTypes = (/* unused pure expression or super */ null && (['text', 'number', 'boolean', 'date']));
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

/***/ 2488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  z3: () => (/* binding */ error),
  V4: () => (/* binding */ getInput),
  pq: () => (/* binding */ info),
  _o: () => (/* binding */ isDebug),
  lm: () => (/* binding */ notice),
  C1: () => (/* binding */ setFailed),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, endGroup, exportVariable, getBooleanInput, getIDToken, getMultilineInput, getState, group, markdownSummary, platform, saveState, setCommandEcho, startGroup, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ }),

/***/ 9960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ neutralizeJson),
/* harmony export */   a0: () => (/* binding */ neutralizeLine),
/* harmony export */   d$: () => (/* binding */ neutralizeMarkdown),
/* harmony export */   ys: () => (/* binding */ neutralizeFormula)
/* harmony export */ });
/* unused harmony export neutralizeAttribute */
/**
 * Control and format characters, which change the direction of text or hide it, separators of lines, halves of surrogate pairs.
 * The joiners stay: names in many scripts, and emoji, are made with them.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/**
 * One line for a log, whatever the text holds: control characters and direction marks become visible escapes, and neither
 * form of a runner's workflow command is left (`::x::` at the start of a line, `##[x]` anywhere).
 */
function neutralizeLine(text) {
    return text
        .replace(UNSEEN, escapeCharacter)
        .replace(/^(\s*):(?=:)/u, '$1: ')
        .replaceAll('##[', '## [');
}
/**
 * Text for a cell of a Markdown table on GitHub: what Markdown or HTML could read becomes an entity, and what would turn into
 * an address, a mention or a reference is broken. Plain file names stay as they are.
 */
function neutralizeMarkdown(text) {
    return neutralizeLine(text)
        .replace(/[&<>|`*~[\]\\$]/gu, toEntity)
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, toEntity)
        .replace(/:(?=\/\/)|(?<=www)\./giu, toEntity)
        .replace(/@|(?<!&)#|(?<=\bGH)-(?=\d)/giu, (character) => `${toEntity(character)}${WORD_JOINER}`);
}
/**
 * A cell of somebody's CSV for a sentence: cut out of a report and pasted into a spreadsheet, it starts no formula. Signed
 * numbers start none.
 */
function neutralizeFormula(cell) {
    return /^[=+\-@\t\r]/u.test(cell) && !/^[+-]?[\d.,]+$/u.test(cell) ? `'${cell}` : cell;
}
/** Text for the value of an HTML attribute inside such a cell. */
function neutralizeAttribute(text) {
    return text.replace(/[&<>|`"']/gu, toEntity);
}
/**
 * The same JSON in letters that say nothing to a runner, a terminal or a page: workflows print outputs and paste them into
 * summaries. `text` must be what `JSON.stringify` gave.
 */
function neutralizeJson(text) {
    const line = text.replaceAll('##[', '##\\u005b');
    return line.replaceAll(HIDDEN_IN_JSON, (character) => Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(''));
}
/** What `JSON.stringify` leaves as it is. Line breaks are the layout's: within a text it has escaped them. The joiners stay. */
const HIDDEN_IN_JSON = /[<>\x7f-\x9f\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;
function escapeUnit(unit) {
    return `\\u${unit.toString(16).padStart(4, '0')}`;
}
const WORD_JOINER = '&#8288;';
function toEntity(character) {
    return `&#${character.codePointAt(0)};`;
}
function escapeCharacter(character) {
    const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
    return named[character] ?? `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
}


/***/ }),

/***/ 4368:
/***/ (() => {

/** What the bundled HTTP client needs; package.json says the same in `engines`. */
const LEAST_MAJOR = 22;
const LEAST_MINOR = 19;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < LEAST_MAJOR || (major === LEAST_MAJOR && minor < LEAST_MINOR)) {
    // An old Node fails at the first import with an error that nobody understands, so that this one has to come first.
    process.stderr.write(`upload-proof needs Node ${LEAST_MAJOR}.${LEAST_MINOR} or later, and this is ${process.version}. ` +
        'GitHub brings its own; under act, put a newer one first on PATH.\n');
    process.exit(1);
}



/***/ }),

/***/ 4447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sayAnswer),
/* harmony export */   t: () => (/* binding */ looksLikeHtml)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _evidence_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4805);


/** The first 300 characters; a pair of surrogates is one. */
const CUT = /^.{0,300}/su;
/** C0, C1, zero-width and bidirectional characters, line separators, the byte order mark. */
const HIDDEN = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;
/** What a token or password looks like where its value is not known. The name before it stays. */
const SECRET_FORMS = [
    /(\bBearer\s+)[\w.~+/=-]+/giu,
    /(\bBasic\s+)[\w+/=-]{8,}/giu,
    /((?:access_token|refresh_token|client_secret|api_?key|password)["']?\s*[:=]\s*["']?)[^\s"'&,;<>]{6,}/giu,
    /()\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/gu,
];
/**
 * What the service said, in one short line that is safe to show: the message of a JSON body, the title or text of
 * an HTML page, else the text as it is; without control characters and secrets, cut at 300 characters.
 */
function sayAnswer(body, secrets) {
    // At first, so that nothing below cuts a secret in two; and in the end, where it was hidden among control characters.
    const text = (0,_evidence_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .redactSecrets */ .fp)(body, secrets);
    const message = readMessage(text) ?? (looksLikeHtml(text) ? readHtml(text) : text);
    const line = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(message).replaceAll(HIDDEN, ' ').replaceAll(/\s+/gu, ' ').trim();
    return cut(redact(line.toWellFormed(), secrets));
}
/** True for a text that begins as a page of HTML does: a gateway, a login page, and not the service. */
function looksLikeHtml(body) {
    return /^\s*(?:<!--|<!doctype html|<html|<head|<body)/iu.test(body);
}
function readMessage(body) {
    try {
        const parsed = JSON.parse(body);
        return findMessage(parsed) ?? (typeof parsed === 'string' ? parsed : undefined);
    }
    catch {
        return undefined;
    }
}
/** The names that error bodies give to what they say; a code goes before it: `invalid_client: no such client`. */
function findMessage(body) {
    if (typeof body === 'string') {
        return body;
    }
    if (typeof body !== 'object' || body === null) {
        return undefined;
    }
    const fields = new Map(Object.entries(body));
    const said = ['code', 'error', 'title', 'message', 'error_description', 'detail']
        .map((name) => findMessage(fields.get(name)))
        .filter((part) => part !== undefined && part !== '');
    if (said.length > 0) {
        return [...new Set(said)].join(': ');
    }
    const errors = Array.isArray(body) ? body[0] : fields.get('errors');
    return errors === undefined ? undefined : findMessage(errors);
}
function readHtml(page) {
    const title = /<title[^<>]*>([^<]+)/iu.exec(page)?.[1]?.trim();
    return title || page.replaceAll(/<(script|style)\b[^]*?<\/\1>/giu, ' ').replaceAll(/<[^<>]*>/gu, ' ');
}
function redact(text, secrets) {
    return SECRET_FORMS.reduce((line, form) => line.replaceAll(form, '$1***'), (0,_evidence_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .redactSecrets */ .fp)(text, secrets));
}
function cut(text) {
    const [start = ''] = CUT.exec(text) ?? [];
    return start === text ? text : `${start}…`;
}


/***/ }),

/***/ 8186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   RX: () => (/* binding */ nameRequest),
/* harmony export */   dT: () => (/* binding */ isSendable),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
/** How a request is named to people: method and path; never the query, which may hold what a person typed. */
function nameRequest(request) {
    return `${request.method} ${request.url.pathname}`;
}
/** True for 2xx (RFC 9110 §15.3). */
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** Whether a header can carry it: visible ASCII only, so that no line break adds a header of its own. */
function isSendable(token) {
    return /^[\x21-\x7E]+$/u.test(token);
}
/** A body that is in memory. */
function bodyOf(bytes, mediaType) {
    return {
        mediaType,
        size: bytes.byteLength,
        bytes,
        async *stream() {
            yield bytes;
        },
    };
}


/***/ }),

/***/ 9684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ readErrorText),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   Vh: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var _evidence_service_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7023);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4447);


/** More of an error is never shown. */
const MAX_ERROR_BYTES = 16 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });
/**
 * Reads a JSON answer of success and hands its value to `read`; an empty body is undefined. A message quotes no secret.
 * Whatever cannot be believed is a ServiceError that says `unreadable`: cut, too long, not JSON, or refused by `read`.
 */
async function readJson(answer, maxBytes, read, secrets) {
    const { bytes, whole } = await readUpTo(answer, maxBytes);
    if (!whole) {
        throw unreadable(answer, `it is longer than ${maxBytes} bytes`);
    }
    try {
        const text = utf8.decode(bytes);
        return read(text.trim() === '' ? undefined : JSON.parse(text));
    }
    catch (cause) {
        throw unreadable(answer, explain(bytes, cause, secrets), cause);
    }
}
/** The error body as text, as far as it can be had. An answer that fails half-way has still told its status. */
async function readErrorText(answer) {
    try {
        return (await readUpTo(answer, MAX_ERROR_BYTES)).bytes.toString('utf8');
    }
    catch {
        return '';
    }
}
/** A status of success that could not be believed: the write may have happened or not. */
function unreadable({ request, status }, reason, cause) {
    return new _evidence_service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(`${request}: the service answered ${status}, but the answer cannot be read: ${reason}.`, { request, phase: 'answered', status, unreadable: true }, { cause });
}
async function readUpTo(answer, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of answer.bytes) {
        chunks.push(chunk);
        size += chunk.byteLength;
        if (size > maxBytes) {
            return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), whole: false };
        }
    }
    return { bytes: Buffer.concat(chunks), whole: true };
}
function explain(bytes, cause, secrets) {
    const text = bytes.toString('utf8');
    if ((0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeHtml */ .t)(text)) {
        return `it is an HTML page ("${(0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .sayAnswer */ .s)(text, secrets)}"), perhaps of a gateway`;
    }
    return cause instanceof Error && cause.name === 'UnreadableBodyError' ? cause.message : 'it is no JSON';
}


/***/ }),

/***/ 2714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  n: () => (/* binding */ readRefusal),
  _: () => (/* binding */ readRefusalFacts)
});

// EXTERNAL MODULE: ./build/evidence/service.js
var service = __nccwpck_require__(7023);
// EXTERNAL MODULE: ./build/service/answers.js
var answers = __nccwpck_require__(4447);
// EXTERNAL MODULE: ./build/service/reading.js
var reading = __nccwpck_require__(9684);
;// CONCATENATED MODULE: ./build/service/throttling.js
/** Whole words only: "corporate policy" speaks of no rate (docs/service-assumptions.md). */
const THROTTLE_WORDS = /\b(?:quotas?|rate limit(?:s|ed|ing|er)?|(?:request )?rate exceeded|throttl(?:e|es|ed|ing)|too many requests)\b/iu;
const WAIT_WORDS = /\b(?:in|after|wait|for)\s+(\d+(?:\.\d+)?)\s*(milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h)\b/iu;
/** True when the service refused for rate or quota, not for rights: 429, or a 403 that says so. */
function isThrottled(status, headers, answer) {
    return (status === 429 ||
        (status === 403 && (headers.has('retry-after') || THROTTLE_WORDS.test(spellOut(answer)))));
}
/**
 * How long the service asked to wait, in milliseconds: Retry-After in seconds or as a date (RFC 9110 §10.2.3),
 * else "in N seconds" in what it said.
 */
function readWaitMs(headers, answer) {
    return readRetryAfterMs(headers.get('retry-after') ?? '', headers.get('date')) ?? readSpokenWaitMs(answer);
}
function readRetryAfterMs(header, date) {
    if (/^\d+(?:\.\d+)?$/u.test(header)) {
        return Math.ceil(Number(header) * 1000);
    }
    const until = parseHttpDate(header);
    // By the service's own clock where it tells it: ours may differ.
    return until === undefined ? undefined : Math.max(0, until - (parseHttpDate(date ?? '') ?? Date.now()));
}
/** All three forms of RFC 9110 §5.6.7; the oldest names no zone, and means GMT. */
function parseHttpDate(text) {
    if (!/^[a-z]{3,9},? .*\d\d:\d\d:\d\d/iu.test(text)) {
        return undefined;
    }
    return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) || undefined;
}
function readSpokenWaitMs(answer) {
    const [, amount, unit] = WAIT_WORDS.exec(answer) ?? [];
    return amount === undefined || unit === undefined ? undefined : Math.ceil(Number(amount) * unitMs(unit));
}
function unitMs(unit) {
    if (/^(?:ms|milli)/iu.test(unit)) {
        return 1;
    }
    const unitsMs = { s: 1000, m: 60_000, h: 3_600_000 };
    return unitsMs[unit.charAt(0).toLowerCase()] ?? 1000;
}
/** `rateLimitExceeded` and `RATE_LIMITED` as words apart. */
function spellOut(code) {
    return code.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').replaceAll(/[_-]+/gu, ' ');
}

;// CONCATENATED MODULE: ./build/service/refusals.js




/** The error that an answer without success amounts to: status and what the service said. */
async function readRefusal(answer, secrets) {
    const facts = await readRefusalFacts(answer, secrets);
    const { request, status, answer: said, throttled } = facts;
    const sentences = [
        endSentence(`${request}: the service answered ${status}${said === undefined ? '' : `: ${said}`}`),
        throttled ? 'It asks to slow down.' : explainRedirect(answer, secrets),
    ];
    return new service/* ServiceError */._7(sentences.filter(Boolean).join(' '), facts);
}
/** What an answer without success tells. Reads, or gives up, its body. */
async function readRefusalFacts(answer, secrets) {
    const { request, status, headers } = answer;
    const said = (0,answers/* sayAnswer */.s)(await (0,reading/* readErrorText */.Gb)(answer), secrets);
    return {
        request,
        phase: 'answered',
        status,
        throttled: isThrottled(status, headers, said),
        waitMs: readWaitMs(headers, said),
        answer: said === '' ? undefined : said,
    };
}
function explainRedirect({ status, headers }, secrets) {
    if (status < 300 || status >= 400) {
        return undefined;
    }
    const location = headers.get('location') ?? '';
    const origin = URL.canParse(location) ? ` (to ${(0,answers/* sayAnswer */.s)(new URL(location).origin, secrets)})` : '';
    return `A redirect${origin} is not followed, as it could lose or double a write: set base-url to the final address.`;
}
function endSentence(text) {
    return /[.!?…]$/u.test(text) ? text : `${text}.`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(6607);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
