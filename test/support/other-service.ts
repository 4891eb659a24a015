import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { onTestFinished } from 'vitest';

/**
 * A proof service by another hand: written from interface.md and docs/service-assumptions.md alone, in memory, with nothing of the sandbox
 * and nothing of the client in it. Its ways can be set, because services differ where the interface is silent.
 */
export interface OtherService {
  readonly url: string;
  readonly items: StoredItem[];
  /** `POST /v1/proof`, in the order of arrival. */
  readonly requests: string[];
}

export interface StoredItem {
  readonly id: string;
  filename: string;
  readonly links: string[];
  readonly versions: Buffer[];
  readonly createdOn: number;
  uploadedOn: number;
  owner: string | undefined;
  testable: boolean;
  schema: unknown;
  /** `active`, or `archived`. */
  readonly status: string;
}

export interface Ways {
  /** Name of the array in a list body. */
  readonly array: string;
  readonly pageItems: number;
  /** What versions, link and schema answer. */
  readonly answers: 'full' | 'partial' | 'empty' | 'no-content';
  readonly firstVersion: number;
  readonly sizeAsText: boolean;
  readonly token: 'offsetToken' | 'nextToken';
  /** Refuses `limit` above this with a 400. */
  readonly mostLimit: number;
  /** Fails these pages of a list, counted from 1. */
  readonly failedPages: readonly number[];
  /** What the service makes of a file name. */
  readonly rename: (filename: string) => string;
}

const plainWays: Ways = {
  array: 'data',
  pageItems: 25,
  answers: 'full',
  firstVersion: 1,
  sizeAsText: false,
  token: 'offsetToken',
  mostLimit: 500,
  failedPages: [],
  rename: (filename) => filename,
};

const DEFAULT_PAGE_ITEMS = 25;

export const OTHER_TOKEN = 'other-service-token';

