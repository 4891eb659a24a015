export const id = 709;
export const ids = [709];
export const modules = {

/***/ 6709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createAgent: () => (/* binding */ createAgent)
});

// EXTERNAL MODULE: ./build/service/node_modules/undici/index.js
var undici = __webpack_require__(183);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./build/service/trust.js

/**
 * The certificates to trust, as PEM: the given ones beside those that Node trusts anyway. Node takes a list of ours instead of its
 * own, hence both (NODE_EXTRA_CA_CERTS is among the default ones).
 */
function listTrusted(certificates) {
    return [...(0,external_node_tls_.getCACertificates)('default'), ...certificates];
}

;// CONCATENATED MODULE: ./build/service/agent.js


/**
 * Connections to the service, kept alive between requests, through a proxy where one is set. What is imported of undici here is all
 * that the bundles hold of it (scripts/slim-packages.ts).
 */
function createAgent({ proxies, certificates, timeouts, signal }) {
    // HTTP/2 uploads slower (docs/decisions.md); a private CA counts at every handshake; and a socket that is
    // still connecting when the run is cancelled would keep the process alive. Certificates are checked whatever
    // NODE_TLS_REJECT_UNAUTHORIZED says: an earlier step of a job can set it, and the token would go to anybody.
    const tls = {
        allowH2: false,
        rejectUnauthorized: true,
        signal,
        ...(certificates && { ca: listTrusted(certificates) }),
    };
    return new undici/* EnvHttpProxyAgent */.J({
        httpProxy: proxies.http,
        httpsProxy: proxies.https,
        noProxy: proxies.bypass,
        allowH2: false,
        pipelining: 1,
        connectTimeout: timeouts.connectMs,
        headersTimeout: timeouts.headersMs,
        bodyTimeout: timeouts.bodyMs,
        connect: { ...tls, timeout: timeouts.connectMs },
        requestTls: tls,
        proxyTls: tls,
        // A proxy that accepts and stays silent is a failed connection, not a slow answer.
        clientFactory: (origin, options) => new undici/* Pool */.b(origin, { ...options, headersTimeout: timeouts.connectMs }),
    });
}


/***/ })

};
