import { expect, test } from 'vitest';

import { Stage } from '../support/stage.ts';

test('first everything is created', async () => {
  const stage = new Stage({ files: { 'a.txt': 'a', 'b.txt': 'bb' } });
  const report = await stage.upload();
  expect(report.counts).toMatchObject({ created: 2, total: 2 });
  expect(report.verdict).toBe('landed');
  const again = await stage.upload();
  expect(again.counts).toMatchObject({ versioned: 2 });
  expect(stage.service.calls.map((c) => c.kind)).toEqual([]);
});
