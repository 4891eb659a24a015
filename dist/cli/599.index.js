export const id = 599;
export const ids = [599];
export const modules = {

/***/ 9599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveSandbox: () => (/* binding */ serveSandbox)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./build/sandbox/loopback.js

/** True for a host, without port, that only this machine reaches: localhost, 127.0.0.0/8, ::1. */
function isLoopback(host) {
    const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
    return bare === 'localhost' || bare === '::1' || ((0,external_node_net_.isIPv4)(bare) && bare.startsWith('127.'));
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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

;// CONCATENATED MODULE: ./build/sandbox/journal.js

/** Bounds memory in a long run. */
const KEPT_REQUESTS = 10_000;
function openJournal() {
    const requests = [];
    let total = 0;
    const changes = new external_node_events_.EventEmitter();
    // One listener for each open page.
    changes.setMaxListeners(0);
    return {
        requests,
        changes,
        get total() {
            return total;
        },
        open(method, path, endpoint) {
            total += 1;
            const record = { number: total, method, path, endpoint, status: undefined, fault: undefined };
            requests.push(record);
            if (requests.length > KEPT_REQUESTS)
                requests.shift();
            return record;
        },
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
/** Other fields that services of this family were seen to send (field-notes.md). */
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
var multipart = __webpack_require__(9138);
// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(6703);
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

;// CONCATENATED MODULE: ./build/sandbox/answer-error.js


/** Turns whatever was thrown into the one error shape. What is not the caller's doing is a 500 and goes to stderr. */
function answerError(error, request, reply) {
    drain(request);
    if (error instanceof Refusal) {
        return reply.code(error.status).headers(error.headers).send(errorBody(error.status, error.message));
    }
    const { statusCode, message } = asFrameworkError(error);
    if (statusCode < 500)
        return reply.code(statusCode).send(errorBody(statusCode, message));
    process.stderr.write(`proof sandbox: ${request.method} ${request.url} failed: ${String(error)}\n`);
    return reply.code(500).send(errorBody(500, `The sandbox itself failed: ${message}`));
}
/** 405 with the methods that the path does take, or 404. */
function answerUnknownPath(request, reply) {
    drain(request);
    const path = request.url.replace(/\?.*$/, '');
    const methods = allowedMethods(path);
    if (methods.length === 0)
        return reply.code(404).send(errorBody(404, `There is nothing at ${path}.`));
    const allow = methods.join(', ');
    return reply
        .code(405)
        .header('allow', allow)
        .send(errorBody(405, `${path} takes ${allow}, not ${request.method}.`));
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

;// CONCATENATED MODULE: ./build/sandbox/faults/passage.js
/** The way of a request that no fault strikes. */
const untouched = {
    arrived() { },
    named() { },
    read() { },
    received() { },
    perform: (work) => work(),
};

;// CONCATENATED MODULE: ./build/sandbox/oauth.js
/** POST /oauth/token: the client credentials grant (RFC 6749 §4.4), which interface.md §5 leaves to the service. */
function routeTokens(app, context) {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, new URLSearchParams(body.toString())));
    app.post('/oauth/token', async (request, reply) => {
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

// EXTERNAL MODULE: ./node_modules/content-disposition/dist/index.js
var dist = __webpack_require__(8443);
;// CONCATENATED MODULE: ./build/sandbox/routes/require.js

/** @throws Refusal 404. An archived item counts as gone (field-notes.md, "deletion"). */
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
var external_node_crypto_ = __webpack_require__(7598);
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
        if (query.target !== undefined)
            requireObject(query.target, context);
        const page = request.passage.perform(() => store.list(query));
        const end = page.end === undefined ? lastToken[dialect.last] : writePageToken(page.end, fingerprint);
        return reply.send({
            [dialect.array]: page.items.map((item) => presentItem(item, dialect)),
            [dialect.token]: end,
        });
    });
}
/** JSON leaves out what is undefined. */
const lastToken = { omitted: undefined, null: null, empty: '' };

;// CONCATENATED MODULE: ./build/sandbox/routes/own.js

/** The sandbox's own paths, which no proof service has: what it holds and what it was asked. */
function routeOwn(app, context) {
    app.get('/sandbox/records', async () => recordItems(context));
    app.get('/sandbox/requests', async () => ({
        total: context.journal.total,
        requests: context.journal.requests,
    }));
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
        const { id, testable } = requireItem(request.params.proofId, context);
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
        request.passage.received();
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
        clientErrorHandler: (_error, socket) => {
            const body = JSON.stringify(errorBody(400, 'The request is not well-formed HTTP.'));
            if (socket.writable)
                socket.end(`HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`);
        },
    });
    app.removeContentTypeParser('text/plain');
    app.setErrorHandler(answerError);
    app.setNotFoundHandler(answerUnknownPath);
    await app.register(multipart, { throwFileSizeLimit: false });
    app.decorateRequest('passage');
    app.decorateRequest('caller');
    app.addHook('onRequest', async (request, reply) => {
        request.passage = untouched;
        const path = pathOf(request.url);
        if (!path.startsWith('/v1/') && path !== '/oauth/token')
            return;
        const record = context.journal.open(request.method, request.url, findEndpoint(request.method, path));
        reply.raw.once('finish', () => {
            record.status = reply.raw.statusCode;
        });
        if (path.startsWith('/v1/') && !request.is404) {
            request.caller = context.tokens.authenticate(request.headers.authorization);
        }
    });
    routeUploads(app, context);
    routeSchema(app, context);
    routeList(app, context);
    routeDownload(app, context);
    routeTokens(app, context);
    routeOwn(app, context);
    return app;
}
function pathOf(url) {
    return url.replace(/[?#].*$/, '');
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
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
var external_node_sqlite_ = __webpack_require__(2480);
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
 */
function openStore(file, now) {
    const database = openDatabase(file);
    const tick = startTicking(now, latestTime(database));
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
    const change = (id, write) => inTransaction(database, () => {
        write(get(id));
        return get(id);
    });
    return {
        create: (item) => inTransaction(database, () => get(writeItem(database, item, tick()))),
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
        close: () => database.close(),
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
const DEFAULT_TOKEN_LIFE_SECONDS = 300;
/**
 * Starts the whole service of interface.md in this process.
 *
 * @throws when the port is taken, or the data folder is in use by another sandbox
 */
async function startSandbox(options = {}) {
    const now = options.now ?? Date.now;
    const callers = options.callers ?? demoCallers;
    const dialect = { ...defaultDialect, ...options.dialect };
    const { store, blobs } = await openStorage(options.data, now);
    const context = {
        store,
        blobs,
        dialect,
        callers,
        tokens: openTokens(callers, options.tokenLifeSeconds ?? DEFAULT_TOKEN_LIFE_SECONDS, now),
        knownOwnersOnly: options.knownOwnersOnly ?? false,
        objects: options.objects,
        journal: openJournal(),
        maxFileBytes: options.maxFileBytes ?? Number.POSITIVE_INFINITY,
    };
    const app = await buildServer(context);
    const url = await listen(app, options).catch(async (error) => {
        store.close();
        throw error;
    });
    return {
        url,
        token: callers.find((caller) => caller.kind === 'user')?.token ?? '',
        page: `${url}/`,
        records: () => recordItems(context),
        requests: () => context.journal.requests,
        archive: (proofId) => void store.setArchived(proofId, true),
        async stop() {
            await app.close();
            store.close();
        },
    };
}
async function listen(app, { port = DEFAULT_PORT, host = '127.0.0.1' }) {
    try {
        return await app.listen({ port, host });
    }
    catch (error) {
        throw new Error(`The sandbox cannot listen on ${host}:${port}. Is the port taken? Port 0 takes a free one.`, {
            cause: error,
        });
    }
}
async function openStorage(data, now) {
    if (data === undefined)
        return { store: openStore(':memory:', now), blobs: openMemoryBlobs() };
    await (0,promises_.mkdir)(data, { recursive: true });
    const store = openStore((0,external_node_path_.join)(data, 'proof.db'), now);
    const blobs = await openFileBlobs(data);
    await blobs.sweep((sha256) => store.namesBlob(sha256));
    return { store, blobs };
}

// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(7157);
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

;// CONCATENATED MODULE: ./build/cli/sandbox-options.js




const DEFAULT_DATA_FOLDER = './proof-sandbox-data';
/** @throws InputError naming the flag */
async function readSandboxOptions(flags) {
    const callers = flags.callers === undefined
        ? undefined
        : sandbox_options_parse('callers', parseCallers, await read('callers', flags.callers));
    return {
        port: readWhole('port', flags.port, 65_535),
        host: flags.host,
        data: flags.memory === true ? undefined : (flags.data ?? DEFAULT_DATA_FOLDER),
        callers: flags.token === undefined ? callers : withUserToken(callers ?? demoCallers, flags.token),
        knownOwnersOnly: callers !== undefined,
        objects: flags.objects === undefined
            ? undefined
            : sandbox_options_parse('objects', parseObjects, await read('objects', flags.objects)),
        maxFileBytes: flags.maxFileSize === undefined ? undefined : readSize(flags.maxFileSize),
        tokenLifeSeconds: readWhole('token-life', flags.tokenLife, 31_536_000),
    };
}
/** The first user is the one whom `--token` means. */
function withUserToken(callers, token) {
    const user = callers.find((caller) => caller.kind === 'user');
    if (user === undefined)
        throw new errors/* InputError */.d('token', 'The callers file has no user that could have it.');
    return callers.map((caller) => (caller === user ? { ...caller, token } : caller));
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
function readWhole(flag, text, most) {
    const value = Number(text);
    if (/^\d+$/.test(text) && value <= most)
        return value;
    throw new errors/* InputError */.d(flag, `"${text}" is no whole number from 0 to ${most}.`);
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
    const stopped = Promise.race([(0,external_node_events_.once)(process, 'SIGINT'), (0,external_node_events_.once)(process, 'SIGTERM')]);
    if (flags.readyFile !== undefined)
        await writeReadyFile(flags.readyFile, sandbox);
    announce(sandbox, flags, options.data);
    await stopped;
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
    await sandbox.stop();
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
