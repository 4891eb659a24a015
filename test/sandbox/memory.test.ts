import { expect, test } from 'vitest';
import { sendLargeFile } from './support/large-file.ts';

test(
  'a file of 256 MiB goes up and down whole, in less memory than its own size',
  { timeout: 60_000 },
  async () => {
    const { uploadedSha256, stored, downloadedSha256, peakBytes } = await sendLargeFile(256);
    expect(stored).toMatchObject({ size: 256 * 1024 ** 2, sha256: uploadedSha256 });
    expect(downloadedSha256).toBe(uploadedSha256);
    if (peakBytes !== undefined) expect(peakBytes).toBeLessThan(256 * 1024 ** 2);
  },
);
