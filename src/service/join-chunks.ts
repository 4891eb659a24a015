/** All chunks of a stream in one buffer. Copied as they come, since each is lent until the next one is asked for. */
export async function joinChunks(chunks: AsyncIterable<Uint8Array>, size: number): Promise<Buffer> {
  const joined = Buffer.allocUnsafe(size);
  let length = 0;
  for await (const chunk of chunks) {
    joined.set(chunk, length);
    length += chunk.byteLength;
  }
  return joined.subarray(0, length);
}
