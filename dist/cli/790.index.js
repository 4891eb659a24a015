export const id = 790;
export const ids = [790];
export const modules = {

/***/ 37953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ printDocument),
  w: () => (/* binding */ runCommand)
});

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

// EXTERNAL MODULE: ./build/evidence/redactor.js
var evidence_redactor = __webpack_require__(43306);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/cli/failures.js
var failures = __webpack_require__(65186);
// EXTERNAL MODULE: ./build/cli/flags.js
var cli_flags = __webpack_require__(6222);
// EXTERNAL MODULE: ./build/report/comparisons.js
var comparisons = __webpack_require__(70125);
// EXTERNAL MODULE: ./build/report/csv-sentences.js
var csv_sentences = __webpack_require__(77000);
// EXTERNAL MODULE: ./build/report/downloads.js
var downloads = __webpack_require__(66526);
// EXTERNAL MODULE: ./build/report/sentences.js
var sentences = __webpack_require__(9385);
;// CONCATENATED MODULE: ./build/cli/reporter.js




/** Tells a run to a person at a terminal, or to whoever reads the log of a job later. */
function createReporter(terminal, verbose) {
    return (event) => {
        switch (event.type) {
            case 'notice':
                terminal.warn(`note: ${event.message}`);
                break;
            case 'warning':
                terminal.warn(`warning: ${event.message}`);
                break;
            case 'detail':
                if (verbose) {
                    terminal.warn(event.message);
                }
                break;
            case 'csv-finding':
                terminal.warn((0,csv_sentences/* describeFindingLine */.PA)(event.path, event.finding));
                break;
            case 'csv-checked':
                terminal.say((0,csv_sentences/* describeCheck */.cn)(event.check));
                break;
            case 'planned':
                tellPlan(event.plan, terminal);
                break;
            case 'attempted':
                tellOutcome(event.outcome, terminal);
                terminal.progress.update(event.done, event.total, 'uploading');
                break;
            case 'confirming':
                terminal.progress.update(0, event.total, 'confirming');
                break;
            case 'fetched':
                if (event.outcome.failure === undefined) {
                    terminal.say((0,downloads/* describeDownload */.yW)(event.outcome));
                }
                terminal.progress.update(event.done, event.total, 'downloading');
                break;
            case 'compared':
                terminal.say((0,comparisons/* describeComparison */.L5)(event.comparison), event.comparison.state === 'equal' ? 'plain' : 'bad');
                terminal.progress.update(event.done, event.total, 'comparing');
                break;
        }
    };
}
function tellPlan(plan, terminal) {
    terminal.say((0,sentences/* describePlan */.df)(plan));
    for (const step of plan.steps) {
        terminal.say(`  ${(0,sentences/* describeStep */.Ey)(step)}`);
    }
    terminal.progress.update(0, plan.steps.length, 'uploading');
}
/** A conflict was told with the plan; what did not land is told again when the run is over. */
function tellOutcome(outcome, terminal) {
    if (outcome.step.kind !== 'conflict') {
        terminal.say((0,sentences/* describeOutcomeLine */.Gx)(outcome), outcome.failure === undefined ? 'plain' : 'bad');
    }
}

// EXTERNAL MODULE: ./build/cli/secrets.js + 1 modules
var cli_secrets = __webpack_require__(40651);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/cli-progress/cli-progress.js
var cli_progress = __webpack_require__(98502);
;// CONCATENATED MODULE: ./build/cli/progress.js

