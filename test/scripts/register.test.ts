import { expect, test } from 'vitest';

import { writeCsv } from '../../scripts/demo/register.ts';

test('a register becomes CSV with quotes only where they are needed', () => {
  const csv = writeCsv({
    fields: { sha: 'text', subject: 'text' },
    rows: [
      ['1f', 'Fix it'],
      ['2a', 'Say "no", twice'],
    ],
  });
  expect(csv).toBe('sha,subject\r\n1f,Fix it\r\n2a,"Say ""no"", twice"\r\n');
});
