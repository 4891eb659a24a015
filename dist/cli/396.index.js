export const id = 396;
export const ids = [396];
export const modules = {

/***/ 3396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDoctor: () => (/* binding */ runDoctor)
});

// EXTERNAL MODULE: ./build/evidence/delivery/advice.js
var advice = __webpack_require__(72129);
// EXTERNAL MODULE: ./build/evidence/service.js
var service = __webpack_require__(67023);
// EXTERNAL MODULE: ./build/evidence/targets.js
var targets = __webpack_require__(17358);
;// CONCATENATED MODULE: ./build/evidence/retrieval/token-facts.js
/** Reads the times of a JWT (RFC 7519 §4.1), which are no secret; nothing else of it is looked at, and its signature is not checked. */
function readTokenFacts(token) {
    const claims = readClaims(token);
    return {
        kind: claims === undefined ? 'opaque' : 'JWT',
        issuedOn: readTime(claims?.['iat']),
        expiresOn: readTime(claims?.['exp']),
    };
}
function readClaims(token) {
    const [, payload = '', signature] = token.split('.');
    if (signature === undefined) {
        return undefined;
    }
    try {
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
        return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
    }
    catch {
        return undefined;
    }
}
function readTime(seconds) {
    return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

;// CONCATENATED MODULE: ./build/evidence/retrieval/diagnose.js




const SKEW_LIMIT_MS = 60_000;
const USUAL_PAGE_ITEMS = 100;
/** Looks at everything that an upload needs, and goes on where something is wrong. Reads only. */
async function diagnose(settings, ports) {
    const { connection, owner, targets, proxy } = settings;
    const answer = await probe(ports.probe, { limit: 1 });
    const observations = [
        describeAddress(connection, answer),
        { what: 'proxy', state: 'ok', says: proxy },
        describeToken(connection, ports, answer),
        describeOwner(owner, connection.ownerField),
    ];
    if (answer instanceof service/* ServiceError */._7) {
        return observations;
    }
    observations.push(describeClock(answer, ports.clock), describeShape(answer.shape), describeLimit(answer.shape));
    observations.push(await probePageSize(ports.probe));
    for (const target of targets) {
        observations.push(describeTarget(target, await probe(ports.probe, { limit: 1, target })));
    }
    return observations;
}
async function probe(port, query) {
    try {
        return await port.list(query);
    }
    catch (error) {
        if (error instanceof service/* ServiceError */._7) {
            return error;
        }
        throw error;
    }
}
function describeAddress({ baseUrl, caFile }, answer) {
    const what = 'address';
    const tls = baseUrl.protocol === 'https:'
        ? `its certificate is trusted${caFile === undefined ? '' : `, with ${caFile}`}`
        : 'without TLS';
    if (answer instanceof service/* ServiceError */._7 && answer.facts.status === undefined) {
        return { what, state: 'bad', says: `${baseUrl.href} is not reached. ${answer.message}` };
    }
    if (answer instanceof service/* ServiceError */._7 && answer.facts.status !== 401) {
        return {
            what,
            state: 'bad',
            says: `${baseUrl.href} is reached, ${tls}. ${answer.message} ${(0,advice/* adviseReader */.q)(answer)}`.trim(),
        };
    }
    return { what, state: 'ok', says: `${baseUrl.href} is reached, ${tls}` };
}
function describeToken({ tokens }, ports, answer) {
    const what = 'token';
    const token = 'token' in tokens ? tokens.token : ports.mintedToken();
    const source = 'token' in tokens ? 'a static token' : `minted at ${tokens.tokenUrl.origin}`;
    if (token === undefined) {
        return { what, state: 'bad', says: 'none could be minted' };
    }
    const { kind, issuedOn, expiresOn } = readTokenFacts(token);
    const now = ports.clock.now();
    const times = [
        issuedOn === undefined ? undefined : `issued ${formatSpan(now - issuedOn)} ago`,
        expiresOn === undefined ? undefined : describeExpiry(expiresOn - now),
    ].filter((part) => part !== undefined);
    const says = [source, kind === 'JWT' ? 'a JWT' : 'opaque', ...times].join(', ');
    if (answer instanceof service/* ServiceError */._7) {
        return answer.facts.status === 401
            ? { what, state: 'bad', says: `${says}. ${answer.message} ${(0,advice/* adviseReader */.q)(answer)}` }
            : { what, state: 'note', says: `${says}; whether it is taken is not known` };
    }
    return { what, state: 'ok', says: `${says}; the service takes it` };
}
function describeOwner(owner, field) {
    return owner === undefined
        ? { what: 'owner', state: 'note', says: 'not set; a service account needs one for new items' }
        : { what: 'owner', state: 'ok', says: `${owner}, sent as "${field}" with new items` };
}
function describeClock({ date }, clock) {
    const what = 'clock';
    if (date === undefined) {
        return { what, state: 'note', says: 'the service does not tell its time' };
    }
    const skewMs = clock.now() - date;
    const says = `this machine is ${formatSpan(Math.abs(skewMs))} ${skewMs < 0 ? 'behind' : 'ahead of'} the service`;
    return Math.abs(skewMs) > SKEW_LIMIT_MS
        ? { what, state: 'note', says: `${says}: ages and the expiry of tokens are off by as much` }
        : { what, state: 'ok', says: 'agrees with the service' };
}
function describeShape({ array, token, sizeAs }) {
    const what = 'lists';
    if (array === undefined) {
        return { what, state: 'ok', says: 'there is no item yet to tell their shape by' };
    }
    const parts = [
        `items in "${array}"`,
        ...(token === undefined ? [] : [`pages by "${token}"`]),
        ...(sizeAs === undefined ? [] : [`sizes as ${sizeAs}`]),
    ];
    return { what, state: 'ok', says: parts.join(', ') };
}
function describeLimit({ items }) {
    const what = 'page size';
    return items > 1
        ? { what, state: 'note', says: `limit=1 was answered with ${items} items: it is not honoured` }
        : { what, state: 'ok', says: 'limit=1 is honoured' };
}
async function probePageSize(port) {
    const what = 'usual page';
    const answer = await probe(port, { limit: USUAL_PAGE_ITEMS });
    if (!(answer instanceof service/* ServiceError */._7)) {
        const { items, token } = answer.shape;
        return {
            what,
            state: 'ok',
            says: `limit=${USUAL_PAGE_ITEMS} gives ${items} items${token === undefined ? ', all there are' : ''}`,
        };
    }
    return answer.facts.status === 400
        ? {
            what,
            state: 'note',
            says: `limit=${USUAL_PAGE_ITEMS} is refused; lists are asked for without it, in smaller pages`,
        }
        : { what, state: 'bad', says: answer.message };
}
function describeTarget(target, answer) {
    const what = (0,targets/* formatTarget */.P4)(target);
    if (answer instanceof service/* ServiceError */._7) {
        return { what, state: 'bad', says: `${answer.message} ${(0,advice/* adviseReader */.q)(answer)}`.trim() };
    }
    return {
        what,
        state: 'ok',
        says: `readable; ${answer.shape.items === 0 ? 'nothing' : 'proof'} is linked to it`,
    };
}
function describeExpiry(leftMs) {
    return leftMs < 0 ? `expired ${formatSpan(-leftMs)} ago` : `expires in ${formatSpan(leftMs)}`;
}
function formatSpan(ms) {
    const seconds = Math.round(ms / 1000);
    if (seconds < 120) {
        return `${seconds} s`;
    }
    const minutes = Math.round(seconds / 60);
    return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

// EXTERNAL MODULE: ./build/evidence/inputs/input-values.js
var input_values = __webpack_require__(39051);
// EXTERNAL MODULE: ./build/evidence/limits.js
var limits = __webpack_require__(62506);
// EXTERNAL MODULE: ./build/evidence/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(69774);
// EXTERNAL MODULE: ./build/service/proxies.js
var proxies = __webpack_require__(25316);
// EXTERNAL MODULE: ./build/engine/with-service.js + 18 modules
var with_service = __webpack_require__(47800);
;// CONCATENATED MODULE: ./build/engine/diagnose-service.js







/** Looks at everything that an upload needs. Throws InputError where the inputs themselves are wrong. */
async function diagnoseService(raw, connection, host) {
    const settings = {
        connection,
        owner: (0,raw_inputs/* readInput */.R5)(raw, 'owner', input_values/* parseUuid */.Xw, undefined),
        targets: (0,raw_inputs/* readInput */.R5)(raw, 'link', targets/* parseTargets */.Sx, []),
        proxy: (0,proxies/* describeProxies */.o)((0,proxies/* readProxies */.r)(host.environment)),
    };
    let minted;
    const onToken = (token) => {
        minted = token;
        host.onToken(token);
    };
    return (0,with_service/* withService */.K)(connection, (0,limits/* readLimits */.B)(raw).timeoutMs, { ...host, onToken }, (session) => diagnose(settings, { ...session, mintedToken: () => minted }));
}

// EXTERNAL MODULE: ./build/evidence/inputs/connection.js
var connection = __webpack_require__(59014);
;// CONCATENATED MODULE: ./build/report/observations.js
const WHAT_COLUMNS = 12;
/** `ok    clock        agrees with the service`. */
function describeObservation({ what, state, says }) {
    return `${state.padEnd(4)}  ${what.padEnd(WHAT_COLUMNS)} ${says}`;
}

// EXTERNAL MODULE: ./build/cli/doctor.js
var doctor = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/cli/failures.js
var failures = __webpack_require__(65186);
// EXTERNAL MODULE: ./build/cli/run-command.js + 5 modules
var run_command = __webpack_require__(17683);
;// CONCATENATED MODULE: ./build/cli/run-doctor.js






/** The whole of `proof doctor`. */
async function runDoctor(command, options) {
    await (0,run_command/* runCommand */.w)(command, doctor/* doctorFlags */.E, options, async ({ raw, host, terminal }) => {
        const observations = await diagnoseService(raw, (0,connection/* readConnectionSettings */.S)(raw), host);
        for (const observation of observations) {
            terminal.say(describeObservation(observation), observation.state === 'bad' ? 'bad' : 'plain');
        }
        const healthy = observations.every(({ state }) => state !== 'bad');
        if (options.json === true) {
            (0,run_command/* printDocument */.d)({ healthy, observations });
        }
        return healthy ? failures/* exitCodes */.hS.landed : failures/* exitCodes */.hS.failed;
    });
}


/***/ }),

/***/ 72129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ adviseWriter),
/* harmony export */   q: () => (/* binding */ adviseReader)
/* harmony export */ });
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85164);
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
    unauthorized: 'The token is wrong, has expired, or is meant for another service: check "token", or "client-id" and "client-secret".',
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


/***/ })

};
