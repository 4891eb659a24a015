import { expectSame, expectThat, Unshown, type Check } from '../check.ts';

export const callerChecks: readonly Check[] = [
  {
    section: '5',
    sentence:
      'Every request carries the header Authorization with the value Bearer followed by a space and <ACCESS_TOKEN>.',
    async run(service, name) {
      const { id } = await service.create({ name: name('closed.txt') });
      const paths = [
        ['GET', '/v1/proof'],
        ['GET', `/v1/proof/${id}/contents`],
        ['POST', '/v1/proof'],
        ['POST', `/v1/proof/${id}/versions`],
        ['PATCH', `/v1/proof/${id}`],
        ['POST', '/v1/tasks/some-task/proof'],
      ] as const;
      for (const token of [null, 'not-a-token']) {
        const statuses = await Promise.all(
          paths.map(async ([method, path]) => (await service.send(method, path, { token })).status),
        );
        expectThat(
          statuses.every((status) => status >= 400 && status < 500),
          `${token === null ? 'No token' : 'A wrong token'} was answered with ${statuses.join(', ')}.`,
        );
      }
    },
  },
  {
    section: '5',
    sentence:
      'A caller that is a service account must name a user as proof owner with svc-proof-owned-by when uploading a proof item; the value is a user UUID.',
    async run(service, name) {
      const { serviceToken } = service.subject;
      if (serviceToken === undefined)
        throw new Unshown('Give a service account’s token in PROOF_SERVICE_TOKEN.');
      const user = String((await service.create({ name: name('user.txt') }))['createdBy']);
      const without = await service.post('/v1/proof', { name: name('without.txt') }, serviceToken);
      expectThat(!without.ok, `An upload without owner was answered with ${without.status}.`);
      const file = { name: name('with.txt'), fields: { 'svc-proof-owned-by': user } };
      const accepted = await service.post('/v1/proof', file, serviceToken);
      expectThat(
        accepted.ok,
        `An upload with owner was answered with ${accepted.status}: ${await accepted.text()}`,
      );
      const owned = await service.list({ search: name('with'), ownedByMe: 'true' });
      expectSame(
        'owned by the user',
        owned.map((item) => item.filename),
        [name('with.txt')],
      );
    },
  },
];