/** CI systems end jobs that are silent for minutes, and people begin to wonder much earlier. */
const SILENCE_MS = 10_000;
/** @param stream where the bar, or the line, goes */
function createProgress(stream) {
    return stream.isTTY && process.env['TERM'] !== 'dumb' ? createBar(stream) : createHeartbeat(stream);
}
/** The bar is cut to the width of the terminal; lines above it wrap, and a killed process leaves the cursor as it was. */
const manners = { barsize: 24, clearOnComplete: true, hideCursor: false, linewrap: true };
function createBar(stream) {
    let bars;
    let bar;
    return {
        update(done, total, what) {
            bars ??= new cli_progress.MultiBar({ format: '{value}/{total} {what} {bar} {duration_formatted}', ...manners, stream }, cli_progress.Presets.shades_classic);
            bar ??= bars.create(total, done, { what });
            bar.setTotal(total);
            bar.update(done, { what });
        },
        above(target, text) {
            if (bars === undefined || target.isTTY !== true) {
                target.write(text);
            }
            else {
                bars.log(text);
            }
        },
        end() {
            // What was logged since the last redraw is written by a redraw only.
            bars?.update();
            bars?.stop();
            bars = undefined;
            bar = undefined;
        },
    };
}
function createHeartbeat(stream) {
    let line;
    let timer;
    return {
        update(done, total, what) {
            line = `${what}: ${done} of ${total} done\n`;
            timer ??= setInterval(() => stream.write(line ?? ''), SILENCE_MS).unref();
        },
        above(target, text) {
            target.write(text);
            timer?.refresh();
        },
        end() {
            clearInterval(timer);
            timer = undefined;
        },
    };
}

;// CONCATENATED MODULE: ./build/cli/terminal.js



const colors = { good: 'green', bad: 'red' };
/** Colours obey NO_COLOR and FORCE_COLOR, as `styleText` does. */
function openTerminal({ json }) {
    const output = json ? process.stderr : process.stdout;
    const progress = createProgress(process.stderr);
    const print = (stream, text) => {
        progress.above(stream, `${text}\n`);
    };
    return {
        say(line, tone = 'plain') {
            const text = (0,neutral/* neutralizeLine */.a0)(line);
            print(output, tone === 'plain' ? text : (0,external_node_util_.styleText)(colors[tone], text, { stream: output }));
        },
        warn(line) {
            const text = (0,neutral/* neutralizeLine */.a0)(line);
            print(process.stderr, (0,external_node_util_.styleText)('yellow', text, { stream: process.stderr }));
        },
        progress,
    };
}

;// CONCATENATED MODULE: ./build/cli/run-command.js








/**
 * Runs a command from its flags to its exit code, whatever happens on the way: an error has a message and, with `--json`, is the
 * one document on standard output; a signal ends it in order, with 130 or 143.
 */
async function runCommand({ command, flags, options }, story) {
    const { json = false, verbose = false } = options;
    const { env: environment } = process;
    const cancellation = listenForCancellation();
    const terminal = openTerminal({ json });
    const redactor = (0,evidence_redactor/* createRedactor */.l)([]);
    try {
        const secrets = await (0,cli_secrets/* readSecrets */.q)(command, environment);
        Object.values(secrets).forEach((secret = '') => redactor.add(secret));
        const raw = { ...(0,cli_flags/* readFlags */.uW)(command, flags, environment), ...secrets };
        const host = {
            workspace: process.cwd(),
            runnerTemp: environment['RUNNER_TEMP'],
            environment,
            emit: createReporter(terminal, verbose),
            onToken: (token) => redactor.add(token),
            cancelled: cancellation.signal,
        };
        process.exitCode = await story({ raw, host, terminal, redactor });
    }
    catch (cause) {
        const error = redactor.redactError(cause);
        terminal.progress.end();
        if (json) {
            printDocument((0,failures/* describeFailure */.Ic)(error));
        }
        process.exitCode = (0,failures/* reportFailure */.xV)(error);
    }
    terminal.progress.end();
    const cause = cancellation.cause();
    process.exitCode = cause === undefined ? process.exitCode : failures/* exitCodes */.hS[cause];
}
/** The one document that `--json` puts on standard output. */
function printDocument(document) {
    process.stdout.write(`${(0,neutral/* neutralizeJson */.GQ)(JSON.stringify(document, undefined, 2))}\n`);
}


/***/ }),

/***/ 47800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ withService)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/evidence/redactor.js
var evidence_redactor = __webpack_require__(43306);
// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(37157);
// EXTERNAL MODULE: ./build/service/http.js
var http = __webpack_require__(18186);
;// CONCATENATED MODULE: ./build/service/auth.js


