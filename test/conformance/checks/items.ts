import { expectSame, expectThat, Unshown, type Check } from '../check.ts';

const PROMISED = ['id', 'filename', 'version', 'size', 'createdBy', 'createdOn', 'updatedBy', 'updatedOn'];

export const itemChecks: readonly Check[] = [
  {
    section: '2.1',
    sentence:
      'A newly uploaded proof item is returned as JSON metadata that includes id, filename, version, size, createdBy, createdOn, updatedBy and updatedOn.',
    async run(service, name) {
      const item = await service.create({ name: name('new.txt'), content: 'seven b' });
      expectSame(
        'missing fields',
        PROMISED.filter((field) => item[field] === undefined),
        [],
      );
      expectSame('filename', item.filename, name('new.txt'));
      expectSame('size', item['size'], 7);
      expectThat(Number.isInteger(item['version']), `version is no integer: ${String(item['version'])}`);
      for (const field of ['createdOn', 'updatedOn']) {
        expectThat(
          !Number.isNaN(Date.parse(String(item[field]))),
          `${field} is no timestamp: ${String(item[field])}`,
        );
      }
    },
  },
  {
    section: '2.1',
    sentence: 'id: string, UUID.',
    async run(service, name) {
      const { id } = await service.create({ name: name('id.txt') });
      expectThat(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id), `id is no UUID: ${id}`);
    },
  },
  {
    section: '2.1',
    sentence: 'Each new version sets version to the highest existing version plus 1.',
    async run(service, name) {
      const first = await service.create({ name: name('versions.txt') });
      const second = await service.addVersion(first, 'second');
      const third = await service.addVersion(first, 'third');
      expectSame(
        'versions',
        [second['version'], third['version']],
        [Number(first['version']) + 1, Number(first['version']) + 2],
      );
    },
  },
  {
    section: '2.1',
    sentence: 'createdOn stays fixed when versions are added; uploadedOn advances.',
    async run(service, name) {
      const created = await service.create({ name: name('times.txt') });
      const [before] = await service.list({ search: created.filename });
      const after = await service.addVersion(created, 'later');
      expectSame('createdOn', after['createdOn'], before?.['createdOn']);
      const [old, now] = [before?.['uploadedOn'], after['uploadedOn']].map((time) =>
        Date.parse(String(time)),
      );
      expectThat(Number(now) > Number(old), `uploadedOn did not advance: ${String(after['uploadedOn'])}`);
    },
  },
  {
    section: '2.1',
    sentence: 'The owner is set at upload through the form field svc-proof-owned-by.',
    async run(service, name) {
      const { otherOwner } = service.subject;
      if (otherOwner === undefined) throw new Unshown('Give --other-owner, the UUID of another user.');
      const fields = { 'svc-proof-owned-by': otherOwner };
      const item = await service.create({ name: name('given.txt'), fields });
      expectSame('mine', (await service.list({ search: item.filename, ownedByMe: 'true' })).length, 0);
      expectSame('anybody’s', (await service.list({ search: item.filename })).length, 1);
    },
  },
  {
    section: '4.3',
    sentence: 'Creates a new version of the referenced proof item.',
    async run(service, name) {
      const item = await service.create({ name: name('same.txt'), content: 'old' });
      await service.addVersion(item, 'new');
      expectSame('items of this name', (await service.list({ search: item.filename })).length, 1);
      expectSame('contents', await (await service.download(item.id)).text(), 'new');
    },
  },
];
