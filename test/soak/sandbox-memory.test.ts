import { expect, test } from 'vitest';
import { sendLargeFile } from '../sandbox/support/large-file.ts';

test('a file of 4 GiB goes up and down whole, in no more memory than one of 256 MiB', async () => {
  const { uploadedSha256, stored, downloadedSha256, peakBytes } = await sendLargeFile(4096);
  expect(stored).toMatchObject({ size: 4096 * 1024 ** 2, sha256: uploadedSha256 });
  expect(downloadedSha256).toBe(uploadedSha256);
  if (peakBytes !== undefined) expect(peakBytes).toBeLessThan(256 * 1024 ** 2);
});
