import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';

// Sends files as forms over bare sockets, each connection file after file: IN_FLIGHT PATH FOLDER NAME...
// A small file is read and written in one call each; a large one in reads of 1 MiB into two buffers in turns: one is read
// into while the other is sent.

const READ_BYTES = 1024 * 1024;
const BOUNDARY = 'bench-raw-send';
const TAIL = `\r\n--${BOUNDARY}--\r\n`;

const [inFlight = '', post = '', folder = '', ...names] = process.argv.slice(2);
const base = new URL(process.env['PROOF_BASE_URL'] ?? '');

await Promise.all(Array.from({ length: Number(inFlight) }, (_, index) => sendShare(index)));

async function sendShare(index: number): Promise<void> {
  const socket = await openSocket();
  for (let at = index; at < names.length; at += Number(inFlight)) {
    await send(socket, names[at] ?? '');
  }
  socket.destroy();
}

async function openSocket(): Promise<Socket> {
  const where = { host: base.hostname, port: Number(base.port), noDelay: true };
  const tls = base.protocol === 'https:';
  const socket = tls ? connectTls(where) : connect(where);
  await once(socket, tls ? 'secureConnect' : 'connect');
  return socket;
}

async function send(socket: Socket, name: string): Promise<void> {
  const location = path.join(folder, name);
  const { size } = statSync(location);
  const head = Buffer.from(frameHead(name, size));
  const answered = once(socket, 'data');
  if (size <= READ_BYTES) {
    socket.write(Buffer.concat([head, readFileSync(location), Buffer.from(TAIL)]));
  } else {
    await write(socket, head);
    await sendLarge(socket, location);
    await write(socket, Buffer.from(TAIL));
  }
  const [answer]: Buffer[] = await answered;
  if (answer?.toString('latin1').startsWith('HTTP/1.1 201 ') !== true) {
    throw new Error(`${name}: ${answer?.toString('latin1')}`);
  }
}

async function sendLarge(socket: Socket, location: string): Promise<void> {
  await using file = await open(location);
  let sent = Promise.resolve();
  let [into, next] = [Buffer.allocUnsafe(READ_BYTES), Buffer.allocUnsafe(READ_BYTES)];
  for (;;) {
    const { bytesRead } = await file.read(into, 0, READ_BYTES);
    await sent;
    if (bytesRead === 0) {
      return;
    }
    sent = write(socket, into.subarray(0, bytesRead));
    [into, next] = [next, into];
  }
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function frameHead(name: string, size: number): string {
  const part =
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="proof"; filename="${name}"\r\n` +
    'content-type: application/octet-stream\r\n\r\n';
  return (
    `POST ${post} HTTP/1.1\r\nhost: ${base.host}\r\nauthorization: Bearer ${process.env['PROOF_TOKEN']}\r\n` +
    `content-type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
    `content-length: ${part.length + size + TAIL.length}\r\n\r\n${part}`
  );
}
