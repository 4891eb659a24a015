import { expect, test } from 'vitest';

import { Stage } from '../support/stage.ts';

/** As many files as there are numbers, each with a name of its own. */
function makeFiles(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, number) => [nameOf(number), `content ${number}`]),
  );
}

function nameOf(number: number): string {
  return `report-${String(number).padStart(5, '0')}.xml`;
}

test('1,000 files in an organization of 1,000 items cost at most 1.15 requests a file, confirmation included', async () => {
  const files = makeFiles(1000);
  const stage = new Stage({
    files,
    service: { pageSize: 25 },
    seed: (store) => Object.keys(files).forEach((name) => store.seed(name, 'as it was')),
  });
  const { counts } = await stage.upload();
  expect(counts).toMatchObject({ versioned: 1000, total: 1000 });
  expect(stage.service.calls.length / 1000).toBeLessThanOrEqual(1.15);
});

test('1,000 new files in an empty organization cost no more', async () => {
  const stage = new Stage({ files: makeFiles(1000), service: { pageSize: 25 } });
  expect((await stage.upload()).counts).toMatchObject({ created: 1000 });
  expect(stage.service.calls.length / 1000).toBeLessThanOrEqual(1.15);
});

test('3 files in an organization of 20,000 items cost at most 10 lists', async () => {
  const stage = new Stage({
    files: makeFiles(3),
    service: { pageSize: 100 },
    seed: (store) => {
      for (let number = 0; number < 20_000; number += 1) {
        store.seed(nameOf(number), 'as it was', { ageMs: 86_400_000 - number });
      }
    },
  });
  expect((await stage.upload()).counts).toMatchObject({ versioned: 3 });
  expect(stage.service.callsOf('list').length).toBeLessThanOrEqual(10);
});

test('files at 12 targets cost a list before and a list after for each target, and no more', async () => {
  const targets = Array.from(
    { length: 12 },
    (_, number) => ({ type: 'control', id: String(number) }) as const,
  );
  const stage = new Stage({ files: makeFiles(5), entry: { targets } });
  expect((await stage.upload()).counts).toMatchObject({ linked: 60 });
  expect(stage.service.callsOf('list').length).toBeLessThanOrEqual(24);
});
