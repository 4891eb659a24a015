/** Which service the suite is pointed at, and what of it may be used. */
export interface Subject {
  /** Without the ending /v1. */
  readonly baseUrl: string;
  /** Access token of a user. */
  readonly token: string;
  /** Access token of a service account. */
  readonly serviceToken?: string | undefined;
  /** UUID of a user other than the token's. */
  readonly otherOwner?: string | undefined;
  /** Ids of objects that exist. Without one, a made-up id is tried. */
  readonly objects?: Partial<Record<ObjectType, string>>;
}

export const objectTypes = ['control', 'label', 'task'] as const;
type ObjectType = (typeof objectTypes)[number];

export interface Item {
  readonly id: string;
  readonly filename: string;
  readonly [field: string]: unknown;
}

interface Page {
  readonly items: readonly Item[];
  readonly arrayName: string | undefined;
  readonly offsetToken: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

interface NewFile {
  readonly name: string;
  readonly content?: string;
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A client of interface.md and of nothing else: what the interface does not show, it does not expect. */
export interface Service {
  readonly subject: Subject;
  send(
    method: string,
    path: string,
    init?: { body?: Exclude<RequestInit['body'], undefined>; type?: string; token?: string | null },
  ): Promise<Response>;
  post(path: string, file: NewFile, token?: string): Promise<Response>;
  /** Uploads a new item, which must succeed. */
  create(file: NewFile): Promise<Item>;
  /** Adds a version, which must succeed, and returns the item as a list shows it. */
  addVersion(item: Item, content: string): Promise<Item>;
  page(parameters: Readonly<Record<string, string>>): Promise<Page>;
  /** All pages. */
  list(parameters: Readonly<Record<string, string>>): Promise<readonly Item[]>;
  download(id: string, version?: number): Promise<Response>;
}

const MAX_PAGES = 200;

export function connectTo(subject: Subject): Service {
  const send: Service['send'] = (method, path, { body, type, token = subject.token } = {}) =>
    fetch(subject.baseUrl + path, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
    });
  const post: Service['post'] = (path, file, token) =>
    send('POST', path, { body: formOf(file), ...(token === undefined ? {} : { token }) });
  const page: Service['page'] = async (parameters) => {
    const response = await send('GET', `/v1/proof?${new URLSearchParams(parameters).toString()}`);
    return readPage(await readObject(response));
  };
  const list: Service['list'] = async (parameters) => {
    const items: Item[] = [];
    let offset: string | undefined;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const next = await page({ ...parameters, ...(offset === undefined ? {} : { offset }) });
      items.push(...next.items);
      offset = next.offsetToken;
      if (offset === undefined) return items;
    }
    throw new Error(`A list has no end after ${MAX_PAGES} pages.`);
  };
  return {
    subject,
    send,
    post,
    page,
    list,
    create: async (file) => asItem(await readObject(await post('/v1/proof', file))),
    async addVersion(item, content) {
      const response = await post(`/v1/proof/${item.id}/versions`, { name: item.filename, content });
      if (!response.ok) throw new Error(`The version was answered with ${response.status}.`);
      const found = (await list({ search: item.filename })).find((candidate) => candidate.id === item.id);
      if (found === undefined) throw new Error(`No list shows ${item.id} after its new version.`);
      return found;
    },
    download: (id, version) =>
      send('GET', `/v1/proof/${id}/contents${version === undefined ? '' : `?version=${version}`}`),
  };
}

function formOf({ name, content = name, type = 'text/plain', fields = {} }: NewFile): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('proof', new Blob([content], { type }), name);
  return form;
}

async function readObject(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text.slice(0, 200)}`);
  const body: unknown = JSON.parse(text);
  if (!isObject(body)) throw new Error(`The body is no JSON object: ${text.slice(0, 200)}`);
  return body;
}

/** The array of a list is not shown by the interface: any fits whose elements are items. */
function readPage(body: Readonly<Record<string, unknown>>): Page {
  const [arrayName, array] =
    Object.entries(body).find(([, value]) => Array.isArray(value) && value.every(isItem)) ?? [];
  if (!Array.isArray(array))
    throw new Error(`No array of items in the list: ${Object.keys(body).join(', ')}.`);
  const token = body['offsetToken'];
  return {
    items: array.filter(isItem),
    arrayName,
    offsetToken: typeof token === 'string' ? token : undefined,
    body,
  };
}

function asItem(body: Readonly<Record<string, unknown>>): Item {
  if (!isItem(body)) throw new Error(`The answer is no item with id and filename: ${JSON.stringify(body)}`);
  return body;
}

function isItem(value: unknown): value is Item {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['filename'] === 'string';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
