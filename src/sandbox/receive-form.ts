import type { FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';
import type { ReceivedBlob } from './store/blobs.ts';
import './request.ts';

/** The multipart form of an upload (interface.md §4.1, §4.3, §4.4), read to its end. Disposing drops bytes not kept. */
export interface ProofForm extends AsyncDisposable {
  readonly filename: string;
  /** Media type of the file part, lower case and without parameters. */
  readonly mediaType: string;
  readonly bytes: ReceivedBlob;
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Reads the form in constant memory: the file goes to the blob store as it comes, fields may stand before or after it.
 *
 * @param known form fields that the endpoint takes beside `proof`
 * @throws Refusal 400 for a form that is not as the interface says, 413, 415. Nothing is kept then.
 */
export async function receiveForm(
  request: FastifyRequest,
  { blobs, maxFileBytes }: Pick<Context, 'blobs' | 'maxFileBytes'>,
  known: readonly string[],
): Promise<ProofForm> {
  if (!request.isMultipart()) throw new Refusal(415, 'The content type must be multipart/form-data.');
  const fields = new Map<string, string>();
  let file: Pick<ProofForm, 'filename' | 'mediaType' | 'bytes'> | undefined;
  try {
    for await (const part of request.parts({ preservePath: true, limits: FORM_LIMITS })) {
      if (part.type === 'field') {
        readField(part, fields, known);
        continue;
      }
      if (part.fieldname !== 'proof')
        throw new Refusal(400, `The file part is named "${part.fieldname}", not "proof".`);
      if (file !== undefined) throw new Refusal(400, 'The form has more than one proof part.');
      const filename = readFilename(part.filename);
      request.passage.named(filename);
      const bytes = await blobs.receive(limit(part.file, maxFileBytes, request));
      file = { filename, mediaType: part.mimetype, bytes };
    }
    if (file === undefined) throw new Refusal(400, 'The form has no file part named "proof".');
    await request.passage.received();
    const { bytes } = file;
    return { ...file, fields, [Symbol.asyncDispose]: () => bytes.discard() };
  } catch (error) {
    await file?.bytes.discard();
    throw asRefusal(error);
  }
}

// Generous for a handful of short fields, small enough to bound memory.
const FORM_LIMITS = { fieldSize: 64 * 1024, fields: 32, parts: 64, fileSize: Number.POSITIVE_INFINITY };
const MAX_FILENAME_BYTES = 1024;

function readField(
  part: { readonly fieldname: string; readonly value: unknown },
  fields: Map<string, string>,
  known: readonly string[],
): void {
  const { fieldname, value } = part;
  if (fieldname === 'proof') throw new Refusal(400, 'The part "proof" must be a file: give it a filename.');
  if (!known.includes(fieldname)) {
    throw new Refusal(
      400,
      `The form field "${fieldname}" is not known here. Known: ${['proof', ...known].join(', ')}.`,
    );
  }
  if (fields.has(fieldname)) throw new Refusal(400, `The form field "${fieldname}" is there twice.`);
  if (typeof value !== 'string') throw new Refusal(400, `The form field "${fieldname}" must be text.`);
  fields.set(fieldname, value);
}

/**
 * A name is kept as it was sent, path separators included: nothing on disk is named after it.
 * Quote, CR and LF come percent-encoded (WHATWG HTML, multipart/form-data encoding algorithm).
 */
function readFilename(sent: string | undefined): string {
  const name = (sent ?? '').replaceAll('%22', '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n');
  if (name === '') throw new Refusal(400, 'The part "proof" needs a filename.');
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(name)) throw new Refusal(400, 'The filename holds control characters.');
  if (Buffer.byteLength(name) > MAX_FILENAME_BYTES) {
    throw new Refusal(400, `The filename is longer than ${MAX_FILENAME_BYTES} bytes.`);
  }
  return name;
}

async function* limit(
  bytes: AsyncIterable<Buffer>,
  maxBytes: number,
  request: FastifyRequest,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Refusal(413, `The file is larger than ${maxBytes} bytes.`);
    request.passage.read(size);
    yield chunk;
  }
}

/** The disk's failures are ours; whatever else goes wrong while reading lies in the form. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error) || 'syscall' in error) return error;
  if (error.name !== 'Error' && error.name !== 'FastifyError') return error;
  return new Refusal(400, `The form cannot be read: ${error.message}.`);
}
