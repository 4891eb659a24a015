export const id = 616;
export const ids = [616];
export const modules = {

/***/ 94616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveSandbox: () => (/* binding */ serveSandbox)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/sandbox/loopback.js

/** True for a host, without port, that only this machine reaches: localhost, 127.0.0.0/8, ::1. */
function isLoopback(host) {
    const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
    return bare === 'localhost' || bare === '::1' || ((0,external_node_net_.isIPv4)(bare) && bare.startsWith('127.'));
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./build/sandbox/uuid.js
/** True for the textual form of RFC 9562 §4, in any version and case. */
function isUuid(text) {
    return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

;// CONCATENATED MODULE: ./build/sandbox/callers.js

/** Well known on purpose: they open a sandbox, nothing else. */
const demoCallers = [
    {
        kind: 'user',
        id: '0a1b2c3d-0000-4000-8000-000000000001',
        name: 'Ada Auditor',
        token: 'sandbox-user-token',
        readOnly: false,
    },
    {
        kind: 'service-account',
        id: '0a1b2c3d-0000-4000-8000-000000000002',
        name: 'CI pipeline',
        token: 'sandbox-service-token',
        clientId: 'sandbox-client',
        clientSecret: 'sandbox-secret',
        readOnly: false,
    },
];
/**
 * Reads a callers file: `{"users": [{"id", "name", "token"}], "serviceAccounts": [{"id", "name", "clientId", "clientSecret"}]}`.
 *
 * @param text JSON
 * @throws Error naming the entry that is wrong
 */
function parseCallers(text) {
    const root = JSON.parse(text);
    if (!isRecord(root))
        throw new Error('The callers file must hold a JSON object.');
    const unknownKey = Object.keys(root).find((key) => key !== 'users' && key !== 'serviceAccounts');
    if (unknownKey !== undefined) {
        throw new Error(`The callers file has users and serviceAccounts, not "${unknownKey}".`);
    }
    const callers = [
        ...readEntries(root['users'], 'users').map((entry) => readCaller(entry, 'user')),
        ...readEntries(root['serviceAccounts'], 'serviceAccounts').map((entry) => readCaller(entry, 'service-account')),
    ];
    if (callers.length === 0)
        throw new Error('The callers file names nobody.');
    refuseDoubles(callers);
    return callers;
}
function readEntries(value, name) {
    if (value === undefined)
        return [];
    if (!Array.isArray(value))
        throw new Error(`${name} must be an array.`);
    return value.map((fields, index) => {
        const where = `${name}[${index}]`;
        if (!isRecord(fields))
            throw new Error(`${where} must be an object.`);
        return { where, fields };
    });
}
const callerKeys = new Set(['id', 'name', 'token', 'clientId', 'clientSecret', 'readOnly']);
function readCaller({ where, fields }, kind) {
    const wrong = Object.keys(fields).find((key) => !callerKeys.has(key));
    if (wrong !== undefined)
        throw new Error(`${where} has an unknown key "${wrong}".`);
    const text = (key) => {
        const value = fields[key];
        if (value === undefined)
            return undefined;
        if (typeof value !== 'string' || value === '')
            throw new Error(`${where}.${key} must be a text.`);
        return value;
    };
    const id = text('id');
    if (id === undefined || !isUuid(id))
        throw new Error(`${where}.id must be a UUID.`);
    const readOnly = fields['readOnly'] ?? false;
    if (typeof readOnly !== 'boolean')
        throw new Error(`${where}.readOnly must be true or false.`);
    const [clientId, clientSecret] = [text('clientId'), text('clientSecret')];
    if ((clientId === undefined) !== (clientSecret === undefined)) {
        throw new Error(`${where} needs both clientId and clientSecret, or neither.`);
    }
    return {
        kind,
        id: id.toLowerCase(),
        name: text('name') ?? id,
        token: text('token'),
        clientId,
        clientSecret,
        readOnly,
    };
}
function refuseDoubles(callers) {
    for (const key of ['id', 'token', 'clientId']) {
        const values = callers.map((caller) => caller[key]).filter((value) => value !== undefined);
        if (new Set(values).size < values.length)
            throw new Error(`Two callers have the same ${key}.`);
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/sandbox/dialect.js
const defaultDialect = {
    array: 'data',
    token: 'offsetToken',
    last: 'omitted',
    maxLimit: 500,
    pageCap: Number.POSITIVE_INFINITY,
    firstVersion: 1,
    answers: 'item',
    size: 'number',
    near: 'sorted',
    rename: undefined,
    archived: 'hidden',
    timestamps: 'fraction',
    fields: 'documented',
    ownerField: 'svc-proof-owned-by',
    rate: 0,
};

;// CONCATENATED MODULE: ./build/sandbox/faults/pick.js
/** @param seed of the rules that strike a random share */
function openFaultPicker(rules, seed) {
    const counters = rules.map((rule, index) => ({
        rule,
        seen: 0,
        struck: 0,
        random: startRandom(seed + index * 7919),
    }));
    return {
        rules,
        pick(endpoint, filename) {
            let picked;
            for (const counter of counters) {
                const { rule } = counter;
                if (!rule.endpoints.has(endpoint) || !fitsName(rule, filename))
                    continue;
                counter.seen += 1;
                const strikes = isTurn(rule.when, counter.seen, counter.random) && counter.struck < rule.times;
                if (!strikes || picked !== undefined)
                    continue;
                counter.struck += 1;
                picked = rule;
            }
            return picked;
        },
    };
}
function fitsName(rule, filename) {
    if (filename === undefined)
        return rule.name === undefined;
    return rule.name?.test(filename) === true;
}
function isTurn(when, seen, random) {
    if (when.kind === 'nth')
        return when.numbers.has(seen);
    if (when.kind === 'every')
        return seen % when.number === 0;
    if (when.kind === 'share')
        return random() < when.share;
    return true;
}
/** The generator "mulberry32": small, seedable, and even enough to choose requests by. Returns numbers in [0, 1). */
function startRandom(seed) {
    let state = seed | 0;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/sandbox/faults/outcome.js
/** The fault has ended the connection: there is nobody left to answer. */
class Interruption extends Error {
    name = 'Interruption';
}
/** The fault answers in place of the service. */
class Replacement extends Error {
    name = 'Replacement';
    answer;
    constructor(answer) {
        super(`A fault answers ${answer.status}.`);
        this.answer = answer;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/faults/waiting.js


function openWaiting() {
    const stopping = new AbortController();
    const late = new Set();
    return {
        async pause(ms, socket) {
            const leaving = new AbortController();
            const leave = () => leaving.abort();
            socket.once('close', leave);
            try {
                await (0,external_node_timers_promises_.setTimeout)(ms, undefined, { signal: AbortSignal.any([stopping.signal, leaving.signal]) });
            }
            catch (error) {
                throw new Interruption('The wait ended early.', { cause: error });
            }
            finally {
                socket.off('close', leave);
            }
        },
        runLater(ms, work) {
            const timer = setTimeout(() => {
                late.delete(timer);
                try {
                    work();
                }
                catch (error) {
                    // Its client has been answered already, and an item may be gone by now: nobody is left to tell.
                    process.stderr.write(`proof sandbox: a late write failed: ${String(error)}\n`);
                }
            }, ms);
            late.add(timer);
        },
        stop() {
            stopping.abort();
            for (const timer of late)
                clearTimeout(timer);
        },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/journal.js
/** Bounds memory in a long run. */
const KEPT_REQUESTS = 10_000;
/** @param now milliseconds since the epoch */
function openJournal(now) {
    const requests = [];
    let total = 0;
    return {
        requests,
        get total() {
            return total;
        },
        open(method, path, endpoint) {
            total += 1;
            const record = {
                number: total,
                receivedOn: now(),
                method,
                path,
                endpoint,
                status: undefined,
                fault: undefined,
            };
            requests.push(record);
            if (requests.length > KEPT_REQUESTS)
                requests.shift();
            return record;
        },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/rate-gate.js
/**
 * A token bucket that holds one second's worth of requests.
 *
 * @param rate requests a second; 0 lets everything through
 * @param now milliseconds since the epoch
 * @returns a function that asks for one request: 0 when it may pass, else the seconds to wait
 */
function openRateGate(rate, now) {
    let tokens = rate;
    let filledOn = now();
    return () => {
        if (rate === 0)
            return 0;
        tokens = Math.min(rate, tokens + ((now() - filledOn) / 1000) * rate);
        filledOn = now();
        if (tokens < 1)
            return Math.ceil((1 - tokens) / rate);
        tokens -= 1;
        return 0;
    };
}

;// CONCATENATED MODULE: ./build/sandbox/present.js
/** A proof item as JSON (interface.md §2.1), the way the dialect writes it. */
function presentItem(item, dialect) {
    const time = (at) => presentTime(at, dialect.timestamps);
    return {
        id: item.id,
        filename: item.filename,
        version: presentVersion(item.latest, dialect),
        size: dialect.size === 'string' ? String(item.latest.size) : item.latest.size,
        createdBy: item.createdBy,
        createdOn: time(item.createdOn),
        updatedBy: item.updatedBy,
        updatedOn: time(item.updatedOn),
        uploadedOn: time(item.uploadedOn),
        ...(item.archived ? { status: 'archived' } : {}),
        ...(dialect.fields === 'more' ? undocumentedFields(item) : {}),
    };
}
/** The number of a version outside the store. */
function presentVersion(version, dialect) {
    return version.index + dialect.firstVersion;
}
const ORGANIZATION_ID = '0a1b2c3d-0000-4000-8000-0000000000ff';
/** Fields that interface.md does not name, for `fields=more` (docs/sandbox.md, "Dialects"). */
function undocumentedFields(item) {
    const dot = item.filename.lastIndexOf('.');
    return {
        orgId: ORGANIZATION_ID,
        contentType: item.latest.mediaType,
        fileExtension: dot > 0 ? item.filename.slice(dot + 1) : '',
        ownedBy: item.ownedBy,
        isPrivate: item.schema?.isPrivate ?? false,
        source: 'upload',
        status: item.archived ? 'archived' : 'active',
    };
}
function presentTime(at, form) {
    const iso = new Date(at).toISOString();
    if (form === 'fraction')
        return iso;
    return iso.replace(/\.\d+Z$/, form === 'offset' ? '+0000' : 'Z');
}

;// CONCATENATED MODULE: ./build/sandbox/records.js

/** Records of items, newest upload first. */
function recordItems(context) {
    const query = { sortBy: 'uploadedOn', sortDirection: 'desc', limit: Number.MAX_SAFE_INTEGER - 1 };
    return context.store.list(query).items.map((item) => recordItem(item, context));
}
function recordItem(item, { store, dialect }) {
    return {
        id: item.id,
        filename: item.filename,
        ownedBy: item.ownedBy,
        createdBy: item.createdBy,
        createdOn: isoTime(item.createdOn),
        updatedBy: item.updatedBy,
        updatedOn: isoTime(item.updatedOn),
        uploadedOn: isoTime(item.uploadedOn),
        testable: item.testable,
        schema: item.schema,
        archived: item.archived,
        links: store.links(item),
        versions: store.versions(item).map((version) => ({
            version: presentVersion(version, dialect),
            size: version.size,
            sha256: version.sha256,
            mediaType: version.mediaType,
            uploadedBy: version.uploadedBy,
            uploadedOn: isoTime(version.uploadedOn),
        })),
    };
}
function isoTime(at) {
    return new Date(at).toISOString();
}

// EXTERNAL MODULE: ./node_modules/@fastify/multipart/index.js
var multipart = __webpack_require__(99138);
// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(16703);
;// CONCATENATED MODULE: ./build/sandbox/endpoints.js
/** The endpoints of interface.md §4, and the one that mints tokens. Faults, the request log and 405 go by these. */
const endpoints = [
    { kind: 'create', method: 'POST', pattern: /^\/v1\/proof$/ },
    { kind: 'list', method: 'GET', pattern: /^\/v1\/proof$/ },
    { kind: 'schema', method: 'PATCH', pattern: /^\/v1\/proof\/[^/]+$/ },
    { kind: 'version', method: 'POST', pattern: /^\/v1\/proof\/[^/]+\/versions$/ },
    { kind: 'download', method: 'GET', pattern: /^\/v1\/proof\/[^/]+\/contents$/ },
    { kind: 'link', method: 'POST', pattern: /^\/v1\/(controls|labels|tasks)\/[^/]+\/proof$/ },
    { kind: 'token', method: 'POST', pattern: /^\/oauth\/token$/ },
];
/** @param path without the query */
function findEndpoint(method, path) {
    return endpoints.find((endpoint) => endpoint.method === method && endpoint.pattern.test(path))?.kind;
}
/** The methods that the path would answer; none when there is no such path. */
function allowedMethods(path) {
    return endpoints.filter((endpoint) => endpoint.pattern.test(path)).map((endpoint) => endpoint.method);
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./build/sandbox/faults/warp-answer.js

// Lets the first half reach the client before the connection goes.
const FLUSH_MS = 50;
/** Slows, cuts or breaks an answer that the service gives. Returns what is sent in its place. */
async function warpAnswer(fault, reply, payload, waiting) {
    const { socket } = reply.request.raw;
    if (fault.kind === 'stall' && fault.at === 'headers') {
        await waiting.pause(fault.forMs, socket);
        return payload;
    }
    const body = readBody(reply, payload);
    if (body === undefined)
        return payload;
    const half = Math.floor(body.size / 2);
    const send = (bytes, size) => {
        void reply.header('content-length', size);
        return external_node_stream_.Readable.from(bytes, { objectMode: false });
    };
    switch (fault.kind) {
        case 'truncate':
            return send(take(body.chunks, half), half);
        case 'drip':
            return send(drip(body.chunks, fault.bytes, () => waiting.pause(fault.everyMs, socket)), body.size);
        case 'stall':
            return send(breakAt(half, body.chunks, () => waiting.pause(fault.forMs, socket)), body.size);
        case 'reset':
            if (fault.at !== 'mid-answer')
                return payload;
            return send(breakAt(half, body.chunks, async () => {
                await waiting.pause(FLUSH_MS, socket);
                socket.resetAndDestroy();
            }), body.size);
        default:
            return payload;
    }
}
/** Undefined when the answer has no body. */
function readBody(reply, payload) {
    if (payload instanceof external_node_stream_.Readable)
        return { chunks: payload, size: Number(reply.getHeader('content-length')) };
    if (typeof payload !== 'string' || payload === '')
        return undefined;
    const bytes = Buffer.from(payload);
    return { chunks: external_node_stream_.Readable.from([bytes]), size: bytes.byteLength };
}
async function* take(chunks, size) {
    let left = size;
    for await (const chunk of chunks) {
        if (left > 0)
            yield chunk.subarray(0, left);
        left -= chunk.byteLength;
        if (left <= 0)
            return;
    }
}
async function* breakAt(place, chunks, pause) {
    let sent = 0;
    for await (const chunk of chunks) {
        const before = Math.max(0, place - sent);
        const isBreak = sent <= place && sent + chunk.byteLength > place;
        if (isBreak) {
            if (before > 0)
                yield chunk.subarray(0, before);
            await pause();
        }
        yield isBreak ? chunk.subarray(before) : chunk;
        sent += chunk.byteLength;
    }
}
async function* drip(chunks, bytes, pause) {
    for await (const chunk of chunks) {
        for (let start = 0; start < chunk.byteLength; start += bytes) {
            yield chunk.subarray(start, start + bytes);
            await pause();
        }
    }
}

;// CONCATENATED MODULE: ./build/sandbox/faults/passage.js


// A body up to this size comes in one piece: its middle is the first piece.
const ONE_PIECE_BYTES = 64 * 1024;
/**
 * @param pick finds the rule that strikes, first without, then with the file name
 * @throws from its methods: {@link Interruption} when the connection is gone, {@link Replacement} for another answer
 */
function openPassage(request, reply, waiting, pick) {
    let fault = pick()?.fault;
    const reset = () => {
        request.raw.socket.resetAndDestroy();
        throw new Interruption();
    };
    const strikeOnArrival = () => {
        if (fault?.kind === 'reset' && fault.at === 'before-body')
            reset();
        if (fault?.kind === 'answer' && fault.at === 'arrival')
            throw new Replacement(fault);
    };
    return {
        arrived: strikeOnArrival,
        named(filename) {
            if (fault !== undefined)
                return;
            fault = pick(filename)?.fault;
            strikeOnArrival();
        },
        read(bytes) {
            if (fault?.kind !== 'reset' || fault.at !== 'mid-body')
                return;
            const announced = Number(request.headers['content-length'] ?? 0);
            if (announced <= ONE_PIECE_BYTES || bytes * 2 >= announced)
                reset();
        },
        async received() {
            // A body too small to have a middle is reset at its end.
            if (fault?.kind === 'reset' && (fault.at === 'after-body' || fault.at === 'mid-body'))
                reset();
            if (fault?.kind === 'answer' && fault.commit === 'no')
                throw new Replacement(fault);
            if (fault?.kind === 'stall' && !fault.commit) {
                await waiting.pause(fault.forMs, request.raw.socket);
                reset();
            }
        },
        perform(work) {
            if (fault?.kind === 'answer' && typeof fault.commit === 'number') {
                waiting.runLater(fault.commit, work);
                throw new Replacement(fault);
            }
            const result = work();
            if (fault?.kind === 'answer')
                throw new Replacement(fault);
            if (fault?.kind === 'reset' && fault.at === 'after-commit')
                reset();
            return result;
        },
        loops: () => fault?.kind === 'loop',
        answer: async (payload) => (fault === undefined ? payload : warpAnswer(fault, reply, payload, waiting)),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/refusal.js
/** A request that the service refuses. The message is a sentence for the caller: what is wrong, and what would be right. */
class Refusal extends Error {
    name = 'Refusal';
    status;
    /** Response headers that belong to this status, such as `allow` with a 405. */
    headers;
    constructor(status, message, headers = {}) {
        super(message);
        this.status = status;
        this.headers = headers;
    }
}
function errorBody(statusCode, message) {
    return { statusCode, message };
}

;// CONCATENATED MODULE: ./build/sandbox/admit.js




/**
 * What comes before every request, in this order: the log, the rate limit, the path, the fault, the access token.
 * A fault comes before the token, because it stands for a gateway.
 *
 * @throws Refusal 401, 404, 405, 429; and what a fault throws
 */
function admit(request, reply, context) {
    const path = request.url.replace(/[?#].*$/, '');
    const endpoint = findEndpoint(request.method, path);
    const isService = path.startsWith('/v1/') || endpoint === 'token';
    const record = isService ? context.journal.open(request.method, request.url, endpoint) : undefined;
    reply.raw.once('finish', () => {
        if (record !== undefined)
            record.status = reply.raw.statusCode;
    });
    request.passage = openPassage(request, reply, context.waiting, (filename) => {
        const rule = endpoint === undefined ? undefined : context.faults.pick(endpoint, filename);
        if (record !== undefined && rule !== undefined)
            record.fault = rule.text;
        return rule;
    });
    if (isService)
        refuseHaste(context);
    if (request.is404)
        throw refuseUnknown(request.method, path);
    request.passage.arrived();
    if (endpoint !== undefined && endpoint !== 'token') {
        request.caller = context.tokens.authenticate(request.headers.authorization);
    }
}
/** @throws Refusal 429, with the wait in its message, where some services have it alone, and in Retry-After */
function refuseHaste(context) {
    const seconds = context.rateGate();
    if (seconds === 0)
        return;
    throw new Refusal(429, `Rate limit is exceeded. Try again in ${seconds} seconds.`, {
        'retry-after': String(seconds),
    });
}
/** 405 with the methods that the path does take, or 404. */
function refuseUnknown(method, path) {
    const methods = allowedMethods(path);
    if (methods.length === 0)
        return new Refusal(404, `There is nothing at ${path}.`);
    const allow = methods.join(', ');
    return new Refusal(405, `${path} takes ${allow}, not ${method}.`, { allow });
}

;// CONCATENATED MODULE: ./build/sandbox/answer-error.js


/** Turns whatever was thrown into the one error shape. What is not the caller's doing is a 500 and goes to stderr. */
function answerError(error, request, reply) {
    if (error instanceof Interruption)
        return reply.hijack();
    drain(request);
    if (error instanceof Replacement)
        return answerInstead(error.answer, request, reply);
    if (error instanceof Refusal) {
        return reply.code(error.status).headers(error.headers).send(errorBody(error.status, error.message));
    }
    const { statusCode, message } = asFrameworkError(error);
    if (statusCode < 500)
        return reply.code(statusCode).send(errorBody(statusCode, message));
    process.stderr.write(`proof sandbox: ${request.method} ${request.url} failed: ${String(error)}\n`);
    return reply.code(500).send(errorBody(500, `The sandbox itself failed: ${message}`));
}
function answerInstead(answer, request, reply) {
    const { location } = answer.headers;
    return reply
        .code(answer.status)
        .type(answer.mediaType)
        .headers(answer.headers)
        .headers(location === undefined ? {} : { location: location.replace('{path}', request.url) })
        .headers(answer.retryDateMs === undefined ? {} : { 'retry-after': httpDateIn(answer.retryDateMs) })
        .send(answer.body);
}
/** An HTTP date knows whole seconds: rounded up, so that nobody comes back too early. */
function httpDateIn(ms) {
    return new Date(Math.ceil((Date.now() + ms) / 1000) * 1000).toUTCString();
}
/** Lets the rest of an unread body pass, so that the client can finish sending and read the answer. */
function drain(request) {
    request.raw.unpipe();
    request.raw.resume();
}
function asFrameworkError(error) {
    const message = error instanceof Error ? error.message : String(error);
    const statusCode = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
    return { statusCode: typeof statusCode === 'number' ? statusCode : 500, message };
}

;// CONCATENATED MODULE: ./build/sandbox/oauth.js
/** POST /oauth/token: the client credentials grant (RFC 6749 §4.4), which interface.md §5 leaves to the service. */
function routeTokens(app, context) {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, new URLSearchParams(body.toString())));
    app.post('/oauth/token', async (request, reply) => {
        await request.passage.received();
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        void reply.headers({ 'cache-control': 'no-store' });
        const grant = form.get('grant_type');
        if (grant === null)
            return reply.code(400).send(oauthError('invalid_request', 'grant_type is missing.'));
        if (grant !== 'client_credentials') {
            return reply.code(400).send(oauthError('unsupported_grant_type', 'Only client_credentials is known.'));
        }
        const caller = findClient(readCredentials(request, form), context.callers);
        if (caller === undefined) {
            return reply
                .code(401)
                .header('www-authenticate', 'Basic realm="sandbox"')
                .send(oauthError('invalid_client', 'Client id and secret do not match.'));
        }
        const scope = form.get('scope');
        return reply.send(request.passage.perform(() => ({
            access_token: context.tokens.mint(caller),
            token_type: 'Bearer',
            expires_in: context.tokens.lifeSeconds,
            ...(scope === null ? {} : { scope }),
        })));
    });
}
/** From the header, form-encoded inside Basic (RFC 6749 §2.3.1), else from the body. */
function readCredentials(request, form) {
    const basic = /^Basic +([\w+/]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (basic === undefined)
        return [form.get('client_id'), form.get('client_secret')];
    const [id = '', ...secret] = Buffer.from(basic, 'base64').toString().split(':');
    return [formDecode(id), formDecode(secret.join(':'))];
}
function formDecode(text) {
    return new URLSearchParams(`value=${text.replaceAll('&', '%26')}`).get('value');
}
function findClient([id, secret], callers) {
    return callers.find((caller) => caller.clientId !== undefined && caller.clientId === id && caller.clientSecret === secret);
}
/** RFC 6749 §5.2. */
function oauthError(error, description) {
    return { error, error_description: description };
}

;// CONCATENATED MODULE: ./build/sandbox/store/item.js
const objectTypes = ['control', 'label', 'task'];
const csvFieldTypes = ['text', 'number', 'boolean', 'date'];

;// CONCATENATED MODULE: ./build/sandbox/csv-schema.js


/**
 * Reads the body that sets a schema (interface.md §2.2, §4.2).
 *
 * @throws Refusal 400 naming the place in the body
 */
function readSchema(body) {
    const { isPrivate, schema } = readObject(body, 'The body', ['isPrivate', 'schema']);
    if (typeof isPrivate !== 'boolean')
        throw new Refusal(400, 'isPrivate must be true or false.');
    const { class: className, fields } = readObject(schema, 'schema', ['class', 'fields']);
    if (className !== 'CsvFileSchema')
        throw new Refusal(400, 'schema.class must be "CsvFileSchema".');
    if (!Array.isArray(fields) || fields.length === 0) {
        throw new Refusal(400, 'schema.fields must be an array with an entry for each column.');
    }
    const read = fields.map(readField);
    csv_schema_refuseDoubles(read.map((field) => field.name));
    return { isPrivate, schema: { class: className, fields: read } };
}
function readField(field, index) {
    const where = `schema.fields[${index}]`;
    const { name, type } = readObject(field, where, ['name', 'type']);
    if (typeof name !== 'string' || name === '')
        throw new Refusal(400, `${where}.name must be a text.`);
    const known = csvFieldTypes.find((candidate) => candidate === type);
    if (known === undefined)
        throw new Refusal(400, `${where}.type must be one of ${csvFieldTypes.join(', ')}.`);
    return { name, type: known };
}
function csv_schema_refuseDoubles(names) {
    const seen = new Set();
    for (const name of names) {
        if (seen.has(name))
            throw new Refusal(400, `schema.fields names "${name}" twice.`);
        seen.add(name);
    }
}
function readObject(value, where, keys) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new Refusal(400, `${where} must be an object.`);
    }
    const unknown = Object.keys(value).find((key) => !keys.some((known) => known === key));
    if (unknown !== undefined)
        throw new Refusal(400, `${where} has an unknown key "${unknown}".`);
    return value;
}

;// CONCATENATED MODULE: ./build/sandbox/store/rows.js


/** Every item with its latest version, which is the one with the highest number (interface.md §2.1). */
const ITEMS_WITH_LATEST = `
  items.*, versions.number, versions.size, versions.sha256, versions.media_type, versions.uploaded_by,
  versions.uploaded_on AS version_uploaded_on
  FROM items JOIN versions ON versions.item = items.sequence
    AND versions.number = (SELECT max(number) FROM versions WHERE item = items.sequence)`;
function readItem(row) {
    const schema = row['schema'];
    return {
        sequence: number(row, 'sequence'),
        id: rows_text(row, 'id'),
        filename: rows_text(row, 'filename'),
        ownedBy: rows_text(row, 'owned_by'),
        createdBy: rows_text(row, 'created_by'),
        createdOn: number(row, 'created_on'),
        updatedBy: rows_text(row, 'updated_by'),
        updatedOn: number(row, 'updated_on'),
        uploadedOn: number(row, 'uploaded_on'),
        testable: row['testable'] === 1,
        schema: typeof schema === 'string' ? readSchema(JSON.parse(schema)) : undefined,
        archived: row['archived'] === 1,
        latest: readVersion({ ...row, uploaded_on: row['version_uploaded_on'] ?? null }),
    };
}
function readVersion(row) {
    return {
        index: number(row, 'number'),
        size: number(row, 'size'),
        sha256: rows_text(row, 'sha256'),
        mediaType: rows_text(row, 'media_type'),
        uploadedBy: rows_text(row, 'uploaded_by'),
        uploadedOn: number(row, 'uploaded_on'),
    };
}
function readLink(row) {
    const objectType = objectTypes.find((type) => type === row['object_type']);
    if (objectType === undefined)
        throw new TypeError(`A link to a ${String(row['object_type'])} is stored.`);
    return { objectType, objectId: rows_text(row, 'object_id') };
}
/** A column that the table declares INTEGER NOT NULL. */
function number(row, column) {
    const value = row[column];
    if (typeof value !== 'number')
        throw new TypeError(`Column ${column} holds no number: ${String(value)}`);
    return value;
}
/** A column that the table declares TEXT NOT NULL. */
function rows_text(row, column) {
    const value = row[column];
    if (typeof value !== 'string')
        throw new TypeError(`Column ${column} holds no text: ${String(value)}`);
    return value;
}

;// CONCATENATED MODULE: ./build/sandbox/store/list-items.js

const sortKeys = ['createdBy', 'createdOn', 'filename', 'uploadedOn'];
/** Reads one page by position and not by count, so that items added meanwhile neither repeat nor hide others. */
function listItems(database, query) {
    const descending = query.sortDirection === 'desc';
    const order = descending ? 'DESC' : 'ASC';
    const key = columns[query.sortBy];
    const { conditions, values } = filter(query);
    const rank = rankOf(query, descending);
    if (query.after !== undefined) {
        const [afterRank, afterKey, afterSequence] = query.after;
        conditions.push(`(${rank}, ${key}, sequence) ${descending ? '<' : '>'} (:afterRank, :afterKey, :afterSequence)`);
        Object.assign(values, { afterRank, afterKey, afterSequence });
    }
    const rows = database
        .prepare(`SELECT ${rank} AS rank, ${key} AS sort_key, ${ITEMS_WITH_LATEST}
       ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
       ORDER BY rank ${order}, ${key} ${order}, sequence ${order} LIMIT :limit`)
        .all({ ...values, limit: query.limit + 1 });
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    return {
        items: page.map(readItem),
        end: rows.length > query.limit && last !== undefined ? positionOf(last) : undefined,
    };
}
const columns = {
    createdBy: 'created_by',
    createdOn: 'created_on',
    filename: 'filename',
    uploadedOn: 'items.uploaded_on',
};
function filter(query) {
    const conditions = [];
    const values = {};
    const where = (condition, added) => {
        conditions.push(condition);
        Object.assign(values, added);
    };
    if (query.ownedBy !== undefined)
        where('owned_by = :ownedBy', { ownedBy: query.ownedBy });
    if (query.search !== undefined)
        where('instr(folded, :search) > 0', { search: query.search.toLowerCase() });
    if (query.target !== undefined) {
        where('sequence IN (SELECT item FROM links WHERE object_type = :objectType AND object_id = :objectId)', {
            ...query.target,
        });
    }
    if (query.hideArchived === true)
        conditions.push('archived = 0');
    return { conditions, values };
}
/** All of the order runs in one direction, so that a position compares as one row value: hence the sign. */
function rankOf(query, descending) {
    if (query.nearFirst !== true || query.search === undefined)
        return '0';
    return descending ? '-(folded = :search)' : '(folded = :search)';
}
function positionOf(row) {
    const key = row['sort_key'];
    return [
        number(row, 'rank'),
        typeof key === 'string' ? key : number(row, 'sort_key'),
        number(row, 'sequence'),
    ];
}

;// CONCATENATED MODULE: ./build/sandbox/openapi/responses.js
const json = (schema) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
});
const error = (description) => ({ description, content: json('Error') });
/** The refusals, which have one shape (docs/sandbox.md, "What it assumes"). */
const responses = {
    BadRequest: error('A parameter, field or body is wrong; the message names it.'),
    Unauthorized: {
        ...error('The access token is missing, unknown or expired.'),
        headers: { 'www-authenticate': { schema: { type: 'string' }, required: true } },
    },
    Forbidden: error('The caller may not do this.'),
    NotFound: error('There is no such proof item, version or object.'),
    Conflict: error('The item was not uploaded as testable CSV.'),
    TooLarge: error('The file or body is larger than the service takes.'),
    UnsupportedMediaType: error('The request has another content type than this endpoint takes.'),
    TooManyRequests: {
        ...error('Too many requests.'),
        headers: { 'retry-after': { schema: { type: 'integer' }, description: 'Seconds.' } },
    },
};
const statuses = {
    400: 'BadRequest',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'NotFound',
    409: 'Conflict',
    413: 'TooLarge',
    415: 'UnsupportedMediaType',
    429: 'TooManyRequests',
};
/** References to the refusals that an endpoint can answer; 401 and 429 any can. */
function refusals(...some) {
    return Object.fromEntries([401, 429, ...some].map((status) => [
        status,
        {
            $ref: `#/components/responses/${Object.entries(statuses).find(([known]) => known === String(status))?.[1]}`,
        },
    ]));
}
function jsonAnswer(description, schema) {
    return { description, content: json(schema) };
}

;// CONCATENATED MODULE: ./build/sandbox/openapi/paths.js



const proofId = { name: 'proofId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
const objectId = { name: 'objectId', in: 'path', required: true, schema: { type: 'string', minLength: 1 } };
const upload = (schema) => ({
    required: true,
    content: { 'multipart/form-data': { schema: { $ref: `#/components/schemas/${schema}` } } },
});
const query = (name, schema, description) => ({
    name,
    in: 'query',
    schema,
    description,
});
/** The endpoints of interface.md §4. */
const proofPaths = {
    '/v1/proof': {
        get: {
            operationId: 'listProof',
            summary: 'List proof metadata',
            parameters: [
                query('limit', { type: 'integer', minimum: 1, maximum: 500, default: 25 }, 'Page size.'),
                query('offset', { type: 'string' }, 'The offsetToken of the page before, with the same sort and filters.'),
                query('sortBy', { enum: sortKeys, default: 'uploadedOn' }, 'What to sort by; names go by code point.'),
                query('sortDirection', { enum: ['asc', 'desc'], default: 'desc' }, 'Which way.'),
                query('ownedByMe', { type: 'boolean' }, 'When true, only proof that the user of the token owns.'),
                query('search', { type: 'string' }, 'Only names that contain this text, in any case.'),
                query('objectType', { enum: objectTypes }, 'Used together with objectId.'),
                query('objectId', { type: 'string', minLength: 1 }, 'Only proof linked to this object.'),
            ],
            responses: { 200: jsonAnswer('A page of proof items.', 'ProofPage'), ...refusals(400, 404) },
        },
        post: {
            operationId: 'uploadProof',
            summary: 'Upload a proof item',
            requestBody: upload('ProofUpload'),
            responses: { 201: jsonAnswer('The new proof item.', 'ProofItem'), ...refusals(400, 403, 413, 415) },
        },
    },
    '/v1/proof/{proofId}': {
        parameters: [proofId],
        patch: {
            operationId: 'setSchema',
            summary: 'Set the schema of a testable CSV',
            requestBody: {
                required: true,
                content: { 'application/json': { schema: { $ref: '#/components/schemas/CsvSchema' } } },
            },
            responses: {
                200: jsonAnswer('The proof item.', 'ProofItem'),
                ...refusals(400, 403, 404, 409, 413, 415),
            },
        },
    },
    '/v1/proof/{proofId}/versions': {
        parameters: [proofId],
        post: {
            operationId: 'uploadVersion',
            summary: 'Upload a new version',
            description: 'The version gets the highest existing number plus 1. Name, owner and links stay.',
            requestBody: upload('VersionUpload'),
            responses: { 201: jsonAnswer('The proof item.', 'ProofItem'), ...refusals(400, 403, 404, 413, 415) },
        },
    },
    '/v1/proof/{proofId}/contents': {
        parameters: [proofId],
        get: {
            operationId: 'downloadProof',
            summary: 'Download the contents',
            parameters: [query('version', { type: 'integer', minimum: 0 }, 'The latest version when absent.')],
            responses: {
                200: {
                    description: 'The raw file.',
                    headers: {
                        'content-disposition': {
                            required: true,
                            schema: { type: 'string' },
                            description: 'The original file name (RFC 6266).',
                        },
                    },
                    content: { '*/*': {} },
                },
                ...refusals(400, 404),
            },
        },
    },
    ...Object.fromEntries(objectTypes.map((type) => [
        `/v1/${type}s/{objectId}/proof`,
        {
            parameters: [objectId],
            post: {
                operationId: `uploadAndLinkTo${type.charAt(0).toUpperCase()}${type.slice(1)}`,
                summary: `Upload a proof item and link it to a ${type}`,
                requestBody: upload('ProofUpload'),
                responses: {
                    201: jsonAnswer('The new proof item.', 'ProofItem'),
                    ...refusals(400, 403, 404, 413, 415),
                },
            },
        },
    ])),
};
/** The sandbox's own way to a token, which interface.md §5 leaves open. */
const tokenPaths = {
    '/oauth/token': {
        post: {
            operationId: 'mintToken',
            summary: 'Get an access token (OAuth 2.0 client credentials)',
            security: [{}, { client: [] }],
            requestBody: {
                required: true,
                content: {
                    'application/x-www-form-urlencoded': {
                        schema: {
                            type: 'object',
                            required: ['grant_type'],
                            properties: {
                                grant_type: { const: 'client_credentials' },
                                client_id: { type: 'string' },
                                client_secret: { type: 'string' },
                                scope: { type: 'string' },
                            },
                        },
                    },
                },
            },
            responses: {
                200: jsonAnswer('A token that expires.', 'Token'),
                400: jsonAnswer('The request is wrong (RFC 6749 §5.2).', 'TokenError'),
                401: jsonAnswer('Client id and secret do not match.', 'TokenError'),
                415: { $ref: '#/components/responses/UnsupportedMediaType' },
                429: { $ref: '#/components/responses/TooManyRequests' },
            },
        },
    },
};

;// CONCATENATED MODULE: ./build/sandbox/openapi/schemas.js

const uuid = { type: 'string', format: 'uuid' };
// Raw bytes in a multipart part have no type (OpenAPI 3.1, "Considerations for File Uploads").
const file = { contentMediaType: 'application/octet-stream' };
const time = { type: 'string', format: 'date-time' };
/** The bodies of the interface (interface.md §2), as JSON Schema 2020-12. */
const schemas = {
    ProofItem: {
        type: 'object',
        description: 'A stored file with one or more numbered versions. More fields may come.',
        required: [
            'id',
            'filename',
            'version',
            'size',
            'createdBy',
            'createdOn',
            'updatedBy',
            'updatedOn',
            'uploadedOn',
        ],
        properties: {
            id: { ...uuid, description: 'Identifier of the proof item.' },
            filename: { type: 'string', minLength: 1, description: 'Name of the file, as it was uploaded.' },
            version: { type: 'integer', minimum: 0, description: 'Number of the latest version.' },
            size: { type: 'integer', minimum: 0, description: 'Size of the latest version in bytes.' },
            createdBy: { ...uuid, description: 'User who created the item.' },
            createdOn: { ...time, description: 'Creation time; never changes.' },
            updatedBy: { ...uuid, description: 'User who last changed the item.' },
            updatedOn: { ...time, description: 'Time of the last change.' },
            uploadedOn: {
                ...time,
                description: 'Time of the latest upload; advances each time a version is added.',
            },
        },
    },
    ProofPage: {
        type: 'object',
        required: ['data'],
        properties: {
            data: { type: 'array', items: { $ref: '#/components/schemas/ProofItem' } },
            offsetToken: {
                type: 'string',
                minLength: 1,
                description: 'There when more items follow: pass it as `offset` to get the next page. Opaque.',
            },
        },
    },
    ProofUpload: {
        type: 'object',
        required: ['proof'],
        additionalProperties: false,
        properties: {
            proof: { ...file, description: 'The file to upload.' },
            'svc-proof-owned-by': {
                ...uuid,
                description: 'User who owns the proof; the uploading user when absent. A service account must name one.',
            },
            contentType: {
                const: 'text/csv',
                description: 'Marks a testable CSV. The part `proof` must then have the type text/csv, too.',
            },
        },
    },
    VersionUpload: {
        type: 'object',
        required: ['proof'],
        additionalProperties: false,
        properties: {
            proof: { ...file, description: 'The new contents.' },
        },
    },
    CsvSchema: {
        type: 'object',
        required: ['isPrivate', 'schema'],
        additionalProperties: false,
        properties: {
            isPrivate: { type: 'boolean' },
            schema: {
                type: 'object',
                required: ['class', 'fields'],
                additionalProperties: false,
                description: 'Describes the columns of the CSV.',
                properties: {
                    class: { const: 'CsvFileSchema' },
                    fields: {
                        type: 'array',
                        minItems: 1,
                        description: 'One entry for each column; names are unique.',
                        items: {
                            type: 'object',
                            required: ['name', 'type'],
                            additionalProperties: false,
                            properties: {
                                name: { type: 'string', minLength: 1, description: 'Column name.' },
                                type: { enum: csvFieldTypes },
                            },
                        },
                    },
                },
            },
        },
    },
    Error: {
        type: 'object',
        required: ['statusCode', 'message'],
        properties: {
            statusCode: { type: 'integer', description: 'The HTTP status again.' },
            message: { type: 'string', description: 'What is wrong, and what would be right.' },
        },
    },
    Token: {
        type: 'object',
        required: ['access_token', 'token_type', 'expires_in'],
        properties: {
            access_token: { type: 'string', minLength: 1 },
            token_type: { const: 'Bearer' },
            expires_in: { type: 'integer', description: 'Seconds.' },
            scope: { type: 'string' },
        },
    },
    TokenError: {
        type: 'object',
        required: ['error'],
        properties: { error: { type: 'string' }, error_description: { type: 'string' } },
    },
};

;// CONCATENATED MODULE: ./build/sandbox/openapi/document.js



/** The whole interface as OpenAPI 3.1, for the default dialect. What interface.md does not show is how the sandbox does it. */
const openApiDocument = {
    openapi: '3.1.0',
    info: {
        title: 'Proof Upload and Retrieval Service',
        version: '1.0.0',
        description: 'Stores proof files (evidence files) of an organization: upload, versions, links to controls, labels and tasks, ' +
            'schemas of testable CSV, lists, downloads.',
        license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths: { ...proofPaths, ...tokenPaths },
    components: {
        schemas: schemas,
        responses: responses,
        securitySchemes: {
            bearer: { type: 'http', scheme: 'bearer' },
            client: { type: 'http', scheme: 'basic' },
        },
    },
};

// EXTERNAL MODULE: ./node_modules/content-disposition/dist/index.js
var dist = __webpack_require__(48443);
;// CONCATENATED MODULE: ./build/sandbox/routes/require.js

/** @throws Refusal 404. An archived item counts as gone (docs/sandbox.md, "Dialects"). */
function requireItem(proofId, context) {
    const item = context.store.find(proofId.toLowerCase());
    if (item === undefined || item.archived)
        throw new Refusal(404, `There is no proof item ${proofId}.`);
    return item;
}
/** @throws Refusal 404 when the objects are listed and this one is not among them */
function requireObject({ objectType, objectId }, context) {
    const exists = context.objects?.some((known) => known.objectType === objectType && known.objectId === objectId);
    if (exists === false)
        throw new Refusal(404, `There is no ${objectType} ${objectId}.`);
}
/** @throws Refusal 403 */
function requireWriter(caller) {
    if (caller.readOnly)
        throw new Refusal(403, `${caller.name} may only read.`);
}

;// CONCATENATED MODULE: ./build/sandbox/routes/download.js




/** GET of the raw contents of the latest version, or of a chosen one (interface.md §4.6). */
function routeDownload(app, context) {
    app.get('/v1/proof/:proofId/contents', async (request, reply) => {
        const item = requireItem(request.params.proofId, context);
        request.passage.named(item.filename);
        await request.passage.received();
        const version = chooseVersion(item, request.query, context);
        return reply
            .headers(contentHeaders(item, version))
            .send(request.passage.perform(() => context.blobs.open(version.sha256)));
    });
}
/** The file name goes out as RFC 6266 says, with `filename*` where it is not ASCII. */
function contentHeaders(item, version) {
    return {
        'content-disposition': (0,dist/* create */.vt)(item.filename),
        'content-length': String(version.size),
        'content-type': version.mediaType,
        'x-content-type-options': 'nosniff',
    };
}
function chooseVersion(item, parameters, context) {
    const unknown = Object.keys(parameters).find((name) => name !== 'version');
    if (unknown !== undefined)
        throw new Refusal(400, `The parameter "${unknown}" is not known. Known: version.`);
    const asked = parameters['version'];
    if (asked === undefined)
        return item.latest;
    if (typeof asked !== 'string' || !/^\d{1,9}$/.test(asked)) {
        throw new Refusal(400, `The parameter version must be one whole number; it is "${String(asked)}".`);
    }
    const versions = context.store.versions(item);
    const found = versions.find((version) => presentVersion(version, context.dialect) === Number(asked));
    if (found === undefined) {
        const latest = presentVersion(item.latest, context.dialect);
        throw new Refusal(404, `Proof item ${item.id} has no version ${asked}; the latest is ${latest}.`);
    }
    return found;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/sandbox/page-token.js


/** Writes the opaque token that asks for the page after a position (interface.md §4.5). */
function writePageToken(position, fingerprint) {
    return Buffer.from(JSON.stringify([fingerprint, ...position])).toString('base64url');
}
/**
 * Reads a token back.
 *
 * @param name of the parameter, for the message
 * @throws Refusal 400 when it is not ours, or belongs to a list with another sort or filter
 */
function readPageToken(token, fingerprint, name) {
    const parts = parse(token);
    if (parts === undefined)
        throw new Refusal(400, `The parameter ${name} is no token of this service.`);
    const [of, ...position] = parts;
    if (of !== fingerprint) {
        throw new Refusal(400, `The parameter ${name} belongs to a list with another sort or filter.`);
    }
    return position;
}
/** Identifies sort and filters, but not the page size: that may change between pages. */
function fingerprintOf(query) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 12);
}
function parse(token) {
    let parts;
    try {
        parts = JSON.parse(Buffer.from(token, 'base64url').toString());
    }
    catch {
        return undefined;
    }
    if (!Array.isArray(parts) || parts.length !== 4)
        return undefined;
    const [of, rank, key, sequence] = parts;
    if (typeof of !== 'string' || !isInteger(rank) || !isInteger(sequence))
        return undefined;
    return typeof key === 'string' || isInteger(key) ? [of, rank, key, sequence] : undefined;
}
function isInteger(value) {
    return Number.isSafeInteger(value);
}

;// CONCATENATED MODULE: ./build/sandbox/list-query.js




// interface.md §8.
const DEFAULT_LIMIT = 25;
/**
 * Reads the parameters of a list (interface.md §4.5).
 *
 * @throws Refusal 400 naming the parameter
 */
function readListQuery(parameters, caller, dialect) {
    const offsetName = dialect.token === 'offsetToken' ? 'offset' : dialect.token;
    const get = takeOnce(parameters, [...FILTERS, 'limit', offsetName]);
    const search = get('search');
    const query = {
        sortBy: oneOf('sortBy', get('sortBy') ?? 'uploadedOn', sortKeys),
        sortDirection: oneOf('sortDirection', get('sortDirection') ?? 'desc', ['asc', 'desc']),
        ownedBy: oneOf('ownedByMe', get('ownedByMe') ?? 'false', ['true', 'false']) === 'true' ? caller.id : undefined,
        search: search === '' ? undefined : search,
        target: readTarget(get('objectType'), get('objectId')),
        nearFirst: dialect.near === 'first',
        hideArchived: dialect.archived === 'hidden',
    };
    const fingerprint = fingerprintOf(query);
    const offset = get(offsetName);
    return {
        fingerprint,
        query: {
            ...query,
            limit: readLimit(get('limit'), dialect),
            after: offset === undefined || offset === '' ? undefined : readPageToken(offset, fingerprint, offsetName),
        },
    };
}
const FILTERS = ['sortBy', 'sortDirection', 'ownedByMe', 'search', 'objectType', 'objectId'];
function takeOnce(parameters, known) {
    const unknown = Object.keys(parameters).find((name) => !known.includes(name));
    if (unknown !== undefined) {
        throw new Refusal(400, `The parameter "${unknown}" is not known. Known: ${known.join(', ')}.`);
    }
    return (name) => {
        const value = parameters[name];
        if (value === undefined || typeof value === 'string')
            return value;
        throw new Refusal(400, `The parameter ${name} is there ${value.length} times.`);
    };
}
function oneOf(name, value, allowed) {
    const found = allowed.find((candidate) => candidate === value);
    if (found !== undefined)
        return found;
    throw new Refusal(400, `The parameter ${name} must be one of ${allowed.join(', ')}; it is "${value}".`);
}
function readTarget(type, objectId) {
    if (type === undefined && objectId === undefined)
        return undefined;
    if (type === undefined || objectId === undefined) {
        throw new Refusal(400, 'The parameters objectType and objectId are used together.');
    }
    if (objectId === '')
        throw new Refusal(400, 'The parameter objectId is empty.');
    return { objectType: oneOf('objectType', type, objectTypes), objectId };
}
function readLimit(value, dialect) {
    const limit = value === undefined ? DEFAULT_LIMIT : Number(value);
    if (value !== undefined && !/^\d{1,9}$/.test(value)) {
        throw new Refusal(400, `The parameter limit must be a whole number; it is "${value}".`);
    }
    if (limit < 1 || limit > dialect.maxLimit) {
        throw new Refusal(400, `The parameter limit must be from 1 to ${dialect.maxLimit}; it is ${limit}.`);
    }
    return Math.min(limit, dialect.pageCap);
}

;// CONCATENATED MODULE: ./build/sandbox/routes/list.js




/** GET of proof metadata, page by page (interface.md §4.5). */
function routeList(app, context) {
    const { dialect, store } = context;
    app.get('/v1/proof', async (request, reply) => {
        const { query, fingerprint } = readListQuery(request.query, request.caller, dialect);
        request.passage.named(query.search ?? '');
        await request.passage.received();
        if (query.target !== undefined)
            requireObject(query.target, context);
        const page = request.passage.perform(() => store.list(query));
        const end = page.end === undefined ? lastToken[dialect.last] : writePageToken(page.end, fingerprint);
        const looped = writePageToken(query.after ?? START, fingerprint);
        return reply.send({
            [dialect.array]: page.items.map((item) => presentItem(item, dialect)),
            [dialect.token]: request.passage.loops() ? looped : end,
        });
    });
}
/** A token that a looping list gives out for its first page; it points at no item. */
const START = [0, '', 0];
/** JSON leaves out what is undefined. */
const lastToken = { omitted: undefined, null: null, empty: '' };

;// CONCATENATED MODULE: ./build/sandbox/routes/own.js






// More than anybody reads in a page.
const MAX_ITEMS = 10_000;
/** The sandbox's own paths, which no proof service has: what it holds and what it was asked. They ask for no token. */
function routeOwn(app, context) {
    const { store, journal } = context;
    app.register(async (own) => {
        own.addHook('onRequest', async (request) => refuseForeignPages(request, context));
        own.get('/sandbox/records', async () => recordItems(context));
        own.get('/sandbox/requests', async () => ({ total: journal.total, requests: journal.requests }));
        own.get('/sandbox/about', async () => ({
            people: context.callers.map(({ id, name }) => ({ id, name })),
            objects: store.objects(),
            faults: context.faults.rules.map((rule) => rule.text),
        }));
        own.get('/sandbox/items', (request) => {
            const plain = { ...context.dialect, ...PLAIN };
            const { query } = readListQuery(request.query, ANYBODY, plain);
            const page = store.list(query);
            return { items: page.items.map((item) => recordItem(item, context)), more: page.end !== undefined };
        });
        own.get('/sandbox/contents/:id/:version', async (request, reply) => {
            const item = find(request.params.id, context);
            const version = store
                .versions(item)
                .find((candidate) => String(presentVersion(candidate, context.dialect)) === request.params.version);
            if (version === undefined)
                throw new Refusal(404, `There is no version ${request.params.version}.`);
            // Whatever was uploaded, it never runs as a page of this address.
            return reply
                .headers(contentHeaders(item, version))
                .header('content-security-policy', 'sandbox')
                .send(context.blobs.open(version.sha256));
        });
        own.post('/sandbox/items/:id/archive', async (request, reply) => {
            store.setArchived(find(request.params.id, context).id, true);
            return reply.code(204).send();
        });
        own.get('/sandbox/changes', (request, reply) => {
            reply.hijack();
            reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
            const tell = () => reply.raw.write('data: change\n\n');
            tell();
            context.changes.on('change', tell);
            request.raw.once('close', () => context.changes.off('change', tell));
        });
    });
}
/** The page reads lists in one shape, whatever dialect the service speaks. */
const PLAIN = {
    token: 'offsetToken',
    maxLimit: MAX_ITEMS,
    pageCap: MAX_ITEMS,
    near: 'sorted',
    archived: 'listed',
};
const ANYBODY = { kind: 'user', id: '', name: '', readOnly: true };
function find(id, context) {
    const item = context.store.find(id);
    if (item === undefined)
        throw new Refusal(404, `There is no proof item ${id}.`);
    return item;
}
/**
 * Keeps web pages of other origins out: those that send a form here, and those whose name was rebound to this machine.
 *
 * @throws Refusal 403
 */
function refuseForeignPages(request, context) {
    const { 'sec-fetch-site': site, origin } = request.headers;
    const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    // Hosts, not whole origins: behind a front that speaks https, the scheme is another than ours.
    const isForeignOrigin = origin !== undefined && URL.parse(origin)?.host !== request.host;
    const isRebound = context.isLocal && !isLoopback(request.hostname);
    if (isForeignSite || isForeignOrigin || isRebound)
        throw new Refusal(403, 'The page of the sandbox is for this machine and this origin.');
}

;// CONCATENATED MODULE: ./build/sandbox/page/markup.js
/** The page without its items: those come in as text, never as markup. */
const pageMarkup = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Proof sandbox</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%230f766e'/%3E%3Cpath d='m4 8.5 2.7 2.7L12 5.5' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/sandbox/page.css">
<script src="/sandbox/page.js" type="module"></script>
</head>
<body>
<header>
  <h1>Proof sandbox</h1>
  <p>base address <code id="address"></code></p>
  <p id="live" role="status">connecting</p>
</header>
<p id="faults" hidden></p>
<search>
  <label>Search <input id="search" type="search" placeholder="file name" autocomplete="off" aria-keyshortcuts="/"></label>
  <label>Linked to <select id="object"><option value="">anything</option></select></label>
  <label>Sort by <select id="sort">
    <option value="uploadedOn desc">latest upload</option>
    <option value="createdOn desc">newest item</option>
    <option value="filename asc">file name</option>
  </select></label>
</search>
<main>
  <div class="heads" aria-hidden="true">
    <span>File</span><span>Version</span><span>Size</span><span>Owner</span><span>Uploaded</span><span>Linked to</span>
  </div>
  <div id="items"></div>
  <p id="empty" hidden></p>
  <button id="more" type="button" hidden>Show more</button>
</main>
<footer>Press <kbd>/</kbd> to search, <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open. Everything here is on this machine.</footer>
<noscript>This page needs JavaScript to show what the sandbox holds.</noscript>
</body>
</html>
`;

;// CONCATENATED MODULE: ./build/sandbox/page/draw-item.js
/**
 * Draws one proof item. Runs in the browser, as the text of this very function: it uses nothing from outside itself.
 * Whatever the service was sent becomes text, never markup.
 */
function drawItem(item, { document, formatSize, revealHidden, nameOf, archive }) {
    const make = (tag, className, ...children) => {
        const element = document.createElement(tag);
        if (className !== '')
            element.className = className;
        element.append(...children);
        return element;
    };
    const drawText = (text) => make('bdi', '', revealHidden(text));
    const drawTime = (iso) => {
        const shown = new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
        const element = make('time', '', shown);
        element.setAttribute('datetime', iso);
        return element;
    };
    const drawSize = (bytes) => {
        const element = make('span', 'number', formatSize(bytes));
        element.title = `${bytes} bytes`;
        return element;
    };
    const drawSummary = () => {
        const latest = item.versions.at(-1);
        const tags = [
            ...(item.testable
                ? [make('span', 'tag', item.schema === undefined ? 'CSV, no schema' : 'CSV, schema')]
                : []),
            ...(item.archived ? [make('span', 'tag warn', 'archived')] : []),
        ];
        return make('summary', '', make('span', 'name', drawText(item.filename), ...tags), make('span', 'number', `v${latest?.version ?? '?'}`), drawSize(latest?.size ?? 0), make('span', 'owner', drawText(nameOf(item.ownedBy))), make('span', 'time', drawTime(item.uploadedOn)), make('span', 'links', ...item.links.map((link) => make('span', 'tag', drawText(`${link.objectType} ${link.objectId}`)))));
    };
    const drawVersions = () => {
        const rows = item.versions.toReversed().map((version) => {
            const link = make('a', '', 'Download');
            link.setAttribute('href', `/sandbox/contents/${item.id}/${version.version}`);
            link.setAttribute('download', '');
            link.setAttribute('aria-label', `Download version ${version.version} of ${item.filename}`);
            return make('tr', '', make('td', 'number', `v${version.version}`), make('td', '', drawSize(version.size)), make('td', '', link), make('td', 'wide', drawTime(version.uploadedOn)), make('td', 'wide', drawText(nameOf(version.uploadedBy))), make('td', 'wide', make('code', '', version.sha256)));
        });
        const heads = ['Version', 'Size', 'Contents', 'Uploaded', 'By', 'SHA-256'].map((head) => make('th', '', head));
        return make('table', 'versions', make('thead', '', make('tr', '', ...heads)), make('tbody', '', ...rows));
    };
    const drawSchema = () => {
        if (item.schema === undefined)
            return [];
        const rows = item.schema.schema.fields.map((field) => make('tr', '', make('td', '', drawText(field.name)), make('td', '', field.type)));
        const caption = make('caption', '', item.schema.isPrivate ? 'Schema (private)' : 'Schema');
        return [make('table', 'fields', caption, make('tbody', '', ...rows))];
    };
    const drawFacts = () => {
        const facts = [
            ['Id', make('code', '', item.id)],
            ['Owner', make('code', '', item.ownedBy)],
            ['Created', make('span', '', drawTime(item.createdOn), ' by ', drawText(nameOf(item.createdBy)))],
            ['Updated', make('span', '', drawTime(item.updatedOn), ' by ', drawText(nameOf(item.updatedBy)))],
        ];
        return make('dl', '', ...facts.flatMap(([term, value]) => [make('dt', '', term), make('dd', '', value)]));
    };
    const drawArchive = () => {
        if (item.archived)
            return [];
        const button = make('button', '', 'Archive');
        button.setAttribute('type', 'button');
        button.addEventListener('click', () => archive(item));
        return [button];
    };
    const details = make('details', '', drawSummary());
    details.id = `item-${item.id}`;
    details.append(make('div', 'body', drawVersions(), ...drawSchema(), drawFacts(), ...drawArchive()));
    return details;
}

;// CONCATENATED MODULE: ./build/sandbox/page/format-size.js
/** Writes a number of bytes for a person. Runs in the browser, too, as the text of this very function. */
function formatSize(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
    return `${(bytes / 1024 ** power).toLocaleString(undefined, { maximumFractionDigits: 1 })} ${units[power] ?? ''}`;
}

;// CONCATENATED MODULE: ./build/sandbox/page/reveal-hidden.js
/**
 * Shows characters that have no shape or turn the writing around, such as U+202E, by their number: a name that hides its
 * ending shall not look harmless. Runs in the browser, too, as the text of this very function.
 */
function revealHidden(text) {
    return text.replaceAll(/[\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
        const number = character.codePointAt(0) ?? 0;
        return `[U+${number.toString(16).toUpperCase().padStart(4, '0')}]`;
    });
}

;// CONCATENATED MODULE: ./build/sandbox/page/run-page.js
/**
 * Runs the page. Like its parts it runs in the browser, as the text of this very function: what it needs comes in.
 * It fetches again whenever the sandbox tells of a change, and touches only what differs: open items stay open.
 */
function runPage(browser, draw, formats) {
    const { document } = browser;
    const PAGE_ITEMS = 50;
    const REDRAW_PAUSE_MS = 150;
    let limit = PAGE_ITEMS;
    let isNewView = true;
    let isDrawing = false;
    let isStale = false;
    const names = new Map();
    const get = (id) => {
        const element = document.getElementById(id);
        if (element === null)
            throw new Error(`The page has no ${id}.`);
        return element;
    };
    const [items, search, object, sort, more, empty, live, faults] = [
        get('items'),
        get('search'),
        get('object'),
        get('sort'),
        get('more'),
        get('empty'),
        get('live'),
        get('faults'),
    ];
    const drawAbout = async () => {
        const about = JSON.parse(await browser.fetchText('/sandbox/about'));
        for (const { id, name } of about.people)
            names.set(id, name);
        faults.hidden = about.faults.length === 0;
        faults.textContent = `Some requests fail on purpose: ${about.faults.join('; ')}`;
        const chosen = object.value;
        const options = ['', ...about.objects.map(({ objectType, objectId }) => `${objectType} ${objectId}`)].map((value) => {
            const option = document.createElement('option');
            option.value = value;
            option.textContent = value === '' ? 'anything' : value;
            return option;
        });
        if (options.length !== object.children.length)
            object.replaceChildren(...options);
        object.value = chosen;
    };
    const queryOf = () => {
        const [sortBy = '', sortDirection = ''] = sort.value.split(' ');
        const query = new URLSearchParams({ limit: String(limit), sortBy, sortDirection });
        if (search.value !== '')
            query.set('search', search.value);
        const space = object.value.indexOf(' ');
        if (space > 0) {
            query.set('objectType', object.value.slice(0, space));
            query.set('objectId', object.value.slice(space + 1));
        }
        return query;
    };
    const archive = async (item) => {
        if (!browser.confirm(`Archive ${item.filename}? Its next version will be answered with 404.`))
            return;
        await browser.post(`/sandbox/items/${item.id}/archive`);
    };
    const tools = {
        document,
        ...formats,
        nameOf: (id) => names.get(id) ?? `user ${id.slice(0, 8)}`,
        archive: (item) => void archive(item),
    };
    const drawItems = async () => {
        const page = JSON.parse(await browser.fetchText(`/sandbox/items?${queryOf().toString()}`));
        const focused = document.activeElement;
        const kept = new Set(page.items.map((item) => `item-${item.id}`));
        for (const element of Array.from(items.children))
            if (!kept.has(element.id))
                element.remove();
        for (const [index, item] of page.items.entries()) {
            const fingerprint = JSON.stringify(item);
            const before = document.getElementById(`item-${item.id}`);
            let element = before;
            if (element === null || element.dataset['fingerprint'] !== fingerprint) {
                element = draw(item, tools);
                element.dataset['fingerprint'] = fingerprint;
                if (!isNewView)
                    element.dataset['new'] = '';
                element.open = before?.open ?? false;
                const hadFocus = before !== null && before.querySelector('summary') === focused;
                before?.remove();
                items.insertBefore(element, items.children[index] ?? null);
                if (hadFocus)
                    element.querySelector('summary')?.focus();
            }
            else if (items.children[index] !== element) {
                items.insertBefore(element, items.children[index] ?? null);
            }
        }
        isNewView = false;
        more.hidden = !page.more;
        empty.hidden = page.items.length > 0;
        empty.textContent =
            search.value === '' && object.value === ''
                ? 'Nothing yet. Upload something: it shows here at once.'
                : 'Nothing fits.';
    };
    /** One drawing at a time; what changes meanwhile is drawn once, afterwards. */
    const redraw = async () => {
        isStale = true;
        if (isDrawing)
            return;
        isDrawing = true;
        while (isStale) {
            isStale = false;
            await drawAbout()
                .then(drawItems)
                .catch(() => showLive(false));
            await new Promise((resolve) => setTimeout(resolve, REDRAW_PAUSE_MS));
        }
        isDrawing = false;
    };
    const showLive = (isLive) => {
        live.dataset['live'] = isLive ? 'yes' : 'no';
        live.textContent = isLive ? 'live' : 'not connected';
    };
    const moveFocus = (step) => {
        const rows = [...document.querySelectorAll('summary')];
        const now = rows.findIndex((row) => row === document.activeElement);
        rows[now < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, now + step))]?.focus();
    };
    document.addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey)
            return;
        const isTyping = event.target === search || event.target === object || event.target === sort;
        const actions = new Map([
            ['/', () => search.focus()],
            ['ArrowDown', () => moveFocus(1)],
            ['ArrowUp', () => moveFocus(-1)],
        ]);
        const action = actions.get(event.key);
        if (action === undefined || (isTyping && !(event.target === search && event.key === 'ArrowDown')))
            return;
        event.preventDefault();
        action();
    });
    for (const control of [search, object, sort]) {
        control.addEventListener('input', () => {
            limit = PAGE_ITEMS;
            isNewView = true;
            void redraw();
        });
    }
    more.addEventListener('click', () => {
        limit += PAGE_ITEMS;
        isNewView = true;
        void redraw();
    });
    get('address').textContent = browser.origin;
    const events = browser.openEvents('/sandbox/changes');
    events.addEventListener('open', () => showLive(true));
    events.addEventListener('error', () => showLive(false));
    events.addEventListener('message', () => void redraw());
}

;// CONCATENATED MODULE: ./build/sandbox/page/script.js




/**
 * The page's script: the text of functions that are linted and type-checked with everything else, and reach the
 * browser inside the program, because a bundler carries JavaScript only.
 */
const pageScript = `const drawItem = ${drawItem.toString()};
const runPage = ${runPage.toString()};
const formatSize = ${formatSize.toString()};
const revealHidden = ${revealHidden.toString()};
const browser = {
  document,
  origin: location.origin,
  openEvents: (path) => new EventSource(path),
  confirm: (question) => confirm(question),
  post: (path) => fetch(path, { method: 'POST' }),
  fetchText: async (path) => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(path + ': ' + response.status);
    return response.text();
  },
};
runPage(browser, drawItem, { formatSize, revealHidden });
`;

;// CONCATENATED MODULE: ./build/sandbox/page/style.js
const pageStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f7f7, #111616);
  --paper: light-dark(#ffffff, #1a2121);
  --ink: light-dark(#172121, #e4ebea);
  --soft: light-dark(#566464, #9aabaa);
  --line: light-dark(#dde4e3, #2c3736);
  --accent: light-dark(#0f766e, #4fd1c5);
  --wash: light-dark(#e3f4f1, #143a37);
  --warn: light-dark(#8a4b00, #f3b562);
  --columns: minmax(0, 2.6fr) 4.5rem 5.5rem minmax(0, 1.1fr) 12.5rem minmax(0, 1.5fr);
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto;
  padding: 1.5rem clamp(0.75rem, 3vw, 2rem) 2rem;
  max-width: 84rem;
  background: var(--ground);
  color: var(--ink);
  font: 0.9375rem/1.5 system-ui, sans-serif;
}
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.1rem 1rem; }
header p { margin: 0; color: var(--soft); }
header code { color: var(--ink); user-select: all; }
h1 { font-size: 1.375rem; margin: 0; letter-spacing: -0.01em; }
header #live { margin-left: auto; white-space: nowrap; }
#live::before {
  content: "";
  display: inline-block;
  width: 0.55rem; height: 0.55rem;
  margin-right: 0.45rem;
  border-radius: 50%;
  background: var(--soft);
}
#live[data-live="yes"]::before { background: var(--accent); }
#faults { margin: 0.75rem 0 0; color: var(--warn); white-space: pre-wrap; overflow-wrap: anywhere; }
search { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; margin: 1.25rem 0 1rem; }
label { display: grid; gap: 0.2rem; color: var(--soft); font-size: 0.8125rem; flex: 1 1 11rem; }
label:first-child { flex-grow: 3; }
input, select, button {
  font: inherit;
  color: var(--ink);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  padding: 0.45rem 0.65rem;
  min-width: 0;
  width: 100%;
}
input, select { font-size: 0.9375rem; }
button { width: auto; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main { background: var(--paper); border: 1px solid var(--line); border-radius: 0.75rem; overflow: clip; }
.heads, summary { display: grid; grid-template-columns: var(--columns); gap: 1rem; padding: 0.6rem 1rem; align-items: start; }
.heads { color: var(--soft); font-size: 0.8125rem; padding-left: 2.1rem; border-bottom: 1px solid var(--line); }
details + details { border-top: 1px solid var(--line); }
summary { cursor: pointer; list-style: none; padding-left: 2.1rem; position: relative; }
summary::-webkit-details-marker { display: none; }
summary::before {
  content: "";
  position: absolute;
  left: 0.95rem; top: 1.1rem;
  width: 0.4rem; height: 0.4rem;
  border: solid var(--soft);
  border-width: 0 1.5px 1.5px 0;
  rotate: -45deg;
}
details[open] > summary::before { rotate: 45deg; }
summary:hover { background: color-mix(in srgb, var(--wash) 45%, transparent); }
summary:focus-visible { outline-offset: -3px; border-radius: 0.6rem; }
.name { font-weight: 600; }
.number, .time { font-variant-numeric: tabular-nums; }
.time { white-space: nowrap; }
bdi, dd, code { overflow-wrap: anywhere; }
.tag {
  margin-right: 0.3rem;
  padding: 0.1rem 0.45rem;
  box-decoration-break: clone;
  border-radius: 0.4rem;
  background: var(--wash);
  font-size: 0.8125rem;
  font-weight: 400;
  overflow-wrap: anywhere;
}
.name .tag { margin-left: 0.5rem; }
.tag.warn { background: none; border: 1px solid var(--warn); color: var(--warn); }
details[data-new] > summary { animation: arrive 2.5s ease-out; }
@keyframes arrive { from { background: var(--wash); } }
.body { padding: 0.25rem 1rem 1.1rem 2.1rem; display: grid; gap: 1rem; justify-items: start; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.15rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 600; padding-bottom: 0.25rem; }
th { text-align: left; color: var(--soft); font-weight: 400; font-size: 0.8125rem; }
th, td { padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid var(--line); vertical-align: baseline; }
table.fields { width: auto; min-width: 18rem; }
code { font: 0.8125rem/1.4 ui-monospace, monospace; }
a { color: var(--accent); }
#empty { padding: 2.5rem 1rem; margin: 0; text-align: center; color: var(--soft); }
#more { margin: 0.75rem 1rem; }
footer { margin-top: 1rem; color: var(--soft); font-size: 0.8125rem; }
kbd { border: 1px solid var(--line); border-radius: 0.3rem; padding: 0 0.3rem; background: var(--paper); font: inherit; }
@media (max-width: 48rem) {
  .heads { display: none; }
  summary { grid-template-columns: auto auto 1fr; gap: 0.1rem 0.9rem; }
  summary > .name, summary > .links { grid-column: 1 / -1; }
  summary > .owner { text-align: right; }
  summary > .time { grid-column: 1 / -1; }
  summary > :not(.name) { color: var(--soft); font-size: 0.875rem; }
  .links:empty { display: none; }
  .name .tag { margin-left: 0; }
  .name bdi { margin-right: 0.5rem; }
  label:first-child { flex-basis: 100%; }
  header p { order: 1; flex-basis: 100%; }
  header #live { order: 0; flex-basis: auto; }
  .body { padding-left: 1rem; }
  .versions thead { position: absolute; clip-path: inset(50%); }
  .versions tr { display: grid; grid-template-columns: auto 1fr auto; gap: 0 0.9rem; padding: 0.45rem 0; border-bottom: 1px solid var(--line); }
  .versions td { border: 0; padding: 0; }
  .versions .wide { grid-column: 1 / -1; }
  footer { display: none; }
}
@media (prefers-reduced-motion: reduce) {
  details[data-new] > summary { animation: none; }
}
`;

;// CONCATENATED MODULE: ./build/sandbox/routes/page.js



const CONTENT_SECURITY_POLICY = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
].join('; ');
const assets = [
    ['/', 'text/html; charset=utf-8', pageMarkup],
    ['/sandbox/page.css', 'text/css; charset=utf-8', pageStyle],
    ['/sandbox/page.js', 'text/javascript; charset=utf-8', pageScript],
];
/** The page to look at: three texts out of the program itself, so that it works without a network and from a bundle. */
function routePage(app) {
    for (const [path, type, text] of assets) {
        app.get(path, async (_request, reply) => reply
            .type(type)
            .headers({
            'cache-control': 'no-cache',
            'content-security-policy': CONTENT_SECURITY_POLICY,
            'referrer-policy': 'no-referrer',
            'x-content-type-options': 'nosniff',
        })
            .send(text));
    }
}

;// CONCATENATED MODULE: ./build/sandbox/routes/answer-change.js

/**
 * Answers a version, a link or a schema, whose response bodies interface.md does not show.
 *
 * @param partial the fields that a service with partial answers sends
 */
function answerChange(reply, item, partial, dialect) {
    const whole = presentItem(item, dialect);
    if (dialect.answers === 'empty')
        return reply.code(204).send();
    if (dialect.answers === 'object')
        return reply.send({});
    if (dialect.answers === 'item')
        return reply.send(whole);
    return reply.send(Object.fromEntries(partial.map((field) => [field, whole[field]])));
}

;// CONCATENATED MODULE: ./build/sandbox/routes/schema.js




/** PATCH of the field schema of a testable CSV item (interface.md §4.2). */
function routeSchema(app, context) {
    app.patch('/v1/proof/:proofId', async (request, reply) => {
        requireWriter(request.caller);
        const { id, filename, testable } = requireItem(request.params.proofId, context);
        request.passage.named(filename);
        await request.passage.received();
        if (request.body === undefined)
            throw new Refusal(415, 'The content type must be application/json.');
        const schema = readSchema(request.body);
        if (!testable) {
            throw new Refusal(409, `Proof item ${id} was not uploaded as testable CSV, and takes no schema.`);
        }
        const item = request.passage.perform(() => context.store.setSchema(id, schema, request.caller.id));
        return answerChange(reply, item, ['updatedOn', 'updatedBy'], context.dialect);
    });
}

;// CONCATENATED MODULE: ./build/sandbox/owner.js


/**
 * Finds the owner of a new item: the user whom the form names, else the user who uploads (interface.md §2.1, §5).
 *
 * @throws Refusal 400
 */
function readOwner(named, caller, context) {
    const field = context.dialect.ownerField;
    if (named === undefined) {
        if (caller.kind === 'user')
            return caller.id;
        throw new Refusal(400, `A service account cannot own proof: name a user in the form field ${field}.`);
    }
    if (!isUuid(named))
        throw new Refusal(400, `The form field ${field} must be a user's UUID; it is "${named}".`);
    const owner = named.toLowerCase();
    const known = context.callers.find((candidate) => candidate.id === owner);
    if (known?.kind === 'service-account') {
        throw new Refusal(400, `The form field ${field} names a service account, which cannot own proof.`);
    }
    if (known === undefined && context.knownOwnersOnly) {
        throw new Refusal(400, `The form field ${field} names ${owner}, who is no user of the organization.`);
    }
    return owner;
}

;// CONCATENATED MODULE: ./build/sandbox/receive-form.js


/**
 * Reads the form in constant memory: the file goes to the blob store as it comes, fields may stand before or after it.
 *
 * @param known form fields that the endpoint takes beside `proof`
 * @throws Refusal 400 for a form that is not as the interface says, 413, 415. Nothing is kept then.
 */
async function receiveForm(request, { blobs, maxFileBytes }, known) {
    if (!request.isMultipart())
        throw new Refusal(415, 'The content type must be multipart/form-data.');
    const fields = new Map();
    let file;
    try {
        for await (const part of request.parts({ preservePath: true, limits: FORM_LIMITS })) {
            if (part.type === 'field') {
                receive_form_readField(part, fields, known);
                continue;
            }
            if (part.fieldname !== 'proof')
                throw new Refusal(400, `The file part is named "${part.fieldname}", not "proof".`);
            if (file !== undefined)
                throw new Refusal(400, 'The form has more than one proof part.');
            const filename = readFilename(part.filename);
            request.passage.named(filename);
            const bytes = await blobs.receive(limit(part.file, maxFileBytes, request));
            file = { filename, mediaType: part.mimetype, bytes };
        }
        if (file === undefined)
            throw new Refusal(400, 'The form has no file part named "proof".');
        await request.passage.received();
        const { bytes } = file;
        return { ...file, fields, [Symbol.asyncDispose]: () => bytes.discard() };
    }
    catch (error) {
        await file?.bytes.discard();
        throw asRefusal(error);
    }
}
// Generous for a handful of short fields, small enough to bound memory.
const FORM_LIMITS = { fieldSize: 64 * 1024, fields: 32, parts: 64, fileSize: Number.POSITIVE_INFINITY };
const MAX_FILENAME_BYTES = 1024;
function receive_form_readField(part, fields, known) {
    const { fieldname, value } = part;
    if (fieldname === 'proof')
        throw new Refusal(400, 'The part "proof" must be a file: give it a filename.');
    if (!known.includes(fieldname)) {
        throw new Refusal(400, `The form field "${fieldname}" is not known here. Known: ${['proof', ...known].join(', ')}.`);
    }
    if (fields.has(fieldname))
        throw new Refusal(400, `The form field "${fieldname}" is there twice.`);
    if (typeof value !== 'string')
        throw new Refusal(400, `The form field "${fieldname}" must be text.`);
    fields.set(fieldname, value);
}
/**
 * A name is kept as it was sent, path separators included: nothing on disk is named after it.
 * Quote, CR and LF come percent-encoded (WHATWG HTML, multipart/form-data encoding algorithm).
 */
function readFilename(sent) {
    const name = (sent ?? '').replaceAll('%22', '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n');
    if (name === '')
        throw new Refusal(400, 'The part "proof" needs a filename.');
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    if (/[\u0000-\u001f\u007f]/.test(name))
        throw new Refusal(400, 'The filename holds control characters.');
    if (Buffer.byteLength(name) > MAX_FILENAME_BYTES) {
        throw new Refusal(400, `The filename is longer than ${MAX_FILENAME_BYTES} bytes.`);
    }
    return name;
}
async function* limit(bytes, maxBytes, request) {
    let size = 0;
    for await (const chunk of bytes) {
        size += chunk.byteLength;
        if (size > maxBytes)
            throw new Refusal(413, `The file is larger than ${maxBytes} bytes.`);
        request.passage.read(size);
        yield chunk;
    }
}
/** The disk's failures are ours; whatever else goes wrong while reading lies in the form. */
function asRefusal(error) {
    if (error instanceof Refusal || !(error instanceof Error) || 'syscall' in error)
        return error;
    if (error.name !== 'Error' && error.name !== 'FastifyError')
        return error;
    return new Refusal(400, `The form cannot be read: ${error.message}.`);
}

;// CONCATENATED MODULE: ./build/sandbox/routes/uploads.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/** POST of a new item, of a version, and of an item with its link (interface.md §4.1, §4.3, §4.4). */
function routeUploads(app, context) {
    app.post('/v1/proof', async (request, reply) => {
        const item = await createItem(request, context, undefined);
        return reply.code(201).send(presentItem(item, context.dialect));
    });
    app.post('/v1/proof/:proofId/versions', async (request, reply) => {
        const item = await addVersion(request, context, request.params.proofId);
        return answerChange(reply.code(201), item, ['version', 'size', 'updatedOn', 'uploadedOn'], context.dialect);
    });
    for (const objectType of objectTypes) {
        app.post(`/v1/${objectType}s/:objectId/proof`, async (request, reply) => {
            const item = await createItem(request, context, { objectType, objectId: request.params.objectId });
            return answerChange(reply.code(201), item, ['filename', 'size'], context.dialect);
        });
    }
}
async function createItem(request, context, link) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        requireWriter(request.caller);
        if (link !== undefined)
            requireObject(link, context);
        const { ownerField, rename } = context.dialect;
        const form = __addDisposableResource(env_1, await receiveForm(request, context, [ownerField, 'contentType']), true);
        const ownedBy = readOwner(form.fields.get(ownerField), request.caller, context);
        const testable = readTestable(form);
        const filename = rename === undefined ? form.filename : form.filename.replaceAll(/[^\w.-]/g, rename);
        await form.bytes.keep();
        return request.passage.perform(() => context.store.create({ filename, ownedBy, testable, link, ...newVersion(form, request) }));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function addVersion(request, context, proofId) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        requireWriter(request.caller);
        requireItem(proofId, context);
        const form = __addDisposableResource(env_2, await receiveForm(request, context, []), true);
        await form.bytes.keep();
        return request.passage.perform(() => {
            // Once more: a person may have archived it while the bytes came in.
            requireItem(proofId, context);
            return context.store.addVersion(proofId, newVersion(form, request));
        });
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
function newVersion(form, request) {
    const { sha256, size } = form.bytes;
    return { sha256, size, mediaType: form.mediaType, uploadedBy: request.caller.id };
}
/** Testable CSV says text/csv twice: as the part's type, and in the field contentType (interface.md §4.1). */
function readTestable(form) {
    const contentType = form.fields.get('contentType');
    if (contentType === undefined)
        return false;
    if (contentType !== 'text/csv') {
        throw new Refusal(400, `The form field contentType is "${contentType}"; the only value is text/csv.`);
    }
    if (form.mediaType !== 'text/csv') {
        throw new Refusal(400, `A testable CSV needs the file part to be text/csv too; it is ${form.mediaType}.`);
    }
    return true;
}

;// CONCATENATED MODULE: ./build/sandbox/server.js














const MAX_JSON_BYTES = 1024 * 1024;
// The longest object id, percent-encoded.
const MAX_PARAMETER_CHARS = 3 * 1024;
/** Builds the service: what comes before every request, the endpoints, and what becomes of errors. */
async function buildServer(context) {
    const app = fastify({
        logger: false,
        bodyLimit: MAX_JSON_BYTES,
        exposeHeadRoutes: false,
        // A stop ends uploads that are under way; none of them was acknowledged.
        forceCloseConnections: true,
        routerOptions: { maxParamLength: MAX_PARAMETER_CHARS },
        frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
        clientErrorHandler: (_error, socket) => answerGarbage(socket),
    });
    app.removeContentTypeParser('text/plain');
    app.setErrorHandler(answerError);
    await app.register(multipart, { throwFileSizeLimit: false });
    app.decorateRequest('passage');
    app.decorateRequest('caller');
    app.addHook('onRequest', async (request, reply) => admit(request, reply, context));
    app.addHook('onSend', (request, _reply, payload) => request.passage.answer(payload));
    routeUploads(app, context);
    routeSchema(app, context);
    routeList(app, context);
    routeDownload(app, context);
    routeTokens(app, context);
    routeOwn(app, context);
    routePage(app);
    app.get('/openapi.json', async () => openApiDocument);
    return app;
}
/** Bytes that are no HTTP never become a request: the answer is written by hand. */
function answerGarbage(socket) {
    if (!socket.writable)
        return;
    const body = JSON.stringify(errorBody(400, 'The request is not well-formed HTTP.'));
    const head = [
        'HTTP/1.1 400 Bad Request',
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/sandbox/store/file-blobs.js




const READ_CHUNK_BYTES = 1024 * 1024;
/**
 * Blobs as files: `incoming/<uuid>` while they arrive, `blobs/<sha256>` once kept.
 * A kept blob was written, fsynced and renamed in this order, and its folder fsynced: it is whole or not there.
 */
async function openFileBlobs(folder) {
    const incoming = (0,external_node_path_.join)(folder, 'incoming');
    const blobs = (0,external_node_path_.join)(folder, 'blobs');
    await (0,promises_.mkdir)(incoming, { recursive: true });
    await (0,promises_.mkdir)(blobs, { recursive: true });
    return {
        async receive(bytes) {
            const path = (0,external_node_path_.join)(incoming, (0,external_node_crypto_.randomUUID)());
            try {
                const written = await writeDurably(path, bytes);
                return {
                    ...written,
                    keep: () => moveDurably(path, blobs, written.sha256),
                    discard: () => remove(path),
                };
            }
            catch (error) {
                await remove(path);
                throw error;
            }
        },
        open: (sha256) => (0,external_node_fs_.createReadStream)((0,external_node_path_.join)(blobs, sha256), { highWaterMark: READ_CHUNK_BYTES }),
        async sweep(isNamed) {
            for (const name of await (0,promises_.readdir)(incoming))
                await remove((0,external_node_path_.join)(incoming, name));
            for (const sha256 of await (0,promises_.readdir)(blobs))
                if (!isNamed(sha256))
                    await remove((0,external_node_path_.join)(blobs, sha256));
        },
    };
}
async function writeDurably(path, bytes) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let size = 0;
    const file = await (0,promises_.open)(path, 'wx');
    try {
        for await (const chunk of bytes) {
            hash.update(chunk);
            size += chunk.byteLength;
            await file.appendFile(chunk);
        }
        await file.sync();
    }
    finally {
        await file.close();
    }
    return { sha256: hash.digest('hex'), size };
}
async function moveDurably(from, blobs, sha256) {
    await (0,promises_.rename)(from, (0,external_node_path_.join)(blobs, sha256));
    await syncFolder(blobs);
}
async function syncFolder(path) {
    // Windows cannot open a folder to fsync it; its file system journals the rename by itself.
    if (process.platform === 'win32')
        return;
    const folder = await (0,promises_.open)(path, 'r');
    try {
        await folder.sync();
    }
    finally {
        await folder.close();
    }
}
async function remove(path) {
    await (0,promises_.rm)(path, { force: true });
}

;// CONCATENATED MODULE: ./build/sandbox/store/memory-blobs.js


/** Blobs in memory, for tests: gone with the process, and as large as the process. */
function openMemoryBlobs() {
    const kept = new Map();
    return {
        async receive(bytes) {
            const chunks = [];
            for await (const chunk of bytes)
                chunks.push(chunk);
            const whole = Buffer.concat(chunks);
            const sha256 = (0,external_node_crypto_.createHash)('sha256').update(whole).digest('hex');
            return {
                sha256,
                size: whole.byteLength,
                keep: async () => void kept.set(sha256, whole),
                discard: async () => { },
            };
        },
        open(sha256) {
            const whole = kept.get(sha256);
            if (whole === undefined)
                throw new Error(`No blob ${sha256} in memory.`);
            return external_node_stream_.Readable.from([whole], { objectMode: false });
        },
        sweep: async () => { },
    };
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
;// CONCATENATED MODULE: ./build/sandbox/store/database.js

/**
 * Opens the metadata and holds it for this process alone: two sandboxes on one folder would sweep each other's files.
 * `synchronous = FULL` makes a commit survive a power cut, not only a kill.
 *
 * @param file path, or `:memory:`
 * @throws when another process holds the file, or it is no database
 */
function openDatabase(file) {
    const database = new external_node_sqlite_.DatabaseSync(file);
    try {
        database.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      ${TABLES}
    `);
        return database;
    }
    catch (error) {
        database.close();
        throw error;
    }
}
const TABLES = `
  CREATE TABLE IF NOT EXISTS items (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    filename TEXT NOT NULL,
    folded TEXT NOT NULL,
    owned_by TEXT NOT NULL,
    created_by TEXT NOT NULL,
    created_on INTEGER NOT NULL,
    updated_by TEXT NOT NULL,
    updated_on INTEGER NOT NULL,
    uploaded_on INTEGER NOT NULL,
    testable INTEGER NOT NULL,
    schema TEXT,
    archived INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS items_by_uploaded_on ON items (uploaded_on, sequence);
  CREATE INDEX IF NOT EXISTS items_by_created_on ON items (created_on, sequence);
  CREATE INDEX IF NOT EXISTS items_by_filename ON items (filename, sequence);
  CREATE TABLE IF NOT EXISTS versions (
    item INTEGER NOT NULL REFERENCES items (sequence),
    number INTEGER NOT NULL,
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    media_type TEXT NOT NULL,
    uploaded_by TEXT NOT NULL,
    uploaded_on INTEGER NOT NULL,
    PRIMARY KEY (item, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS links (
    object_type TEXT NOT NULL,
    object_id TEXT NOT NULL,
    item INTEGER NOT NULL REFERENCES items (sequence),
    PRIMARY KEY (object_type, object_id, item)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS links_by_item ON links (item);
`;

;// CONCATENATED MODULE: ./build/sandbox/store/tick.js
/**
 * A clock that never shows one time twice, so that uploadedOn advances with each version (interface.md §2.1)
 * even when two arrive in one millisecond, or after the machine's clock was set back.
 *
 * @param now milliseconds since the epoch
 * @param last the latest time given out before, by an earlier process
 */
function startTicking(now, last) {
    let shown = last;
    return () => {
        shown = Math.max(Math.floor(now()), shown + 1);
        return shown;
    };
}

;// CONCATENATED MODULE: ./build/sandbox/store/write-items.js

/** Writes a new item with its first version and its link. Returns its id. */
function writeItem(database, item, now) {
    const id = (0,external_node_crypto_.randomUUID)();
    const { lastInsertRowid } = database
        .prepare(`INSERT INTO items
         (id, filename, folded, owned_by, created_by, created_on, updated_by, updated_on, uploaded_on, testable)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
        .run(id, item.filename, item.filename.toLowerCase(), item.ownedBy, item.uploadedBy, now, item.uploadedBy, now, now, Number(item.testable));
    const sequence = Number(lastInsertRowid);
    insertVersion(database, sequence, 0, item, now);
    if (item.link !== undefined) {
        database
            .prepare('INSERT INTO links (object_type, object_id, item) VALUES (?, ?, ?)')
            .run(item.link.objectType, item.link.objectId, sequence);
    }
    return id;
}
/** Writes the version after the highest one. createdOn stays fixed, uploadedOn advances (interface.md §2.1). */
function writeVersion(database, item, version, now) {
    insertVersion(database, item.sequence, item.latest.index + 1, version, now);
    database
        .prepare('UPDATE items SET updated_by = ?, updated_on = ?, uploaded_on = ? WHERE sequence = ?')
        .run(version.uploadedBy, now, now, item.sequence);
}
/** Sets the schema. That is a change of the item, yet no upload: uploadedOn stays. */
function writeSchema(database, item, schema, updatedBy, now) {
    database
        .prepare('UPDATE items SET schema = ?, updated_by = ?, updated_on = ? WHERE sequence = ?')
        .run(JSON.stringify(schema), updatedBy, now, item.sequence);
}
function insertVersion(database, item, index, version, now) {
    database
        .prepare(`INSERT INTO versions (item, number, size, sha256, media_type, uploaded_by, uploaded_on)
       VALUES (?, ?, ?, ?, ?, ?, ?)`)
        .run(item, index, version.size, version.sha256, version.mediaType, version.uploadedBy, now);
}

;// CONCATENATED MODULE: ./build/sandbox/store/store.js





/**
 * @param file path of the database, or `:memory:`
 * @param now milliseconds since the epoch
 * @param changed is called after each commit
 */
function openStore(file, now, changed = () => { }) {
    const database = openDatabase(file);
    const tick = startTicking(now, latestTime(database));
    const transact = (work) => {
        const result = inTransaction(database, work);
        changed();
        return result;
    };
    const one = (sql, ...values) => database.prepare(sql).get(...values);
    const all = (sql, ...values) => database.prepare(sql).all(...values);
    const find = (id) => {
        const row = one(`SELECT ${ITEMS_WITH_LATEST} WHERE items.id = ?`, id);
        return row === undefined ? undefined : readItem(row);
    };
    const get = (id) => {
        const item = find(id);
        if (item === undefined)
            throw new Error(`There is no item ${id} in the store.`);
        return item;
    };
    const change = (id, write) => transact(() => {
        write(get(id));
        return get(id);
    });
    return {
        create: (item) => transact(() => get(writeItem(database, item, tick()))),
        addVersion: (id, version) => change(id, (item) => writeVersion(database, item, version, tick())),
        setSchema: (id, schema, by) => change(id, (item) => writeSchema(database, item, schema, by, tick())),
        setArchived: (id, archived) => change(id, (item) => {
            database
                .prepare('UPDATE items SET archived = ? WHERE sequence = ?')
                .run(Number(archived), item.sequence);
        }),
        find,
        list: (query) => listItems(database, query),
        versions: (item) => all('SELECT * FROM versions WHERE item = ? ORDER BY number', item.sequence).map(readVersion),
        links: (item) => all('SELECT * FROM links WHERE item = ?', item.sequence).map(readLink),
        objects: () => all('SELECT DISTINCT object_type, object_id FROM links').map(readLink),
        namesBlob: (sha256) => one('SELECT 1 FROM versions WHERE sha256 = ? LIMIT 1', sha256) !== undefined,
        close() {
            if (database.isOpen)
                database.close();
        },
    };
}
function inTransaction(database, work) {
    database.exec('BEGIN IMMEDIATE');
    try {
        const result = work();
        database.exec('COMMIT');
        return result;
    }
    catch (error) {
        if (database.isTransaction)
            database.exec('ROLLBACK');
        throw error;
    }
}
function latestTime(database) {
    const row = database.prepare('SELECT max(updated_on) AS latest FROM items').get();
    return typeof row?.['latest'] === 'number' ? row['latest'] : 0;
}

;// CONCATENATED MODULE: ./build/sandbox/store/storage.js





/**
 * @param folder that keeps everything; undefined keeps it in memory
 * @param now milliseconds since the epoch
 * @param changed is called after each commit
 * @throws when another sandbox holds the folder
 */
async function openStorage(folder, now, changed) {
    if (folder === undefined)
        return { store: openStore(':memory:', now, changed), blobs: openMemoryBlobs() };
    await (0,promises_.mkdir)(folder, { recursive: true });
    const store = openOnce(folder, now, changed);
    const blobs = await openFileBlobs(folder);
    await blobs.sweep((sha256) => store.namesBlob(sha256));
    return { store, blobs };
}
function openOnce(folder, now, changed) {
    try {
        return openStore((0,external_node_path_.join)(folder, 'proof.db'), now, changed);
    }
    catch (error) {
        throw new Error(`The sandbox cannot open ${(0,external_node_path_.join)(folder, 'proof.db')}. Does another sandbox use this folder?`, {
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./build/sandbox/tokens.js


/** @param now milliseconds since the epoch */
function openTokens(callers, lifeSeconds, now) {
    const fixed = new Map(callers.flatMap((caller) => (caller.token === undefined ? [] : [[caller.token, caller]])));
    const minted = new Map();
    return {
        lifeSeconds,
        authenticate(header) {
            const token = readBearer(header);
            const owner = fixed.get(token);
            if (owner !== undefined)
                return owner;
            const mint = minted.get(token);
            if (mint === undefined)
                throw unauthorized('The access token is not known.', 'invalid_token');
            if (mint.expiresOn > now())
                return mint.caller;
            minted.delete(token);
            throw unauthorized('The access token has expired.', 'invalid_token');
        },
        mint(caller) {
            const token = (0,external_node_crypto_.randomBytes)(24).toString('base64url');
            minted.set(token, { caller, expiresOn: now() + lifeSeconds * 1000 });
            return token;
        },
    };
}
function readBearer(header) {
    if (header === undefined)
        throw unauthorized('The header Authorization: Bearer <token> is missing.');
    const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
    if (token === undefined)
        throw unauthorized('The header Authorization must be: Bearer <token>.');
    return token;
}
/** Names the scheme as RFC 6750 §3 asks; a request without any token gets no error code. */
function unauthorized(message, code) {
    return new Refusal(401, message, {
        'www-authenticate': code === undefined ? 'Bearer' : `Bearer error="${code}"`,
    });
}

;// CONCATENATED MODULE: ./build/sandbox/sandbox.js












const DEFAULT_PORT = 4010;
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_SEED = 1;
const DEFAULT_TOKEN_LIFE_SECONDS = 300;
/**
 * Starts the whole service of interface.md in this process.
 *
 * @throws when the port is taken, or the data folder is in use by another sandbox
 */
async function startSandbox(options = {}) {
    const { host = DEFAULT_HOST, port = DEFAULT_PORT, callers = demoCallers, now = Date.now } = options;
    const dialect = { ...defaultDialect, ...options.dialect };
    const changes = new external_node_events_.EventEmitter();
    // One listener for each open page.
    changes.setMaxListeners(0);
    const { store, blobs } = await openStorage(options.data, now, () => changes.emit('change'));
    const waiting = openWaiting();
    const journal = openJournal(now);
    const app = await buildServer({
        store,
        blobs,
        changes,
        dialect,
        callers,
        waiting,
        journal,
        tokens: openTokens(callers, options.tokenLifeSeconds ?? DEFAULT_TOKEN_LIFE_SECONDS, now),
        faults: openFaultPicker(options.faults ?? [], options.seed ?? DEFAULT_SEED),
        rateGate: openRateGate(dialect.rate, now),
        knownOwnersOnly: options.knownOwnersOnly ?? false,
        objects: options.objects,
        maxFileBytes: options.maxFileBytes ?? Number.POSITIVE_INFINITY,
        isLocal: isLoopback(host),
    });
    const stop = async () => {
        waiting.stop();
        await app.close();
        store.close();
    };
    const url = await listen(app, host, port).catch(async (error) => {
        await stop();
        throw error;
    });
    return {
        url,
        token: callers.find((caller) => caller.kind === 'user' && caller.token !== undefined)?.token ?? '',
        page: `${url}/`,
        records: () => recordItems({ store, dialect }),
        requests: () => journal.requests,
        archive: (proofId) => void store.setArchived(proofId, true),
        stop,
    };
}
async function listen(app, host, port) {
    try {
        return await app.listen({ port, host });
    }
    catch (error) {
        throw new Error(`The sandbox cannot listen on ${host}:${port}. Is the port taken? Port 0 takes a free one.`, {
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(37157);
;// CONCATENATED MODULE: ./build/sandbox/read-words.js
/** Readers of the words in dialects and faults. Each throws an Error that says what would be right. */
function readChoice(name, value, allowed) {
    const found = allowed.find((candidate) => candidate === value);
    if (found !== undefined)
        return found;
    throw new Error(`${name} is one of ${allowed.join(', ')}, not "${value}".`);
}
function readWhole(name, value, least, most) {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most)
        return number;
    throw new Error(`${name} is a whole number from ${least} to ${most}, not "${value}".`);
}
const unitMs = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
// The longest delay that Node's timers take.
const MAX_DURATION_MS = 2_147_483_647;
/** Reads `500ms`, `2s`, `1.5s`, `10m` or `1h`. Returns milliseconds. */
function readDuration(name, value) {
    const [, digits, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(value) ?? [];
    const factor = Object.entries(unitMs).find(([key]) => key === unit)?.[1];
    const ms = digits === undefined || factor === undefined ? Number.NaN : Number(digits) * factor;
    if (ms <= MAX_DURATION_MS)
        return ms;
    throw new Error(`${name} is a duration such as 500ms, 2s or 10m, not "${value}".`);
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
;// CONCATENATED MODULE: ./build/sandbox/faults/fault.js
const resetPlaces = ['before-body', 'mid-body', 'after-body', 'after-commit', 'mid-answer'];

;// CONCATENATED MODULE: ./build/sandbox/faults/actions.js




const actions = new Map([
    [
        'reset',
        {
            defaults: { at: 'before-body' },
            build: (get) => ({ kind: 'reset', at: readChoice('at', get('at'), resetPlaces) }),
        },
    ],
    [
        'status',
        {
            defaults: { code: '500', commit: 'no', at: 'body' },
            build: (get) => actions_jsonAnswer(readStatus(get('code')), { at: readPlace(get('at')), commit: readCommit(get('commit')) }),
        },
    ],
    [
        'early',
        {
            // The id looks real, so that only a client that minds the unread body sees through it.
            defaults: { code: '200' },
            build: (get) => ({
                ...actions_jsonAnswer(readStatus(get('code')), { at: 'arrival' }),
                body: JSON.stringify({ id: '0a1b2c3d-0000-4000-8000-00000000ea51' }),
            }),
        },
    ],
    [
        'throttle',
        {
            defaults: { code: '429', wait: '1s', tell: 'seconds' },
            build: buildThrottle('Rate limit is exceeded.'),
        },
    ],
    [
        'quota',
        {
            defaults: { code: '403', wait: '1s', tell: 'nothing' },
            build: buildThrottle('Bandwidth quota exceeded. Try again later.'),
        },
    ],
    [
        'html',
        {
            defaults: { code: '200', commit: 'no' },
            build: (get) => ({
                ...actions_jsonAnswer(readStatus(get('code')), { commit: readCommit(get('commit')) }),
                mediaType: 'text/html; charset=utf-8',
                body: '<!doctype html><title>Gateway</title><h1>The gateway is having a moment</h1>',
            }),
        },
    ],
    [
        'redirect',
        {
            defaults: { code: '307', to: '/sandbox/elsewhere' },
            build: (get) => actions_jsonAnswer(readStatus(get('code')), { at: 'arrival', headers: { location: get('to') } }),
        },
    ],
    [
        'stall',
        {
            defaults: { at: 'headers', for: '1h', commit: 'yes' },
            build: (get) => ({
                kind: 'stall',
                at: readChoice('at', get('at'), ['headers', 'body']),
                forMs: readDuration('for', get('for')),
                commit: readChoice('commit', get('commit'), ['yes', 'no']) === 'yes',
            }),
        },
    ],
    [
        'drip',
        {
            defaults: { bytes: '1', every: '100ms' },
            build: (get) => ({
                kind: 'drip',
                bytes: readWhole('bytes', get('bytes'), 1, 1_000_000),
                everyMs: readDuration('every', get('every')),
            }),
        },
    ],
    ['truncate', { defaults: {}, build: () => ({ kind: 'truncate' }) }],
    ['loop', { defaults: {}, build: () => ({ kind: 'loop' }) }],
]);
function actions_jsonAnswer(status, changes) {
    return {
        kind: 'answer',
        at: 'body',
        status,
        mediaType: 'application/json; charset=utf-8',
        body: JSON.stringify(errorBody(status, external_node_http_.STATUS_CODES[status] ?? 'Fault')),
        headers: {},
        commit: 'no',
        ...changes,
    };
}
/** Says how long to wait in one of the forms of docs/sandbox.md (`tell`): Retry-After in seconds or as a date, the message, or not. */
function buildThrottle(message) {
    return (get) => {
        const status = readStatus(get('code'));
        const waitMs = readDuration('wait', get('wait'));
        const seconds = Math.ceil(waitMs / 1000);
        const tell = readChoice('tell', get('tell'), ['seconds', 'date', 'message', 'nothing']);
        const told = tell === 'message' ? `${message} Try again in ${seconds} seconds.` : message;
        return actions_jsonAnswer(status, {
            body: JSON.stringify(errorBody(status, told)),
            ...(tell === 'seconds' ? { headers: { 'retry-after': String(seconds) } } : {}),
            ...(tell === 'date' ? { retryDateMs: waitMs } : {}),
        });
    };
}
function readStatus(code) {
    return readWhole('code', code, 200, 599);
}
function readPlace(at) {
    return readChoice('at', at, ['arrival', 'body']);
}
function readCommit(commit) {
    return commit === 'yes' || commit === 'no' ? commit : readDuration('commit', commit);
}

;// CONCATENATED MODULE: ./build/sandbox/faults/rule.js



/**
 * Reads rules, one a line or separated by `;`. `#` begins a comment line.
 * `create,link nth=2 name=*.csv: reset at=mid-body`
 *
 * @throws Error naming the rule and what is wrong with it
 */
function parseFaults(text) {
    return text
        .split(/\r?\n/)
        .filter((line) => !line.trimStart().startsWith('#'))
        .flatMap((line) => line.split(';'))
        .map((rule) => rule.trim())
        .filter((rule) => rule !== '')
        .map((line) => {
        try {
            return parseRule(line);
        }
        catch (error) {
            throw new Error(`In the rule "${line}": ${error instanceof Error ? error.message : String(error)}`, {
                cause: error,
            });
        }
    });
}
function parseRule(text) {
    const [, which, what] = /^(.*?):\s+(.*)$/.exec(text) ?? [];
    if (which === undefined || what === undefined)
        throw new Error('Write WHICH REQUESTS: WHAT HAPPENS.');
    const [kinds = '', ...clauses] = which.trim().split(/\s+/);
    const wanted = readPairs(clauses, ['nth', 'every', 'share', 'times', 'name']);
    const name = wanted.get('name');
    const times = wanted.get('times');
    return {
        text,
        endpoints: readEndpoints(kinds),
        name: name === undefined ? undefined : readGlob(name),
        when: readWhen(wanted),
        times: times === undefined ? Number.POSITIVE_INFINITY : readWhole('times', times, 1, MAX_COUNT),
        fault: readAction(what),
    };
}
const MAX_COUNT = 1_000_000_000;
const groups = new Map([
    ['any', endpoints.map((endpoint) => endpoint.kind)],
    ['write', ['create', 'link', 'version', 'schema']],
    ['read', ['list', 'download']],
    ...endpoints.map(({ kind }) => [kind, [kind]]),
]);
function readEndpoints(text) {
    return new Set(text.split(',').flatMap((word) => {
        const kinds = groups.get(word);
        if (kinds === undefined)
            throw new Error(`"${word}" is no kind of request. Known: ${[...groups.keys()].join(', ')}.`);
        return kinds;
    }));
}
function readWhen(wanted) {
    const [nth, every, share] = [wanted.get('nth'), wanted.get('every'), wanted.get('share')];
    if ([nth, every, share].filter((value) => value !== undefined).length > 1) {
        throw new Error('nth, every and share exclude each other.');
    }
    if (nth !== undefined) {
        return {
            kind: 'nth',
            numbers: new Set(nth.split(',').map((value) => readWhole('nth', value, 1, MAX_COUNT))),
        };
    }
    if (every !== undefined)
        return { kind: 'every', number: readWhole('every', every, 1, MAX_COUNT) };
    if (share === undefined)
        return { kind: 'always' };
    const percent = /^(\d+(?:\.\d+)?)%$/.exec(share)?.[1];
    if (percent === undefined || Number(percent) > 100)
        throw new Error(`share is a part of 100 such as 10%, not "${share}".`);
    return { kind: 'share', share: Number(percent) / 100 };
}
function readAction(text) {
    const [word = '', ...parameters] = text.trim().split(/\s+/);
    const action = actions.get(word);
    if (action === undefined)
        throw new Error(`"${word}" is nothing that can happen. Known: ${[...actions.keys()].join(', ')}.`);
    const given = readPairs(parameters, Object.keys(action.defaults));
    return action.build((parameter) => given.get(parameter) ?? action.defaults[parameter] ?? '');
}
function readPairs(words, known) {
    const pairs = new Map();
    for (const word of words) {
        const [, key = word, value] = /^([^=]*)=(.+)$/.exec(word) ?? [];
        if (!known.includes(key))
            throw new Error(`"${key}" is not known here. Known: ${known.join(', ') || 'nothing'}.`);
        if (value === undefined)
            throw new Error(`"${key}" needs a value: ${key}=...`);
        if (pairs.has(key))
            throw new Error(`"${key}" is there twice.`);
        pairs.set(key, value);
    }
    return pairs;
}
/** `*` stands for any characters, `?` for one. */
function readGlob(glob) {
    const pattern = glob
        .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*')
        .replaceAll('?', '.');
    return new RegExp(`^${pattern}$`, 'su');
}

;// CONCATENATED MODULE: ./build/sandbox/objects.js

/**
 * Reads the objects that exist: one a line, `control:<id>`, `label:<id>` or `task:<id>`; `#` begins a comment line.
 *
 * @throws Error naming the line
 */
function parseObjects(text) {
    return text.split(/\r?\n/).flatMap((line, index) => {
        const entry = line.trim();
        return entry === '' || entry.startsWith('#') ? [] : [parseObject(entry, index + 1)];
    });
}
function parseObject(entry, line) {
    const colon = entry.indexOf(':');
    const objectType = objectTypes.find((type) => type === entry.slice(0, colon));
    const objectId = entry.slice(colon + 1);
    if (objectType !== undefined && objectId !== '')
        return { objectType, objectId };
    throw new Error(`Line ${line}, "${entry}": write control:<id>, label:<id> or task:<id>.`);
}

;// CONCATENATED MODULE: ./build/sandbox/parse-dialect.js


/**
 * Reads a dialect: settings `name=value`, separated by commas; later ones win.
 *
 * @throws Error naming the setting
 */
function parseDialect(text) {
    const parts = text.split(',').map((part) => part.trim());
    return Object.assign({}, defaultDialect, ...parts.filter((part) => part !== '').map(parseSetting));
}
function parseSetting(part) {
    const equals = part.indexOf('=');
    const name = equals < 0 ? part : part.slice(0, equals);
    const read = settings.get(name);
    if (read === undefined)
        throw new Error(`"${name}" is no setting. Known: ${[...settings.keys()].join(', ')}.`);
    if (equals < 0)
        throw new Error(`"${name}" needs a value: ${name}=...`);
    return read(part.slice(equals + 1));
}
/** docs/sandbox.md shows this table to users. */
const settings = new Map([
    ['array', (value) => ({ array: readKey('array', value) })],
    ['token', (value) => ({ token: readKey('token', value) })],
    ['last', (value) => ({ last: readChoice('last', value, ['omitted', 'null', 'empty']) })],
    ['max-limit', (value) => ({ maxLimit: readWhole('max-limit', value, 1, 1_000_000) })],
    ['page-cap', (value) => ({ pageCap: readWhole('page-cap', value, 1, 1_000_000) })],
    ['first-version', (value) => ({ firstVersion: readWhole('first-version', value, 0, 1000) })],
    ['answers', (value) => ({ answers: readChoice('answers', value, ['item', 'partial', 'object', 'empty']) })],
    ['size', (value) => ({ size: readChoice('size', value, ['number', 'string']) })],
    ['near', (value) => ({ near: readChoice('near', value, ['sorted', 'first']) })],
    ['rename', (value) => ({ rename: value })],
    ['archived', (value) => ({ archived: readChoice('archived', value, ['hidden', 'listed']) })],
    ['timestamps', (value) => ({ timestamps: readChoice('timestamps', value, ['fraction', 'z', 'offset']) })],
    ['fields', (value) => ({ fields: readChoice('fields', value, ['documented', 'more']) })],
    ['owner-field', (value) => ({ ownerField: readKey('owner-field', value) })],
    ['rate', (value) => ({ rate: readWhole('rate', value, 0, 1_000_000) })],
]);
function readKey(name, value) {
    if (/^[A-Za-z][\w-]*$/.test(value))
        return value;
    throw new Error(`${name} is a name of letters, digits, _ and -, not "${value}".`);
}

;// CONCATENATED MODULE: ./build/cli/sandbox-options.js






const MAX_SEED = 2 ** 31 - 1;
const MAX_TOKEN_LIFE_SECONDS = 31_536_000;
// b64token of RFC 6750 §2.1: no Authorization header carries another.
const BEARER_TOKEN = /^[\w.~+/-]+=*$/;
const DEFAULT_DATA_FOLDER = './proof-sandbox-data';
/** @throws InputError naming the flag */
async function readSandboxOptions(flags) {
    const callers = flags.callers === undefined
        ? undefined
        : sandbox_options_parse('callers', parseCallers, await read('callers', flags.callers));
    return {
        port: sandbox_options_readWhole('port', flags.port, { least: 0, most: 65_535 }),
        host: flags.host,
        data: flags.memory === true ? undefined : (flags.data ?? DEFAULT_DATA_FOLDER),
        callers: flags.token === undefined ? callers : withUserToken(callers ?? demoCallers, flags.token),
        knownOwnersOnly: callers !== undefined,
        objects: flags.objects === undefined
            ? undefined
            : sandbox_options_parse('objects', parseObjects, await read('objects', flags.objects)),
        dialect: sandbox_options_parse('dialect', parseDialect, (flags.dialect ?? []).join(',')),
        faults: sandbox_options_parse('fault', parseFaults, await readFaults(flags.fault ?? [])),
        seed: sandbox_options_readWhole('seed', flags.seed, { least: 0, most: MAX_SEED }),
        maxFileBytes: flags.maxFileSize === undefined ? undefined : readSize(flags.maxFileSize),
        tokenLifeSeconds: sandbox_options_readWhole('token-life', flags.tokenLife, { least: 1, most: MAX_TOKEN_LIFE_SECONDS }),
    };
}
/** The first user is the one whom `--token` means. */
function withUserToken(callers, token) {
    if (!BEARER_TOKEN.test(token)) {
        throw new errors/* InputError */.d('token', 'A bearer token is at least one of A-Z a-z 0-9 . _ ~ + / -, with = at its end only.');
    }
    const user = callers.find((caller) => caller.kind === 'user');
    if (user === undefined)
        throw new errors/* InputError */.d('token', 'The callers file has no user that could have it.');
    const other = callers.find((caller) => caller !== user && caller.token === token);
    if (other !== undefined) {
        throw new errors/* InputError */.d('token', `"${other.name}" has this token already. Choose another one.`);
    }
    return callers.map((caller) => (caller === user ? { ...caller, token } : caller));
}
/** Rules as they are, or `@file`. */
async function readFaults(words) {
    const texts = words.map(async (word) => (word.startsWith('@') ? read('fault', word.slice(1)) : word));
    return (await Promise.all(texts)).join('\n');
}
async function read(flag, path) {
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        throw new errors/* InputError */.d(flag, `${path} cannot be read.`, { cause: error });
    }
}
function sandbox_options_parse(flag, parser, text) {
    try {
        return parser(text);
    }
    catch (error) {
        throw new errors/* InputError */.d(flag, error instanceof Error ? error.message : String(error), { cause: error });
    }
}
function sandbox_options_readWhole(flag, text, { least, most }) {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most)
        return value;
    throw new errors/* InputError */.d(flag, `"${text}" is no whole number from ${least} to ${most}.`);
}
const unitBytes = { '': 1, B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };
function readSize(text) {
    const [, digits, unit] = /^(\d+)(B|[KMG]iB|)$/.exec(text) ?? [];
    const factor = Object.entries(unitBytes).find(([name]) => name === unit)?.[1];
    if (digits !== undefined && factor !== undefined)
        return Number(digits) * factor;
    throw new errors/* InputError */.d('max-file-size', `"${text}" is no size such as 500000, 10MiB or 4GiB.`);
}

;// CONCATENATED MODULE: ./build/cli/serve-sandbox.js




/** Serves until SIGINT or SIGTERM, then stops cleanly; a second signal ends the process at once. */
async function serveSandbox(flags) {
    const options = await readSandboxOptions(flags);
    const sandbox = await startSandbox(options);
    const signal = nextSignal();
    try {
        if (flags.readyFile !== undefined)
            await writeReadyFile(flags.readyFile, sandbox);
        announce(sandbox, flags, options.data);
        await signal;
    }
    finally {
        await sandbox.stop();
    }
}
/** Takes one signal; the next has its usual effect again. */
function nextSignal() {
    return new Promise((resolve) => {
        const take = () => {
            process.off('SIGINT', take).off('SIGTERM', take);
            resolve();
        };
        process.on('SIGINT', take).on('SIGTERM', take);
    });
}
/** Renamed into place, so that whoever waits for the file never reads half of it. */
async function writeReadyFile(path, { url, token, page }) {
    await (0,promises_.writeFile)(`${path}.part`, `${JSON.stringify({ url, token, page })}\n`);
    await (0,promises_.rename)(`${path}.part`, path);
}
function announce(sandbox, flags, data) {
    console.log(`The proof sandbox listens.
  address  ${sandbox.url}
  token    ${sandbox.token}
  page     ${sandbox.page}
  keeps    ${data ?? 'nothing: all in memory'}
Stop it with Ctrl-C.`);
    if (!isLoopback(flags.host)) {
        console.error(`WARNING: the sandbox listens on ${flags.host}, beyond this machine. Whoever reaches it can read and ` +
            'change all it holds, with well-known tokens or none. Give it nothing that is secret.');
    }
}


/***/ })

};
