import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { presentVersion } from '../present.ts';
import { Refusal } from '../refusal.ts';
import type { StoredItem, StoredVersion } from '../store/item.ts';
import { requireItem } from './require.ts';

/** GET of the raw contents of the latest version, or of a chosen one (interface.md §4.6). */
export function routeDownload(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { proofId: string }; Querystring: Record<string, string | string[]> }>(
    '/v1/proof/:proofId/contents',
    async (request, reply) => {
      const item = requireItem(request.params.proofId, context);
      request.passage.named(item.filename);
      await request.passage.received();
      const version = chooseVersion(item, request.query, context);
      return reply
        .headers(contentHeaders(item, version))
        .send(request.passage.perform(() => context.blobs.open(version.sha256)));
    },
  );
}

/** The file name goes out as RFC 6266 says, with `filename*` where it is not ASCII. */
export function contentHeaders(item: StoredItem, version: StoredVersion): Record<string, string> {
  return {
    'content-disposition': contentDisposition(item.filename),
    'content-length': String(version.size),
    'content-type': version.mediaType,
    'x-content-type-options': 'nosniff',
  };
}

function chooseVersion(
  item: StoredItem,
  parameters: Readonly<Record<string, string | readonly string[]>>,
  context: Context,
): StoredVersion {
  const unknown = Object.keys(parameters).find((name) => name !== 'version');
  if (unknown !== undefined)
    throw new Refusal(400, `The parameter "${unknown}" is not known. Known: version.`);
  const asked = parameters['version'];
  if (asked === undefined) return item.latest;
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
