import type { CsvSchema, ProofService, Upload, WriteAnswer } from '../evidence/service.ts';
import { endpointAddress } from './addresses.ts';
import { openContents } from './download.ts';
import { bodyOf, type HttpBody } from './http.ts';
import { createLister } from './list.ts';
import { frameMultipart } from './multipart.ts';
import { readJson } from './reading.ts';
import type { Session } from './session.ts';
import { readWriteAnswer, UnreadableBodyError } from './wire.ts';

const MAX_WRITE_ANSWER_BYTES = 1024 * 1024;

/** Where the endpoints are, and what they leave open. */
export interface ClientSettings {
  readonly baseUrl: URL;
  /** Name of the form field that carries the owner (docs/service-assumptions.md). */
  readonly ownerField: string;
}

/** The endpoints of interface.md §4, a method each. */
export function createClient(session: Session, { baseUrl, ownerField }: ClientSettings): ProofService {
  async function write(
    method: 'POST' | 'PATCH',
    parts: readonly string[],
    body: HttpBody,
    proofId?: string,
  ): Promise<WriteAnswer> {
    const answer = await session.send({ method, url: endpointAddress(baseUrl, parts), body });
    const read = (json: unknown) => requireItem(proofId, readWriteAnswer(json));
    return readJson(await session.accept(answer), MAX_WRITE_ANSWER_BYTES, read, session.secrets);
  }

  return {
    listPage: createLister(session, baseUrl),

    create: async (upload) => write('POST', ['proof'], frameNewItem(upload, ownerField)),

    addVersion: async (proofId, upload) =>
      write('POST', ['proof', proofId, 'versions'], frameUpload(new Map(), upload), proofId),

    uploadAndLink: async ({ type, id }, upload) =>
      write('POST', [`${type}s`, id, 'proof'], frameNewItem(upload, ownerField)),

    setSchema: async (proofId, schema) => {
      await write('PATCH', ['proof', proofId], frameSchema(schema), proofId);
    },

    download: async (proofId, version) => {
      const query = new URLSearchParams(version === undefined ? [] : [['version', String(version)]]);
      return openContents(session, endpointAddress(baseUrl, ['proof', proofId, 'contents'], query));
    },
  };
}

/** Whoever answers with another item than was written to has not read the request: nothing is known then. */
function requireItem(proofId: string | undefined, answer: WriteAnswer): WriteAnswer {
  const [asked, answered] = [proofId, answer.id].map((id) => id?.toLowerCase());
  if (asked !== undefined && answered !== undefined && asked !== answered) {
    throw new UnreadableBodyError('it speaks of another item');
  }
  return answer;
}

/** A new item may name its owner, and a testable CSV says so beside its part (§4.1; for links, docs/service-assumptions.md). */
function frameNewItem(upload: Upload, ownerField: string): HttpBody {
  const fields = new Map<string, string>();
  if (upload.owner !== undefined) {
    fields.set(ownerField, upload.owner);
  }
  if (upload.testable) {
    fields.set('contentType', 'text/csv');
  }
  return frameUpload(fields, upload);
}

function frameUpload(fields: ReadonlyMap<string, string>, { name, mediaType, content }: Upload): HttpBody {
  return frameMultipart(fields, { field: 'proof', filename: name, mediaType, content });
}

function frameSchema({ isPrivate, schema }: CsvSchema): HttpBody {
  return bodyOf(Buffer.from(JSON.stringify({ isPrivate, schema })), 'application/json');
}
