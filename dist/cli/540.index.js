export const id = 540;
export const ids = [540];
export const modules = {

/***/ 97540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runVerify: () => (/* binding */ runVerify)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(37157);
// EXTERNAL MODULE: ./build/evidence/receipt.js
var receipt = __webpack_require__(13916);
;// CONCATENATED MODULE: ./build/evidence/retrieval/read-receipt.js


const INPUT = 'receipt';
const LANDED = new Set(['created', 'linked', 'versioned', 'skipped']);
/** Reads a receipt (docs/receipts.md). Throws {@link InputError} when it is none, or claims nothing that could be compared. */
function readReceipt(text) {
    const statement = parseJson(text);
    const predicate = isFields(statement) ? statement['predicate'] : undefined;
    if (!isFields(statement) || statement['predicateType'] !== receipt/* PREDICATE_TYPE */.To || !isFields(predicate)) {
        throw new errors/* InputError */.d(INPUT, `this is no receipt of upload-proof: its predicateType is not ${receipt/* PREDICATE_TYPE */.To}.`);
    }
    const { evidence, service } = predicate;
    if (!Array.isArray(evidence) || !evidence.every(isFields)) {
        throw new errors/* InputError */.d(INPUT, 'its "evidence" is not a list of entries.');
    }
    const claims = evidence
        .filter(({ outcome, sha256 }) => LANDED.has(outcome) && sha256 !== null)
        .map(readClaim);
    if (claims.length === 0) {
        throw new errors/* InputError */.d(INPUT, 'it names no file that was at the service, so there is nothing to compare.');
    }
    return { service: typeof service === 'string' ? service : undefined, claims };
}
function readClaim(entry, index) {
    const { file, name, proofId, version, size, sha256 } = entry;
    if (typeof file !== 'string' || typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/u.test(sha256)) {
        throw new errors/* InputError */.d(INPUT, `landed entry ${index + 1} has no file or no SHA-256 in hex.`);
    }
    return {
        file,
        name: typeof name === 'string' ? name : undefined,
        proofId: typeof proofId === 'string' && proofId !== '' ? proofId : undefined,
        version: Number.isSafeInteger(version) ? Number(version) : undefined,
        size: Number.isSafeInteger(size) ? Number(size) : undefined,
        sha256,
    };
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new errors/* InputError */.d(INPUT, 'it is no JSON.', { cause });
    }
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/evidence/calls/advice.js
var advice = __webpack_require__(76072);
// EXTERNAL MODULE: ./build/evidence/concurrency.js
var concurrency = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/evidence/retrieval/reading.js
var retrieval_reading = __webpack_require__(33067);
// EXTERNAL MODULE: ./build/evidence/service.js
var service = __webpack_require__(67023);
;// CONCATENATED MODULE: ./build/evidence/retrieval/verify.js





/** Compares every claim with the bytes that the service gives out now. What cannot be read is unknown, never equal. */
async function verifyClaims(claims, limits, ports) {
    const reading = (0,retrieval_reading/* beginReading */.W)(ports, limits);
    let done = 0;
    return (0,concurrency/* mapConcurrently */.X)(claims, limits.concurrency, async (claim) => {
        const comparison = await verifyClaim(claim, reading);
        done += 1;
        ports.emit({ type: 'compared', comparison, done, total: claims.length });
        return comparison;
    });
}
async function verifyClaim(claim, reading) {
    const { proofId, version } = claim;
    if (proofId === undefined) {
        return { claim, state: 'unknown', why: 'the receipt does not tell which item it is.' };
    }
    try {
        const isEqual = await reading.readContents(proofId, version, (contents) => holdsClaim(contents, claim));
        if (isEqual) {
            return { claim, state: 'equal', why: undefined };
        }
        return version === undefined
            ? { claim, state: 'unknown', why: 'the receipt tells no version, and the latest has other bytes.' }
            : { claim, state: 'differs', why: 'the service holds other bytes than were uploaded.' };
    }
    catch (error) {
        if (!(error instanceof service/* ServiceError */._7)) {
            throw error;
        }
        return error.facts.status === 404
            ? { claim, state: 'gone', why: error.message }
            : { claim, state: 'unknown', why: `${error.message} ${(0,advice/* adviseReader */.q)(error)}`.trim() };
    }
}
/** Streams, and gives up as soon as there is more than was uploaded. */
async function holdsClaim({ bytes }, { sha256, size = Infinity }) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let received = 0;
    for await (const chunk of bytes) {
        received += chunk.byteLength;
        if (received > size) {
            return false;
        }
        hash.update(chunk);
    }
    return hash.digest('hex') === sha256;
}

// EXTERNAL MODULE: ./build/files/system-error.js
var system_error = __webpack_require__(78392);
// EXTERNAL MODULE: ./build/engine/with-service.js + 18 modules
var with_service = __webpack_require__(47800);
;// CONCATENATED MODULE: ./build/engine/verify-receipt.js






/** Holds a receipt against what the service gives out now. */
async function verifyReceipt({ claims, service }, limits, connection, host) {
    if (service !== undefined && service !== connection.baseUrl.href) {
        const message = `the receipt is of ${service}, and this looks at ${connection.baseUrl.href}`;
        host.emit({ type: 'warning', message });
    }
    return (0,with_service/* withService */.K)(connection, limits.timeoutMs, host, (session) => verifyClaims(claims, limits, session));
}
/** Reads a receipt from a file. Throws {@link InputError}. */
async function readReceiptFile(file) {
    let text;
    try {
        text = await (0,promises_.readFile)(file, 'utf8');
    }
    catch (cause) {
        throw new errors/* InputError */.d('receipt', `${file} cannot be read: ${(0,system_error/* describeSystemError */.Zo)(cause)}.`, { cause });
    }
    return readReceipt(text);
}

// EXTERNAL MODULE: ./build/evidence/inputs/connection.js
var inputs_connection = __webpack_require__(59014);
// EXTERNAL MODULE: ./build/evidence/inputs/limits.js
var inputs_limits = __webpack_require__(75834);
// EXTERNAL MODULE: ./build/report/comparisons.js
var report_comparisons = __webpack_require__(70125);
// EXTERNAL MODULE: ./build/cli/failures.js
var failures = __webpack_require__(65186);
// EXTERNAL MODULE: ./build/cli/run-command.js + 4 modules
var run_command = __webpack_require__(37953);
;// CONCATENATED MODULE: ./build/cli/run-verify.js






/** The whole of `proof verify`. */
async function runVerify(receipt, invocation) {
    const { options } = invocation;
    await (0,run_command/* runCommand */.w)(invocation, async ({ raw, host, terminal }) => {
        const limits = (0,inputs_limits/* readLimits */.B)(raw);
        const connection = (0,inputs_connection/* readConnectionSettings */.S)(raw);
        const run = await readReceiptFile(receipt);
        const comparisons = await verifyReceipt(run, limits, connection, host);
        terminal.progress.end();
        const states = new Set(comparisons.map(({ state }) => state));
        const equal = states.size === 1 && states.has('equal');
        terminal.say((0,report_comparisons/* describeComparisons */.kG)(comparisons), equal ? 'good' : 'bad');
        if (options.json === true) {
            (0,run_command/* printDocument */.d)({ equal, results: (0,report_comparisons/* listComparisons */.D1)(comparisons) });
        }
        return equal ? failures/* exitCodes */.hS.landed : states.has('unknown') ? failures/* exitCodes */.hS.unknown : failures/* exitCodes */.hS.failed;
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