/** A token is renewed this long before it expires, or when a quarter of its life is left, if that is shorter. */
const RENEWAL_MARGIN_MS = 60_000;
/** A token that somebody else obtained: nothing can replace it. Throws InputError for one that no header can carry. */
function staticToken(token) {
    if (!(0,http/* isSendable */.dT)(token)) {
        throw new errors/* InputError */.d('token', 'is empty, or holds white space or characters beyond ASCII. Check what was pasted.');
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/service/certificates.js



const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu;
/** The certificates of a `ca-file`, as PEM. Throws {@link InputError} when it holds none, or one that is broken. */
function readCertificates(caFile) {
    const certificates = readText(caFile).match(CERTIFICATE) ?? [];
    if (certificates.length === 0) {
        throw new errors/* InputError */.d('ca-file', `${caFile} holds no certificate in PEM form ("-----BEGIN CERTIFICATE-----").`);
    }
    for (const [index, certificate] of certificates.entries()) {
        requireCertificate(caFile, index, certificate);
    }
    return certificates;
}
function readText(caFile) {
    try {
        return (0,external_node_fs_.readFileSync)(caFile, 'utf8');
    }
    catch (cause) {
        throw new errors/* InputError */.d('ca-file', `${caFile} cannot be read. Give the path of a PEM file.`, { cause });
    }
}
/** OpenSSL would pass over a broken one in silence, and the handshake fail for no visible reason. */
function requireCertificate(caFile, index, certificate) {
    try {
        void new external_node_crypto_.X509Certificate(certificate);
    }
    catch (cause) {
        throw new errors/* InputError */.d('ca-file', `certificate ${index + 1} of ${caFile} cannot be parsed.`, { cause });
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
        throw new errors/* InputError */.d('id', `${JSON.stringify(part)} cannot be part of an address. Use the id that the service shows.`);
    }
    return encodeURIComponent(part);
}

// EXTERNAL MODULE: ./build/evidence/inputs/machine-addresses.js
var machine_addresses = __webpack_require__(13024);
// EXTERNAL MODULE: ./build/evidence/service.js
var service = __webpack_require__(67023);
// EXTERNAL MODULE: ./node_modules/content-disposition/dist/index.js
var dist = __webpack_require__(48443);
;// CONCATENATED MODULE: ./build/service/content-disposition.js

/**
 * The file name of a content-disposition header (§4.6), hostile until it is made safe; nothing where it names none or is broken.
 * Services differ in how they write names beyond ASCII: RFC 8187 is decoded, and so is bare UTF-8.
 */
function readFilename(header = '') {
    try {
        const filename = (0,dist/* parse */.qg)(header).parameters['filename'] ?? '';
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
var reading = __webpack_require__(89684);
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
    if ((0,machine_addresses/* isMachineAddress */.O)(to.hostname)) {
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

// EXTERNAL MODULE: ./build/evidence/files.js
var files = __webpack_require__(68435);
;// CONCATENATED MODULE: ./build/service/multipart.js




/**
 * A multipart/form-data body (RFC 7578) of known size: the fields first, then the file.
 * Its stream throws FileChangedError when the file yields more or fewer bytes than its size.
 * Throws InputError for a name that holds control characters.
 */
function frameMultipart(fields, file) {
    const boundary = `upload-proof-${(0,external_node_crypto_.randomUUID)()}`;
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
        throw new errors/* InputError */.d(input, `${JSON.stringify(text)} holds a character that no form can carry. Choose another.`);
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
            throw new files/* FileChangedError */.j(`${filename} grew while it was sent: it had ${content.size} bytes`);
        }
        yield chunk;
    }
    if (remaining > 0) {
        throw new files/* FileChangedError */.j(`${filename} shrank while it was sent: ${remaining} of ${content.size} bytes are missing`);
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

// EXTERNAL MODULE: ./build/service/proxies.js
var proxies = __webpack_require__(25316);
// EXTERNAL MODULE: ./build/service/refusals.js + 1 modules
var refusals = __webpack_require__(52714);
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
var answers = __webpack_require__(84447);
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
    const { createAgent } = await Promise.all(/* import() */[__webpack_require__.e(183), __webpack_require__.e(709)]).then(__webpack_require__.bind(__webpack_require__, 26709));
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
        proxies: (0,proxies/* readProxies */.r)(settings.environment),
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
        const { createMint } = await Promise.all(/* import() */[__webpack_require__.e(235), __webpack_require__.e(650)]).then(__webpack_require__.bind(__webpack_require__, 13650));
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
    const redactor = (0,evidence_redactor/* createRedactor */.l)([pickSecret(connection.tokens)]);
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
    sleep: (ms, signal) => (0,promises_.setTimeout)(ms, undefined, signal === undefined ? {} : { signal }),
};


/***/ }),

/***/ 77897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ classifyFault)
/* harmony export */ });
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

