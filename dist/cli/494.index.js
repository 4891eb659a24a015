export const id = 494;
export const ids = [494];
export const modules = {

/***/ 8494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDoctor: () => (/* binding */ runDoctor)
});

// EXTERNAL MODULE: ./build/evidence/service.js
var service = __webpack_require__(67023);
// EXTERNAL MODULE: ./build/evidence/calls/advice.js
var advice = __webpack_require__(76072);
;// CONCATENATED MODULE: ./build/evidence/diagnosis/observation.js
/** `90 s`, `5 min`, `3 h`. */
function formatSpan(ms) {
    const seconds = Math.round(ms / 1000);
    if (seconds < 120) {
        return `${seconds} s`;
    }
    const minutes = Math.round(seconds / 60);
    return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

;// CONCATENATED MODULE: ./build/evidence/diagnosis/token-facts.js
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

;// CONCATENATED MODULE: ./build/evidence/diagnosis/observe-access.js




/** Whether the address is reached, and how. */
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
/** Which token there is, and whether the service takes it. */
function describeToken({ tokens }, minted, now, answer) {
    const what = 'token';
    const token = 'token' in tokens ? tokens.token : minted;
    const source = 'token' in tokens ? 'a static token' : `minted at ${tokens.tokenUrl.origin}`;
    if (token === undefined) {
        return { what, state: 'bad', says: 'none could be minted' };
    }
    const { kind, issuedOn, expiresOn } = readTokenFacts(token);
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
/** Who will own new items. */
function describeOwner(owner, field) {
    return owner === undefined
        ? { what: 'owner', state: 'note', says: 'not set; a service account needs one for new items' }
        : { what: 'owner', state: 'ok', says: `${owner}, sent as "${field}" with new items` };
}
function describeExpiry(leftMs) {
    return leftMs < 0 ? `expired ${formatSpan(-leftMs)} ago` : `expires in ${formatSpan(leftMs)}`;
}

// EXTERNAL MODULE: ./build/evidence/targets.js
var targets = __webpack_require__(17358);
;// CONCATENATED MODULE: ./build/evidence/diagnosis/observe-service.js




const SKEW_LIMIT_MS = 60_000;
/** Items a page that an upload asks for. */
const USUAL_PAGE_ITEMS = 100;
/** Whether the clocks agree: ages and the expiry of tokens go by ours. */
function describeClock({ date }, now) {
    const what = 'clock';
    if (date === undefined) {
        return { what, state: 'note', says: 'the service does not tell its time' };
    }
    const skewMs = now - date;
    const says = `this machine is ${formatSpan(Math.abs(skewMs))} ${skewMs < 0 ? 'behind' : 'ahead of'} the service`;
    return Math.abs(skewMs) > SKEW_LIMIT_MS
        ? { what, state: 'note', says: `${says}: ages and the expiry of tokens are off by as much` }
        : { what, state: 'ok', says: 'agrees with the service' };
}
/** How its lists are written. */
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
/** Whether a page is as short as was asked. */
function describeLimit({ items }) {
    const what = 'page size';
    return items > 1
        ? { what, state: 'note', says: `limit=1 was answered with ${items} items: it is not honoured` }
        : { what, state: 'ok', says: 'limit=1 is honoured' };
}
/** Whether it grants pages of the size that an upload asks for. */
function describePage(answer) {
    const what = 'usual page';
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
/** Whether what is linked to a target can be listed. */
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

;// CONCATENATED MODULE: ./build/evidence/diagnosis/diagnose.js



/** Looks at everything that an upload needs, and goes on where something is wrong. Reads only. */
async function diagnose(settings, ports) {
    const { connection, owner, targets, proxy } = settings;
    const answer = await probe(ports.probe, { limit: 1 });
    const observations = [
        describeAddress(connection, answer),
        { what: 'proxy', state: 'ok', says: proxy },
        describeToken(connection, ports.mintedToken(), ports.clock.now(), answer),
        describeOwner(owner, connection.ownerField),
    ];
    if (answer instanceof service/* ServiceError */._7) {
        return observations;
    }
    observations.push(describeClock(answer, ports.clock.now()), describeShape(answer.shape), describeLimit(answer.shape), describePage(await probe(ports.probe, { limit: USUAL_PAGE_ITEMS })));
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

// EXTERNAL MODULE: ./build/evidence/inputs/input-values.js
var input_values = __webpack_require__(39051);
// EXTERNAL MODULE: ./build/evidence/inputs/limits.js
var limits = __webpack_require__(75834);
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

// EXTERNAL MODULE: ./build/cli/failures.js
var failures = __webpack_require__(65186);
// EXTERNAL MODULE: ./build/cli/run-command.js + 4 modules
var run_command = __webpack_require__(37953);
;// CONCATENATED MODULE: ./build/cli/run-doctor.js





/** The whole of `proof doctor`. */
async function runDoctor(invocation) {
    const { options } = invocation;
    await (0,run_command/* runCommand */.w)(invocation, async ({ raw, host, terminal }) => {
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


/***/ })

};
