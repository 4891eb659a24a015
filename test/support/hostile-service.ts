import type { IncomingMessage, ServerResponse } from 'node:http';

import { serveHttp } from './loopback.ts';

/** Does as it likes with a request that has been read whole. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

export interface HostileWays {
  /** By the file name that is posted. */
  readonly posts?: Readonly<Record<string, Answer>>;
  /** By the id of the target whose proof is listed. */
  readonly lists?: Readonly<Record<string, Answer>>;
  /** By the file name of the item that is downloaded. */
  readonly downloads?: Readonly<Record<string, Answer>>;
}

export interface HostileService {
  readonly url: string;
  /** What it stored, by file name. */
  readonly stored: ReadonlyMap<string, StoredFile>;
}

interface StoredFile {
  readonly id: string;
  readonly bytes: Buffer;
  readonly link: string | undefined;
  readonly at: number;
}

/** A proof service (interface.md §4) that behaves, but for what its ways say. It stores nothing where they do. */
export async function startHostileService(ways: HostileWays = {}): Promise<HostileService> {
  const stored = new Map<string, StoredFile>();
  const { href } = await serveHttp(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    const [, , kind = '', id = '', what = ''] = url.pathname.split('/').map(decodeURIComponent);
    if (request.method === 'POST') {
      const file = await readFile(request);
      const odd = ways.posts?.[file.name];
      return odd === undefined
        ? store(file, kind === 'proof' ? undefined : id, response)
        : odd(response, request);
    }
    if (what === 'contents') {
      const [name, file] = [...stored].find(([, candidate]) => candidate.id === id) ?? [''];
      return (ways.downloads?.[name] ?? sendFile(file))(response, request);
    }
    return (ways.lists?.[url.searchParams.get('objectId') ?? ''] ?? list(url.searchParams))(
      response,
      request,
    );
  });
  return { url: href, stored };

  function store(file: File & { bytes: Buffer }, link: string | undefined, response: ServerResponse): void {
    const id = `00000000-0000-4000-8000-${String(stored.size).padStart(12, '0')}`;
    stored.set(file.name, { id, bytes: file.bytes, link, at: Date.now() });
    answerJson({ id, filename: file.name, version: 1, size: file.bytes.length }, 201)(response);
  }

  function list(query: URLSearchParams): Answer {
    const search = query.get('search')?.toLowerCase() ?? '';
    const found = [...stored]
      .filter(
        ([name, { link }]) =>
          name.toLowerCase().includes(search) && link === (query.get('objectId') ?? undefined),
      )
      .map(([filename, { id, bytes, at }]) => {
        const time = new Date(at).toISOString();
        return { id, filename, version: 1, size: bytes.length, createdOn: time, uploadedOn: time };
      });
    const newestFirst = query.get('sortDirection') === 'asc' ? found : found.toReversed();
    return answerJson({ data: newestFirst });
  }
}

function sendFile(file: StoredFile | undefined): Answer {
  return (response) => response.writeHead(file === undefined ? 404 : 200).end(file?.bytes);
}

/** Answers with JSON, or with a text as it is. */
export function answerJson(body: unknown, status = 200, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

async function readFile(request: IncomingMessage): Promise<File & { bytes: Buffer }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const file = (await new Response(Buffer.concat(chunks), { headers }).formData()).get('proof');
  if (!(file instanceof File)) {
    throw new TypeError('the form holds no file');
  }
  return Object.assign(file, { bytes: Buffer.from(await file.arrayBuffer()) });
}
