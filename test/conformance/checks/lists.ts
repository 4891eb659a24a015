import { expectSame, expectThat, type Check } from '../check.ts';
import type { Item, Service } from '../service.ts';

// interface.md §8.
const DEFAULT_LIMIT = 25;

export const listChecks: readonly Check[] = [
  {
    section: '8',
    sentence: 'Default page size (limit) on list: 25.',
    async run(service, name) {
      await createMany(service, name, DEFAULT_LIMIT + 1);
      expectSame(
        'items on the first page',
        (await service.page({ search: name('') })).items.length,
        DEFAULT_LIMIT,
      );
    },
  },
  {
    section: '4.5',
    sentence: 'limit: page size.',
    async run(service, name) {
      await createMany(service, name, 3);
      expectSame('items', (await service.page({ search: name(''), limit: '2' })).items.length, 2);
    },
  },
  {
    section: '4.5',
    sentence:
      'When more items exist than the page size, the response includes offsetToken. The client passes it as offset to get the next page.',
    async run(service, name) {
      const ids = await createMany(service, name, 5);
      const first = await service.page({ search: name(''), limit: '3' });
      expectThat(first.offsetToken !== undefined, 'There is no offsetToken though more items exist.');
      const second = await service.page({ search: name(''), limit: '3', offset: first.offsetToken ?? '' });
      const seen = [...first.items, ...second.items].map((item) => item.id);
      expectSame('items of both pages', seen.toSorted(), ids.toSorted());
    },
  },
  {
    section: '4.5',
    sentence: 'A client keeps requesting pages until a response carries no offsetToken.',
    async run(service, name) {
      const ids = await createMany(service, name, 4);
      const seen = (await service.list({ search: name(''), limit: '2' })).map((item) => item.id);
      expectSame('items of all pages', seen.toSorted(), ids.toSorted());
    },
  },
  {
    section: '4.5',
    sentence: 'sortBy: default uploadedOn; sortDirection: default desc.',
    async run(service, name) {
      const ids = await createMany(service, name, 3);
      expectSame('order', idsOf(await service.list({ search: name('') })), ids.toReversed());
    },
  },
  ...(['createdOn', 'uploadedOn', 'filename', 'createdBy'] as const).flatMap((sortBy) =>
    (['asc', 'desc'] as const).map((sortDirection) => ({
      section: '4.5',
      sentence: `sortBy ${sortBy}, sortDirection ${sortDirection}.`,
      async run(service: Service, name: (ending: string) => string) {
        await createMany(service, name, 3);
        const items = await service.list({ search: name(''), sortBy, sortDirection });
        const keys = items.map((item) => keyOf(item, sortBy));
        const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
        expectSame('items', keys.length, 3);
        expectSame('order', keys, sortDirection === 'asc' ? sorted : sorted.toReversed());
      },
    })),
  ),
  {
    section: '4.5',
    sentence:
      'Sorting by uploadedOn reflects the most recent change, because uploadedOn advances with each new version; createdOn does not.',
    async run(service, name) {
      const first = await service.create({ name: name('1.txt') });
      const second = await service.create({ name: name('2.txt') });
      await service.addVersion(first, 'newer');
      const by = async (sortBy: string) =>
        idsOf(await service.list({ search: name(''), sortBy, sortDirection: 'desc' }));
      expectSame('by uploadedOn', await by('uploadedOn'), [first.id, second.id]);
      expectSame('by createdOn', await by('createdOn'), [second.id, first.id]);
    },
  },
  {
    section: '4.5',
    sentence: 'search: filters by filename matches.',
    async run(service, name) {
      const wanted = await service.create({ name: name('needle.txt') });
      await service.create({ name: name('hay.txt') });
      expectSame('found', idsOf(await service.list({ search: name('needle') })), [wanted.id]);
    },
  },
  {
    section: '4.5',
    sentence: 'ownedByMe: when true, returns only proof owned by the authorized user.',
    async run(service, name) {
      const mine = await service.create({ name: name('mine.txt') });
      const listed = await service.list({ search: name(''), ownedByMe: 'true' });
      expectSame('mine', idsOf(listed), [mine.id]);
    },
  },
];

async function createMany(
  service: Service,
  name: (ending: string) => string,
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push((await service.create({ name: name(`${String(index).padStart(2, '0')}.txt`) })).id);
  }
  return ids;
}

function idsOf(items: readonly Item[]): string[] {
  return items.map((item) => item.id);
}

function keyOf(item: Item, sortBy: string): string | number {
  const value = String(item[sortBy]);
  return sortBy.endsWith('On') ? Date.parse(value) : value;
}
