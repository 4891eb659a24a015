import type { ListShape, ServiceProbe } from '../evidence/diagnosis/probe.ts';
import { endpointAddress } from './addresses.ts';
import { MAX_PAGE_BYTES } from './list.ts';
import { readJson } from './reading.ts';
import type { Session } from './session.ts';
import { readPage } from './wire.ts';

/** Looks at how a service answers lists. */
export function createProbe(session: Session, baseUrl: URL): ServiceProbe {
  return {
    async list({ limit, target }) {
      const query = new URLSearchParams({
        limit: String(limit),
        ...(target && { objectType: target.type, objectId: target.id }),
      });
      const url = endpointAddress(baseUrl, ['proof'], query);
      const answer = await session.accept(await session.send({ method: 'GET', url }));
      const date = Date.parse(answer.headers.get('date') ?? '');
      const shape = await readJson(answer, MAX_PAGE_BYTES, readShape, session.secrets);
      return { date: Number.isNaN(date) ? undefined : date, shape };
    },
  };
}

/** The names in a body that the client can read; whatever it cannot read is unreadable here, too. */
function readShape(body: unknown): ListShape {
  const { items, next } = readPage(body);
  const entries: [string, unknown][] = Object.entries(Object(body));
  const [array, raw] = entries.find(([, value]) => holdsItems(value, items[0]?.id)) ?? [];
  const first: unknown = Array.isArray(raw) ? raw[0] : undefined;
  return {
    array,
    items: items.length,
    token: next === undefined ? undefined : entries.find(([name]) => name.endsWith('Token'))?.[0],
    sizeAs: typeof first === 'object' && first !== null && 'size' in first ? typeof first.size : undefined,
  };
}

function holdsItems(value: unknown, id: string | undefined): boolean {
  if (!Array.isArray(value)) {
    return false;
  }
  const first: unknown = value[0];
  return typeof first === 'object' && first !== null && 'id' in first && first.id === id;
}