/***/ 68435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ FileChangedError)
/* harmony export */ });
/** The file is not, or is no longer, what was found: grown, shrunk, rewritten, replaced or deleted. */
class FileChangedError extends Error {
    name = 'FileChangedError';
}


/***/ }),

/***/ 22652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ parseWebUrl),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   qf: () => (/* binding */ parseTokenUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);
/* harmony import */ var _machine_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13024);


const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;
/**
 * The service's address, without a slash at its end. https, or http on the loopback interface
 * (elsewhere with `allow: http`): the access token goes there.
 */
function parseBaseUrl(text, allowHttp) {
    const input = 'base-url';
    if (text === '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, 'is required: the address of your proof service, such as https://proof.example.com.');
    }
    const url = parseSafeUrl(text, input, allowHttp);
    if (text.includes('?') || text.includes('#')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, 'must end with its path: no query and no fragment.');
    }
    url.pathname = url.pathname.replace(/\/+$/u, '');
    if (/\/v1$/iu.test(url.pathname)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, 'ends with /v1, which is added to it. Leave it out.');
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, 'needs {id} where the id of the item goes: https://app.example.com/proof/{id}.');
    }
    // An id comes from the service: it may not choose where a link of the summary leads.
    const hosts = ['1', '2'].map((id) => {
        const { username, host } = parseUrl(text.replaceAll('{id}', id), input);
        return `${username}@${host}`;
    });
    if (new Set(hosts).size > 1) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, 'must name its host itself: {id} goes into the path, the query or the fragment.');
    }
    return text;
}
function parseSafeUrl(text, input, allowHttp) {
    const url = parseUrl(text, input);
    if (url.protocol === 'http:' && !allowHttp && !LOOPBACK.test(url.hostname)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, 'http would send secrets in clear text. Use https, or say so with "allow: http".');
    }
    if ((0,_machine_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .isMachineAddress */ .O)(url.hostname)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `${url.hostname} is the machine's own (link-local, or a cloud's metadata service). Write the address of your service.`);
    }
    if (url.username !== '' || url.password !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, 'must not hold a user or password. The token has an input of its own.');
    }
    return url;
}
function parseUrl(text, input) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !['https:', 'http:'].includes(url.protocol)) {
        // What stands before the last @ may be a password, wherever the address went wrong.
        const shown = text.replace(/^(\w+:\/\/)?.*@/su, '$1***@');
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `"${shown}" is not an https address.`);
    }
    return url;
}


/***/ }),

/***/ 76905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ parseAllowances)
/* harmony export */ });
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39051);

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
    return new Set((0,_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(text).map((line) => (0,_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseChoice */ .HU)(allowances, line, input)));
}


/***/ }),

/***/ 59014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readConnectionSettings)
/* harmony export */ });
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22652);
/* harmony import */ var _allowances_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76905);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37157);
/* harmony import */ var _raw_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69774);




