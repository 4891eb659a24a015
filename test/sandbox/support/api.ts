import { onTestFinished } from 'vitest';
import { startSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/sandbox.ts';

/** A sandbox that lives as long as the test, and the plainest of clients for it: fetch and FormData, nothing of ours. */
export interface Api {
  readonly sandbox: Sandbox;
  /** Sends with the user's token, unless the headers say otherwise. */
  send(method: string, path: string, init?: SendInit): Promise<Response>;
  upload(path: string, file: TestFile, fields?: Readonly<Record<string, string>>): Promise<Response>;
  list(query?: string): Promise<ListBody>;
  text(id: string, version?: number): Promise<string>;
}

type SendInit = Omit<RequestInit, 'method' | 'headers'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TestFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
}

export interface ItemBody {
  readonly id: string;
  readonly filename: string;
  readonly version: number;
  readonly size: number;
  readonly createdBy: string;
  readonly createdOn: string;
  readonly updatedBy: string;
  readonly updatedOn: string;
  readonly uploadedOn: string;
}

interface ListBody {
  readonly data: readonly ItemBody[];
  readonly offsetToken?: string;
}

export async function startApi(options: SandboxOptions = {}): Promise<Api> {
  const sandbox = await startSandbox({ port: 0, ...options });
  onTestFinished(() => sandbox.stop());
  const send: Api['send'] = (method, path, init = {}) =>
    fetch(sandbox.url + path, {
      ...init,
      method,
      headers: { authorization: `Bearer ${sandbox.token}`, ...init.headers },
    });
  return {
    sandbox,
    send,
    upload: (path, file, fields = {}) => send('POST', path, { body: formOf(file, fields) }),
    list: async (query = '') => readJson<ListBody>(await send('GET', `/v1/proof${query}`)),
    text: async (id, version) => {
      const query = version === undefined ? '' : `?version=${version}`;
      return (await send('GET', `/v1/proof/${id}/contents${query}`)).text();
    },
  };
}

export function aFile(changes: Partial<TestFile> = {}): TestFile {
  return { name: 'report.txt', content: 'all is well\n', type: 'text/plain', ...changes };
}

export function aCsv(changes: Partial<TestFile> = {}): TestFile {
  return aFile({ name: 'users.csv', content: 'user,mfa\nada,true\n', type: 'text/csv', ...changes });
}

export function formOf(file: TestFile, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('proof', new Blob([file.content], { type: file.type }), file.name);
  return form;
}

/** Uploads a new item, which must succeed. */
export async function create(
  api: Api,
  file: TestFile,
  fields?: Readonly<Record<string, string>>,
): Promise<ItemBody> {
  return readJson<ItemBody>(await api.upload('/v1/proof', file, fields));
}

/** Reads a successful answer; the caller knows its shape. */
export async function readJson<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const body: Body = JSON.parse(await response.text());
  return body;
}

export async function readMessage(response: Response): Promise<string> {
  const body: { readonly statusCode: number; readonly message: string } = JSON.parse(await response.text());
  return `${response.status}: ${body.message}`;
}
