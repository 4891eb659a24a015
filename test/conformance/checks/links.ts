import { randomUUID } from 'node:crypto';
import { expectSame, Unshown, type Check } from '../check.ts';
import { objectTypes } from '../service.ts';

export const linkChecks: readonly Check[] = objectTypes.map((objectType) => ({
  section: '4.4',
  sentence: `POST {base_url}/v1/${objectType}s/{objectId}/proof uploads the file and links it to the object.`,
  async run(service, name) {
    const known = service.subject.objects?.[objectType];
    const objectId = known ?? randomUUID();
    const response = await service.post(`/v1/${objectType}s/${encodeURIComponent(objectId)}/proof`, {
      name: name('linked.txt'),
    });
    if (!response.ok && known === undefined) {
      throw new Unshown(
        `A made-up ${objectType} was answered with ${response.status}: give --${objectType}.`,
      );
    }
    await service.create({ name: name('elsewhere.txt') });
    const idsOf = async (parameters: Readonly<Record<string, string>>) =>
      (await service.list({ search: name(''), ...parameters })).map((item) => `${item.filename} ${item.id}`);
    const all = await idsOf({});
    expectSame('items of the organization', all.length, 2);
    const linked = all.filter((item) => item.startsWith(name('linked.txt')));
    expectSame('items of the object', await idsOf({ objectType, objectId }), linked);
  },
}));