/** Reads and checks where the service is and who is calling. Throws {@link InputError} naming the input at fault. */
function readConnectionSettings(raw) {
    const allow = (0,_raw_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R5)(raw, 'allow', _allowances_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAllowances */ .B, new Set());
    return {
        baseUrl: (0,_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBaseUrl */ .Q2)(raw['base-url']?.trim() ?? '', allow.has('http')),
        tokens: readTokens(raw, allow),
        ownerField: (0,_raw_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R5)(raw, 'owner-field', parseFieldName, 'svc-proof-owned-by'),
        caFile: (0,_raw_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R5)(raw, 'ca-file', (text) => text, undefined),
    };
}
function parseFieldName(text, input) {
    if (!/^[\w.-]+$/u.test(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `"${text}" is not a form field's name: letters, digits, ".", "_" and "-".`);
    }
    return text;
}
function readTokens(raw, allow) {
    const tokenUrl = (0,_raw_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R5)(raw, 'token-url', (text, input) => (0,_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTokenUrl */ .qf)(text, input, allow.has('http')), undefined);
    if (tokenUrl === undefined) {
        return { token: readToken(raw.token) };
    }
    if (raw.token?.trim()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d('token', 'and "token-url" are two ways to be known to the service. Set one.');
    }
    return {
        tokenUrl,
        clientId: readSecret(raw, 'client-id'),
        clientSecret: readSecret(raw, 'client-secret'),
        scope: (0,_raw_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R5)(raw, 'scope', (text) => text, undefined),
    };
}
function readToken(raw) {
    const token = readSecret({ token: raw }, 'token');
    if (!/^[\u0021-\u007e]+$/u.test(token)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d('token', 'holds white space or characters that no access token has. Check the secret.');
    }
    return token;
}
function readSecret(raw, input) {
    const secret = raw[input]?.trim() ?? '';
    if (secret === '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, 'is empty. In a workflow, a secret that does not exist, or that this event may not read, is an empty string.');
    }
    return secret;
}


/***/ }),

/***/ 39051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Xw: () => (/* binding */ parseUuid),
/* harmony export */   uz: () => (/* binding */ splitLines),
/* harmony export */   yG: () => (/* binding */ parseBoolean),
/* harmony export */   yi: () => (/* binding */ parseDurationMs),
/* harmony export */   zq: () => (/* binding */ parseCount)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);

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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `"${text}" is not a boolean. Write true or false.`);
}
/** Milliseconds of a duration such as `90s`, `30m`, `12h` or `30d`. */
function parseDurationMs(text, input) {
    const [, digits, unit = ''] = /^(\d{1,9})([smhd])$/u.exec(text) ?? [];
    const unitMs = UNIT_MS.get(unit);
    if (digits === undefined || unitMs === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `"${text}" is not a duration. Write a whole number with s, m, h or d: 30m.`);
    }
    return Number(digits) * unitMs;
}
/** One word of a closed list. */
function parseChoice(choices, text, input) {
    const choice = choices.find((known) => known === text);
    if (choice === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `"${text}" is not known. Write one of: ${choices.join(', ')}.`);
    }
    return choice;
}
/** A whole number from `least` to `most`. */
function parseCount(text, least, most, input) {
    const count = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
    if (!(count >= least && count <= most)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `"${text}" is not a whole number from ${least} to ${most}.`);
    }
    return count;
}
/** A user id (interface.md §2.4). */
function parseUuid(text, input) {
    if (!UUID.test(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `"${text}" is not a UUID. Write the user's id, such as 5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d.`);
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


/***/ }),

/***/ 75834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readLimits)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39051);
/* harmony import */ var _raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69774);



const MOST_IN_FLIGHT = 64;
/** Reads `timeout` and `concurrency`. Throws {@link InputError} naming the one at fault. */
function readLimits(raw) {
    return {
        timeoutMs: (0,_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(raw, 'timeout', parseBudgetMs, 30 * 60_000),
        concurrency: (0,_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(raw, 'concurrency', (text, input) => (0,_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCount */ .zq)(text, 1, MOST_IN_FLIGHT, input), 4),
    };
}
function parseBudgetMs(text, input) {
    const budgetMs = (0,_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDurationMs */ .yi)(text, input);
    if (budgetMs === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, 'a budget of nothing lets nothing happen. Write at least 1s.');
    }
    return budgetMs;
}


/***/ }),

/***/ 13024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isMachineAddress)
/* harmony export */ });
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


/***/ }),

/***/ 43306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4805);

/** A redactor of the secrets that are known already. */
function createRedactor(secrets) {
    const known = new Set(secrets);
    let redactText = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareRedaction */ .HF)(known);
    let done = new WeakMap();
    return {
        add(secret) {
            redactText = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareRedaction */ .HF)(known.add(secret));
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


/***/ }),

/***/ 4805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HF: () => (/* binding */ prepareRedaction),
/* harmony export */   fp: () => (/* binding */ redactSecrets)
/* harmony export */ });
/* unused harmony export listSecretForms */
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

