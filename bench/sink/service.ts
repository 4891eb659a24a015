import { readUpload, type SinkUpload } from './read-upload.ts';
import type { SinkRequest } from './request-reader.ts';
import type { Scenario } from './scenario.ts';
import { SinkStore, type SinkItem } from './store.ts';
import { answerDav } from './webdav.ts';

export interface SinkResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sends as many zero bytes, instead of a body. */
  readonly zeroBytes?: number;
}

const DEFAULT_PAGE_ITEMS = 25;

/** The endpoints of interface.md §4, and those of a WebDAV folder under `/dav`, as far as a benchmark needs them. */
export class SinkService {
  readonly landed: [filename: string, bytes: number][] = [];
  requests = 0;
  schemas = 0;
  servedBytes = 0;
  readonly #pageCap: number;
  readonly #store: SinkStore;

  constructor(scenario: Scenario) {
    this.#pageCap = scenario.pageCap ?? Infinity;
    this.#store = new SinkStore(scenario.preset);
  }

  answer(request: SinkRequest): SinkResponse {
    this.requests += 1;
    const [path = '', query] = request.target.split('?');
    const [room, kind = '', id = '', what = ''] = path.slice(1).split('/').map(decodeURIComponent);
    if (room === 'dav') {
      return answerDav(request.method, path, request.bodyBytes, this.landed);
    }
    if (!request.authorized) {
      return json({ message: 'no token' }, 401);
    }
    const item = this.#store.find(id);
    switch (`${request.method} ${kind} ${what}`) {
      case 'GET proof ':
        return this.#list(new URLSearchParams(query));
      case 'POST proof ':
        return presentNew(this.#store.create(this.#land(request), undefined));
      case 'POST controls proof':
      case 'POST labels proof':
      case 'POST tasks proof':
        return presentNew(this.#store.create(this.#land(request), `${kind.slice(0, -1)}:${id}`));
      case 'POST proof versions':
        return item ? presentNew(this.#store.addVersion(item, this.#land(request))) : missing;
      case 'PATCH proof ':
        this.schemas += 1;
        return item ? json(present(item)) : missing;
      case 'GET proof contents':
        return item ? this.#serve(item) : missing;
      default:
        return missing;
    }
  }

  #land(request: SinkRequest): SinkUpload {
    const upload = readUpload(request);
    this.landed.push([upload.filename, upload.bytes]);
    return upload;
  }

  #list(query: URLSearchParams): SinkResponse {
    const items = this.#store.list(query);
    const from = Number(query.get('offset') ?? 0);
    const end = from + Math.min(Number(query.get('limit') ?? DEFAULT_PAGE_ITEMS), this.#pageCap);
    const data = items.slice(from, end).map(present);
    return json({ data, ...(end < items.length && { offsetToken: String(end) }) });
  }

  #serve({ size, filename }: SinkItem): SinkResponse {
    this.servedBytes += size;
    const headers = { 'content-disposition': `attachment; filename="${filename}"` };
    return { status: 200, headers, zeroBytes: size };
  }
}

const missing = json({ message: 'not found' }, 404);

function presentNew(item: SinkItem): SinkResponse {
  return json(present(item), 201);
}

/** interface.md §2.1. */
function present({ id, filename, version, size, createdOn, uploadedOn }: SinkItem): object {
  const [created, uploaded] = [createdOn, uploadedOn].map((at) => new Date(at).toISOString());
  const [createdBy, updatedBy] = ['bench', 'bench'];
  const times = { createdOn: created, updatedOn: uploaded, uploadedOn: uploaded };
  return { id, filename, version, size, createdBy, updatedBy, ...times };
}

function json(body: object, status = 200): SinkResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
