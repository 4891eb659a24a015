import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { aFile, readJson, startApi, type ItemBody } from './support/api.ts';

/** What the service should hold: for each item in order of creation, its name, link and the contents of its versions. */
interface ModelItem {
  readonly name: string;
  readonly target: string | undefined;
  readonly contents: string[];
}

const name = fc.constantFrom('a.txt', 'A.txt', 'report a.txt', 'b.csv');
const action = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), name, content: fc.string() }),
  fc.record({
    kind: fc.constant('link' as const),
    name,
    content: fc.string(),
    target: fc.constantFrom('t1', 't2'),
  }),
  fc.record({ kind: fc.constant('version' as const), pick: fc.nat(), content: fc.string() }),
);

test('after any history the service holds what a list of items would hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { maxLength: 12 }),
      fc.constantFrom('a', 'A.TXT', 'z'),
      async (history, search) => {
        const api = await startApi();
        const model: ModelItem[] = [];
        const ids: string[] = [];
        for (const step of history) {
          if (step.kind === 'version') {
            const index = step.pick % Math.max(1, model.length);
            const item = model[index];
            if (item === undefined) continue;
            const response = await api.upload(`/v1/proof/${ids[index]}/versions`, aFile(step));
            item.contents.push(step.content);
            expect(await readJson<ItemBody>(response)).toMatchObject({ version: item.contents.length });
          } else {
            const target = step.kind === 'link' ? step.target : undefined;
            const path = target === undefined ? '/v1/proof' : `/v1/tasks/${target}/proof`;
            ids.push((await readJson<ItemBody>(await api.upload(path, aFile(step)))).id);
            model.push({ name: step.name, target, contents: [step.content] });
          }
        }

        const stored = ids.map((id) => api.sandbox.records().find((record) => record.id === id));
        expect(stored.map((record) => record?.versions.map((version) => version.sha256))).toEqual(
          model.map((item) => item.contents.map(sha256)),
        );
        const expectIds = async (query: string, fits: (item: ModelItem) => boolean) => {
          const { data } = await api.list(`?limit=500&sortBy=createdOn&sortDirection=asc${query}`);
          expect(data.map((item) => item.id)).toEqual(
            ids.filter((_id, index) => model.slice(index, index + 1).some(fits)),
          );
        };
        await expectIds('', () => true);
        await expectIds('&objectType=task&objectId=t1', (item) => item.target === 't1');
        await expectIds(`&search=${search}`, (item) =>
          item.name.toLowerCase().includes(search.toLowerCase()),
        );
        await api.sandbox.stop();
      },
    ),
    { numRuns: 40 },
  );
});

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