/***/ 17358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P4: () => (/* binding */ formatTarget),
/* harmony export */   Sx: () => (/* binding */ parseTargets),
/* harmony export */   hu: () => (/* binding */ parseTarget),
/* harmony export */   u9: () => (/* binding */ parseObjectId),
/* harmony export */   xU: () => (/* binding */ TARGET_PATTERN)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);
/* harmony import */ var _inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39051);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67023);



const TYPES = _service_js__WEBPACK_IMPORTED_MODULE_2__/* .targetTypes */ .vj.join('|');
/** An id is opaque, but one that holds the beginning of another target is a list in the wrong form. */
const SEVERAL = `[,; \\t](${TYPES}):`;
/** Regular expression of one target, for a JSON Schema. */
const TARGET_PATTERN = `(${TYPES}):(?!.*${SEVERAL}).+`;
/** Reads `control:<id>`, `label:<id>` or `task:<id>`. Throws {@link InputError} naming the input. */
function parseTarget(text, input) {
    const colon = text.indexOf(':');
    const prefix = colon < 0 ? text : text.slice(0, colon);
    const type = _service_js__WEBPACK_IMPORTED_MODULE_2__/* .targetTypes */ .vj.find((known) => known === prefix);
    if (colon < 0 || type === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `"${text}" is not a target. Write control:<id>, label:<id> or task:<id>, one a line.`);
    }
    if (new RegExp(SEVERAL, 'u').test(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `"${text}" names several targets. Write one a line.`);
    }
    return { type, id: parseObjectId(text.slice(colon + 1).trim(), input) };
}
/** Reads the input `link`: one target a line, each counted once. */
function parseTargets(text, input) {
    const targets = (0,_inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)(text).map((line) => parseTarget(line, input));
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, 'an id is missing. Write the id as the service shows it.');
    }
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    if (id === '.' || id === '..' || /[\u0000-\u001f\u007f]/u.test(id)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `"${id}" cannot be an id. Write the id as the service shows it.`);
    }
    return id;
}


/***/ }),

/***/ 70125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ listComparisons),
/* harmony export */   L5: () => (/* binding */ describeComparison),
/* harmony export */   kG: () => (/* binding */ describeComparisons)
/* harmony export */ });
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32206);

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
    const good = `${count('equal')} of ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .p)(comparisons.length, 'file')} equal`;
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

/***/ 66526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   RC: () => (/* binding */ describeDownloads),
/* harmony export */   Wf: () => (/* binding */ listDownloads),
/* harmony export */   yW: () => (/* binding */ describeDownload)
/* harmony export */ });
/* unused harmony export renderDownloads */
/* harmony import */ var _markdown_cells_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1766);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32206);




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
        (0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z)(file.size),
        `sha256 ${file.sha256}`,
    ];
    return `${file.path}: ${parts.join(', ')}`;
}
/** `3 of 4 items brought back; 1 failed`. */
function describeDownloads(outcomes) {
    const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
    const good = `${outcomes.length - failed} of ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .p)(outcomes.length, 'item')} brought back`;
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
    return renderPage('Proof download', describeDownloads(outcomes), [
        renderTable('Not brought back', missingColumns, bad, ROWS_LIMIT_BYTES / 2),
        renderTable('Brought back', broughtColumns, good, ROWS_LIMIT_BYTES / 2),
    ]);
}
const missingColumns = [
    { title: 'Asked for', align: 'left', render: ({ what }) => (0,_markdown_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(what) },
    {
        title: 'What happened, and what to do',
        align: 'left',
        render: ({ failure }) => (0,_markdown_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .cell */ .H)(failure?.message ?? ''),
    },
];
const broughtColumns = [
    { title: 'File', align: 'left', render: ({ file }) => (0,_markdown_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(file?.path ?? '') },
    { title: 'Item', align: 'left', render: ({ proofId }) => (0,_markdown_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(proofId ?? '') },
    { title: 'Version', align: 'right', render: ({ version }) => String(version ?? '') },
    {
        title: 'Size',
        align: 'right',
        render: ({ file }) => (file === undefined ? '' : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z)(file.size).replace(' ', '&nbsp;')),
    },
    { title: 'SHA-256', align: 'left', render: ({ file }) => (0,_markdown_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(file?.sha256 ?? '') },
];


/***/ }),

/***/ 1766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ cell),
/* harmony export */   a: () => (/* binding */ code)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99960);

