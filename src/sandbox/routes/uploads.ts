import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { readOwner } from '../owner.ts';
import { presentItem } from '../present.ts';
import { receiveForm, type ProofForm } from '../receive-form.ts';
import { Refusal } from '../refusal.ts';
import { objectTypes, type NewVersion, type ObjectRef, type StoredItem } from '../store/item.ts';
import { answerChange } from './answer-change.ts';
import { requireItem, requireObject, requireWriter } from './require.ts';

/** POST of a new item, of a version, and of an item with its link (interface.md §4.1, §4.3, §4.4). */
export function routeUploads(app: FastifyInstance, context: Context): void {
  app.post('/v1/proof', async (request, reply) => {
    const item = await createItem(request, context, undefined);
    return reply.code(201).send(presentItem(item, context.dialect));
  });

  app.post<{ Params: { proofId: string } }>('/v1/proof/:proofId/versions', async (request, reply) => {
    const item = await addVersion(request, context, request.params.proofId);
    return answerChange(
      reply.code(201),
      item,
      ['version', 'size', 'updatedOn', 'uploadedOn'],
      context.dialect,
    );
  });

  for (const objectType of objectTypes) {
    app.post<{ Params: { objectId: string } }>(
      `/v1/${objectType}s/:objectId/proof`,
      async (request, reply) => {
        const item = await createItem(request, context, { objectType, objectId: request.params.objectId });
        return answerChange(reply.code(201), item, ['filename', 'size'], context.dialect);
      },
    );
  }
}

async function createItem(
  request: FastifyRequest,
  context: Context,
  link: ObjectRef | undefined,
): Promise<StoredItem> {
  requireWriter(request.caller);
  if (link !== undefined) requireObject(link, context);
  const { ownerField, rename } = context.dialect;
  await using form = await receiveForm(request, context, [ownerField, 'contentType']);
  const ownedBy = readOwner(form.fields.get(ownerField), request.caller, context);
  const testable = readTestable(form);
  const filename = rename === undefined ? form.filename : form.filename.replaceAll(/[^\w.-]/g, rename);
  await form.bytes.keep();
  return request.passage.perform(() =>
    context.store.create({ filename, ownedBy, testable, link, ...newVersion(form, request) }),
  );
}

async function addVersion(request: FastifyRequest, context: Context, proofId: string): Promise<StoredItem> {
  requireWriter(request.caller);
  requireItem(proofId, context);
  await using form = await receiveForm(request, context, []);
  await form.bytes.keep();
  return request.passage.perform(() => {
    // Once more: a person may have archived it while the bytes came in.
    requireItem(proofId, context);
    return context.store.addVersion(proofId, newVersion(form, request));
  });
}

function newVersion(form: ProofForm, request: FastifyRequest): NewVersion {
  const { sha256, size } = form.bytes;
  return { sha256, size, mediaType: form.mediaType, uploadedBy: request.caller.id };
}

/** Testable CSV says text/csv twice: as the part's type, and in the field contentType (interface.md §4.1). */
function readTestable(form: ProofForm): boolean {
  const contentType = form.fields.get('contentType');
  if (contentType === undefined) return false;
  if (contentType !== 'text/csv') {
    throw new Refusal(400, `The form field contentType is "${contentType}"; the only value is text/csv.`);
  }
  if (form.mediaType !== 'text/csv') {
    throw new Refusal(400, `A testable CSV needs the file part to be text/csv too; it is ${form.mediaType}.`);
  }
  return true;
}
