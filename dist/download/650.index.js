export const id = 650;
export const ids = [650];
export const modules = {

/***/ 3650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createMint: () => (/* binding */ createMint)
/* harmony export */ });
/* harmony import */ var oauth4webapi__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5235);
/* harmony import */ var _evidence_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7023);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4447);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8186);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9684);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2714);






const MAX_TOKEN_ANSWER_BYTES = 1024 * 1024;
/**
 * Obtains access tokens by OAuth 2.0 client credentials (RFC 6749 §4.4), over our transport, so that proxy and CA hold.
 * The client authenticates with HTTP Basic, which every server has to know (§2.3.1); one that refuses it is asked
 * with the secret in the body, as some know nothing else. A failure is a ServiceError: `answered` when the token was
 * refused, else `unsent`, as the request that needs the token has then not been sent.
 */
function createMint(transport, credentials) {
    const inBody = (0,oauth4webapi__WEBPACK_IMPORTED_MODULE_4__/* .ClientSecretPost */ .qm)(credentials.clientSecret);
    let authentication = (0,oauth4webapi__WEBPACK_IMPORTED_MODULE_4__/* .ClientSecretBasic */ .gH)(credentials.clientSecret);
    return async () => {
        try {
            return await requestToken(transport, credentials, authentication);
        }
        catch (error) {
            if (authentication === inBody || !isClientRefused(error)) {
                throw error;
            }
            const minted = await requestToken(transport, credentials, inBody).catch(() => Promise.reject(error));
            authentication = inBody;
            return minted;
        }
    };
}
async function requestToken(transport, credentials, authentication) {
    const { tokenUrl, clientId, scope } = credentials;
    const server = { issuer: tokenUrl.origin, token_endpoint: tokenUrl.href };
    const client = { client_id: clientId };
    try {
        const answer = await (0,oauth4webapi__WEBPACK_IMPORTED_MODULE_4__/* .clientCredentialsGrantRequest */ .H0)(server, client, authentication, scope ? { scope } : {}, {
            [oauth4webapi__WEBPACK_IMPORTED_MODULE_4__/* .customFetch */ .A6]: (_, options) => fetchToken(transport, credentials, options),
            // Whether http is allowed at all has been decided where the address was read.
            [oauth4webapi__WEBPACK_IMPORTED_MODULE_4__/* .allowInsecureRequests */ .cm]: tokenUrl.protocol === 'http:',
        });
        const { access_token: token, expires_in: lifeSeconds } = await (0,oauth4webapi__WEBPACK_IMPORTED_MODULE_4__/* .processClientCredentialsResponse */ ._T)(server, client, answer);
        if (!(0,_http_js__WEBPACK_IMPORTED_MODULE_5__/* .isSendable */ .dT)(token)) {
            throw new Error('the token holds characters that no header can carry.');
        }
        return { token, lifeSeconds };
    }
    catch (error) {
        throw explainFailure(credentials, error);
    }
}
async function fetchToken(transport, { tokenUrl, clientSecret }, { headers, body }) {
    const bytes = Buffer.from(body.toString());
    const { 'content-type': mediaType = '', ...otherHeaders } = headers;
    const answer = await transport.send({
        method: 'POST',
        url: tokenUrl,
        headers: { ...otherHeaders, 'accept-encoding': 'identity' },
        body: (0,_http_js__WEBPACK_IMPORTED_MODULE_5__/* .bodyOf */ .EN)(bytes, mediaType),
    });
    if (!(0,_http_js__WEBPACK_IMPORTED_MODULE_5__/* .isSuccess */ .oJ)(answer.status)) {
        throw await explainRefusal(answer, tokenUrl, clientSecret);
    }
    const json = await (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(answer, MAX_TOKEN_ANSWER_BYTES, (body) => body, [clientSecret]);
    return Response.json(json ?? null);
}
async function explainRefusal(answer, tokenUrl, clientSecret) {
    const facts = await (0,_refusals_js__WEBPACK_IMPORTED_MODULE_3__/* .readRefusalFacts */ ._)(answer, [clientSecret]);
    const said = facts.answer === undefined ? '' : ` (${facts.answer})`;
    return new _evidence_service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(`token-url: ${tokenUrl.host} gave no access token, but status ${answer.status}${said}. ` +
        'Check token-url, client-id, client-secret and scope.', facts);
}
function isClientRefused(error) {
    return error instanceof _evidence_service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && (error.facts.status === 400 || error.facts.status === 401);
}
/** The causes that the library gives hold the whole answer, token and all: they are left behind. */
function explainFailure({ tokenUrl, clientSecret }, error) {
    if (error instanceof _evidence_service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.facts.phase === 'answered' && !error.facts.unreadable) {
        return error;
    }
    const reason = (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .sayAnswer */ .s)(error instanceof Error ? error.message : String(error), [clientSecret]);
    return new _evidence_service_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(`token-url: no access token could be had from ${tokenUrl.host}: ${reason}`, {
        request: (0,_http_js__WEBPACK_IMPORTED_MODULE_5__/* .nameRequest */ .RX)({ method: 'POST', url: tokenUrl }),
        phase: 'unsent',
    });
}


/***/ })

};
