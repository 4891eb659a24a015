import { Unshown, type Check } from '../check.ts';

/** Where interface.md says "not shown": what this service does. None of it is right or wrong. */
export const unshownChecks: readonly Check[] = [
  {
    section: '4.5',
    sentence: 'Response body shape (name of the items array): not shown.',
    async run(service, name) {
      await service.create({ name: name('a.txt') });
      const { arrayName, body } = await service.page({ search: name(''), limit: '1' });
      throw new Unshown(
        `The array is "${arrayName ?? '?'}"; the last page has: ${Object.keys(body).join(', ')}.`,
      );
    },
  },
  {
    section: '8',
    sentence: 'Maximum value of limit: not shown.',
    async run(service) {
      const answers = await Promise.all(
        [100, 500, 501, 1000].map(
          async (limit) => `${limit} → ${(await service.send('GET', `/v1/proof?limit=${limit}`)).status}`,
        ),
      );
      throw new Unshown(answers.join(', '));
    },
  },
  {
    section: '2.1',
    sentence: 'Number of the first version: not shown.',
    async run(service, name) {
      throw new Unshown(String((await service.create({ name: name('first.txt') }))['version']));
    },
  },
  {
    section: '2.1',
    sentence: 'Complete list of fields of a proof item: not shown.',
    async run(service, name) {
      throw new Unshown(Object.keys(await service.create({ name: name('fields.txt') })).join(', '));
    },
  },
  {
    section: '4.3',
    sentence: 'Response body of a new version: not shown.',
    async run(service, name) {
      const { id, filename } = await service.create({ name: name('answer.txt') });
      const response = await service.post(`/v1/proof/${id}/versions`, { name: filename });
      throw new Unshown(`${response.status} ${(await response.text()).slice(0, 200)}`);
    },
  },
  {
    section: '7',
    sentence: 'Errors: not shown.',
    async run(service) {
      const response = await service.send('GET', '/v1/proof/00000000-0000-4000-8000-000000000000/contents');
      throw new Unshown(`An unknown item: ${response.status} ${(await response.text()).slice(0, 200)}`);
    },
  },
];