const CELL_LIMIT_CHARS = 600;
/** Text as the cell of a table, cut where it is over 600 characters. */
function cell(text) {
    const cut = text.length > CELL_LIMIT_CHARS ? `${text.slice(0, CELL_LIMIT_CHARS).toWellFormed()}…` : text;
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeMarkdown */ .d$)(cut);
}
/** Text as a cell, set as code. */
function code(text) {
    return `<code>${cell(text)}</code>`;
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

/***/ 9385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ describeStep),
/* harmony export */   Gx: () => (/* binding */ describeOutcomeLine),
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   df: () => (/* binding */ describePlan),
/* harmony export */   qy: () => (/* binding */ describeSubject),
/* harmony export */   vZ: () => (/* binding */ describeRun)
/* harmony export */ });
/* harmony import */ var _evidence_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17358);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32206);


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
    const targets = step.targets.map(_evidence_targets_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTarget */ .P4).join(', ');
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
function describeOutcomeLine({ step, kind, failure, ...facts }) {
    const targets = step.targets.map(_evidence_targets_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTarget */ .P4).join(', ');
    const subject = `${kind} ${describeSubject(step)}${targets === '' ? '' : ` → ${targets}`}`;
    if (failure !== undefined) {
        return `${subject}: ${failure.message}`;
    }
    const parts = [
        facts.proofId === undefined ? undefined : `item ${facts.proofId}`,
        facts.version === undefined ? undefined : `version ${facts.version}`,
        facts.size === undefined ? undefined : (0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z)(facts.size),
        facts.recovered ? 'found after its answer was lost' : undefined,
    ];
    const told = parts.filter((part) => part !== undefined).join(', ');
    return told === '' ? subject : `${subject}: ${told}`;
}
/** `5 of 6 steps landed: 2 created, 3 new versions; 1 failed`, or `Dry run: 5 steps planned, nothing written; 1 conflict`. */
function describeRun({ counts, outcomes, dryRun }) {
    const withheld = outcomes.find(isWithheld);
    if (withheld !== undefined) {
        return `Nothing was uploaded: ${withheld.step.why}. ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .p)(counts.skipped, 'file')} skipped`;
    }
    if (dryRun) {
        const failed = counts.failed > 0 ? `; ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .p)(counts.failed, 'conflict')}` : '';
        return `Dry run: ${(0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .p)(counts.planned, 'step')} planned, nothing written${failed}`;
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
    const what = (0,_quantities_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .p)(counts.total, 'step');
    return `${landed} of ${what} landed${good === '' ? '' : `: ${good}`}${bad === '' ? '' : `; ${bad}`}`;
}
/** A file that was skipped without asking the service, because the run has no secrets. */
function isWithheld({ step }) {
    return step.kind === 'skip' && step.item === undefined;
}
function listCounts(counts) {
    return counts
        .filter(([count]) => count > 0)
        .map(([count, what]) => `${count} ${what}`)
        .join(', ');
}


/***/ }),

/***/ 84447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sayAnswer),
/* harmony export */   t: () => (/* binding */ looksLikeHtml)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _evidence_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4805);


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

/***/ 18186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 25316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ describeProxies),
/* harmony export */   r: () => (/* binding */ readProxies)
/* harmony export */ });
/* harmony import */ var _evidence_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);

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
        throw new _evidence_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(name, `"${shown}" is not a proxy address. Write it with its scheme, such as http://proxy.example.com:3128.`);
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


/***/ }),

/***/ 89684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ readErrorText),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   Vh: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var _evidence_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67023);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84447);


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

/***/ 52714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ readRefusal),
  _: () => (/* binding */ readRefusalFacts)
});

// EXTERNAL MODULE: ./build/evidence/service.js
var service = __webpack_require__(67023);
// EXTERNAL MODULE: ./build/service/answers.js
var answers = __webpack_require__(84447);
// EXTERNAL MODULE: ./build/service/reading.js
var reading = __webpack_require__(89684);
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

};
