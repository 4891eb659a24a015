import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { Fault } from './fault.ts';
import type { Waiting } from './waiting.ts';

// Lets the first half reach the client before the connection goes.
const FLUSH_MS = 50;

/** Slows, cuts or breaks an answer that the service gives. Returns what is sent in its place. */
export async function warpAnswer(
  fault: Fault,
  reply: FastifyReply,
  payload: unknown,
  waiting: Waiting,
): Promise<unknown> {
  const { socket } = reply.request.raw;
  if (fault.kind === 'stall' && fault.at === 'headers') {
    await waiting.pause(fault.forMs, socket);
    return payload;
  }
  const body = readBody(reply, payload);
  if (body === undefined) return payload;
  const half = Math.floor(body.size / 2);
  const send = (bytes: AsyncIterable<Uint8Array>, size: number) => {
    void reply.header('content-length', size);
    return Readable.from(bytes, { objectMode: false });
  };

  switch (fault.kind) {
    case 'truncate':
      return send(take(body.chunks, half), half);
    case 'drip':
      return send(
        drip(body.chunks, fault.bytes, () => waiting.pause(fault.everyMs, socket)),
        body.size,
      );
    case 'stall':
      return send(
        breakAt(half, body.chunks, () => waiting.pause(fault.forMs, socket)),
        body.size,
      );
    case 'reset':
      if (fault.at !== 'mid-answer') return payload;
      return send(
        breakAt(half, body.chunks, async () => {
          await waiting.pause(FLUSH_MS, socket);
          socket.resetAndDestroy();
        }),
        body.size,
      );
    default:
      return payload;
  }
}

interface Body {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes. */
  readonly size: number;
}

/** Undefined when the answer has no body. */
function readBody(reply: FastifyReply, payload: unknown): Body | undefined {
  if (payload instanceof Readable)
    return { chunks: payload, size: Number(reply.getHeader('content-length')) };
  if (typeof payload !== 'string' || payload === '') return undefined;
  const bytes = Buffer.from(payload);
  return { chunks: Readable.from([bytes]), size: bytes.byteLength };
}

async function* take(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let left = size;
  for await (const chunk of chunks) {
    if (left > 0) yield chunk.subarray(0, left);
    left -= chunk.byteLength;
    if (left <= 0) return;
  }
}

async function* breakAt(
  place: number,
  chunks: AsyncIterable<Uint8Array>,
  pause: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const chunk of chunks) {
    const before = Math.max(0, place - sent);
    const isBreak = sent <= place && sent + chunk.byteLength > place;
    if (isBreak) {
      if (before > 0) yield chunk.subarray(0, before);
      await pause();
    }
    yield isBreak ? chunk.subarray(before) : chunk;
    sent += chunk.byteLength;
  }
}

async function* drip(
  chunks: AsyncIterable<Uint8Array>,
  bytes: number,
  pause: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.byteLength; start += bytes) {
      yield chunk.subarray(start, start + bytes);
      await pause();
    }
  }
}