/** Starts the service on a free port of the loopback interface, until the test ends. */
export async function startOtherService(ways: Partial<Ways> = {}): Promise<OtherService> {
  const state: State = { items: [], requests: [], ways: { ...plainWays, ...ways } };
  const server = createServer((request, response) => {
    handle(request, response, state).catch((error: unknown) => {
      answer(response, 500, { message: String(error) });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, items: state.items, requests: state.requests };
}

/** Puts an item there before the run. */
export function storeItem(
  service: OtherService,
  item: Partial<StoredItem> & { filename: string },
): StoredItem {
  const at = Date.UTC(2026, 0, 1) + service.items.length * 1000;
  const stored: StoredItem = {
    id: `00000000-0000-4000-8000-${String(service.items.length).padStart(12, '0')}`,
    links: [],
    versions: [Buffer.from('before')],
    createdOn: at,
    uploadedOn: at,
    owner: undefined,
    testable: false,
    schema: undefined,
    status: 'active',
    ...item,
  };
  service.items.push(stored);
  return stored;
}

interface State {
  readonly items: StoredItem[];
  readonly requests: string[];
  readonly ways: Ways;
}

async function handle(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://service');
  const parts = url.pathname.split('/').slice(1).map(decodeURIComponent);
  state.requests.push(`${request.method} ${url.pathname}`);
  if (request.headers.authorization !== `Bearer ${OTHER_TOKEN}`) {
    return answer(response, 401, { statusCode: 401, message: 'Unauthorized' });
  }
  const [, kind = '', id = '', what = ''] = parts;
  const item = state.items.find((candidate) => candidate.id === id);
  switch (`${request.method} ${kind} ${what}`) {
    case 'GET proof ':
      return list(url.searchParams, response, state);
    case 'POST proof ':
      return createItem(await readForm(request), [], response, state, 'full');
    case 'POST proof versions':
      return item === undefined
        ? answer(response, 404, { message: 'no such proof' })
        : addVersion(item, await readForm(request), response, state);
    case 'PATCH proof ':
      return item === undefined
        ? answer(response, 404)
        : patch(item, await readBody(request), response, state);
    case 'GET proof contents':
      return contents(item, url.searchParams.get('version'), response, state);
    case 'POST controls proof':
    case 'POST labels proof':
    case 'POST tasks proof':
      return createItem(
        await readForm(request),
        [`${kind.slice(0, -1)}:${id}`],
        response,
        state,
        state.ways.answers,
      );
    default:
      return answer(response, 404, { message: 'no such address' });
  }
}

function list(query: URLSearchParams, response: ServerResponse, { items, ways }: State): void {
  const limit = Number(query.get('limit') ?? DEFAULT_PAGE_ITEMS);
  if (query.has('limit') && limit > ways.mostLimit) {
    return answer(response, 400, { message: `limit must not exceed ${ways.mostLimit}` });
  }
  const start = Number(query.get(ways.token === 'nextToken' ? 'nextToken' : 'offset') ?? 0);
  const size = Math.min(limit, ways.pageItems);
  if (ways.failedPages.includes(start / size + 1)) {
    return answer(response, 500, { message: 'page lost' });
  }
  const link = `${query.get('objectType')}:${query.get('objectId')}`;
  const search = query.get('search')?.toLowerCase();
  const sortBy = query.get('sortBy') === 'createdOn' ? 'createdOn' : 'uploadedOn';
  const sign = query.get('sortDirection') === 'asc' ? 1 : -1;
  const found = items
    .filter((item) => !query.has('objectType') || item.links.includes(link))
    .filter((item) => search === undefined || item.filename.toLowerCase().includes(search))
    .toSorted((left, right) => sign * (left[sortBy] - right[sortBy]));
  const page = found.slice(start, start + size);
  const next = start + size < found.length ? String(start + size) : null;
  answer(response, 200, { [ways.array]: page.map((item) => describe(item, ways)), [ways.token]: next });
}

function createItem(
  form: Form,
  links: string[],
  response: ServerResponse,
  state: State,
  answers: Ways['answers'],
): void {
  const file = form.file;
  if (file === undefined) {
    return answer(response, 400, { message: 'the field proof is missing' });
  }
  const now = Date.now();
  const item: StoredItem = {
    id: crypto.randomUUID(),
    filename: state.ways.rename(file.filename),
    links,
    versions: [file.bytes],
    createdOn: now,
    uploadedOn: now,
    owner: form.fields['svc-proof-owned-by'],
    testable: form.fields['contentType'] === 'text/csv' && file.mediaType === 'text/csv',
    schema: undefined,
    status: 'active',
  };
  state.items.push(item);
  answerWrite(item, response, state.ways, answers);
}

function addVersion(item: StoredItem, { file }: Form, response: ServerResponse, { ways }: State): void {
  if (file === undefined) {
    return answer(response, 400, { message: 'the field proof is missing' });
  }
  item.versions.push(file.bytes);
  item.uploadedOn = Math.max(Date.now(), item.uploadedOn + 1);
  answerWrite(item, response, ways, ways.answers);
}

function patch(item: StoredItem, body: Buffer, response: ServerResponse, { ways }: State): void {
  if (!item.testable) {
    return answer(response, 400, { message: 'only testable CSV takes a schema' });
  }
  item.schema = JSON.parse(body.toString());
  answerWrite(item, response, ways, ways.answers);
}

function contents(
  item: StoredItem | undefined,
  version: string | null,
  response: ServerResponse,
  { ways }: State,
): void {
  const bytes =
    version === null ? item?.versions.at(-1) : item?.versions[Number(version) - ways.firstVersion];
  if (item === undefined || bytes === undefined) {
    return answer(response, 404, { message: 'no such version' });
  }
  response.writeHead(200, {
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(item.filename)}`,
    'content-length': bytes.byteLength,
  });
  response.end(bytes);
}

function describe(item: StoredItem, ways: Ways): Record<string, unknown> {
  const size = item.versions.at(-1)?.byteLength ?? 0;
  return {
    id: item.id,
    filename: item.filename,
    version: ways.firstVersion + item.versions.length - 1,
    size: ways.sizeAsText ? String(size) : size,
    createdOn: new Date(item.createdOn).toISOString().replace('Z', '+0000'),
    uploadedOn: new Date(item.uploadedOn).toISOString(),
    status: item.status,
  };
}

function answerWrite(item: StoredItem, response: ServerResponse, ways: Ways, answers: Ways['answers']): void {
  const full = describe(item, ways);
  const bodies = { full, partial: { id: item.id }, empty: {}, 'no-content': undefined };
  answer(response, answers === 'no-content' ? 204 : 201, bodies[answers]);
}

function answer(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

interface Form {
  readonly fields: Record<string, string>;
  readonly file: { filename: string; mediaType: string; bytes: Buffer } | undefined;
}

async function readForm(request: IncomingMessage): Promise<Form> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(await readBody(request), { headers }).formData();
  const file = form.get('proof');
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      fields[name] = value;
    }
  }
  return {
    fields,
    file:
      file instanceof File
        ? { filename: file.name, mediaType: file.type, bytes: Buffer.from(await file.arrayBuffer()) }
        : undefined,
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
