import { expect, test } from 'vitest';

import { readConnectionSettings } from '../../../src/evidence/inputs/connection.ts';
import { diagnose, type DiagnosisSettings } from '../../../src/evidence/diagnosis/diagnose.ts';
import type { ListShape, ProbedList } from '../../../src/evidence/diagnosis/probe.ts';
import { ServiceError, type ServiceErrorFacts } from '../../../src/evidence/service.ts';
import { plainInputs } from '../../support/settings.ts';
import { VirtualClock } from '../../support/virtual-clock.ts';

const clock = new VirtualClock();
const HOUR_MS = 3_600_000;

function list(shape: Partial<ListShape> = {}, date: number | undefined = clock.now()): ProbedList {
  return { date, shape: { array: 'data', items: 1, token: 'offsetToken', sizeAs: 'number', ...shape } };
}

function refusal(status: number | undefined, facts: Partial<ServiceErrorFacts> = {}): ServiceError {
  const phase = status === undefined ? 'unsent' : 'answered';
  return new ServiceError(`the service answered ${status}.`, { request: 'GET', phase, status, ...facts });
}

/** The findings by what they are about, as `state says`. */
async function examine(
  { token = plainInputs.token, ...settings }: Partial<DiagnosisSettings> & { token?: string } = {},
  answer: (query: { limit: number; target?: unknown }) => ProbedList | ServiceError = () => list(),
) {
  const connection = readConnectionSettings({ ...plainInputs, token });
  const findings = await diagnose(
    { connection, owner: undefined, targets: [], proxy: 'none', ...settings },
    {
      clock,
      mintedToken: () => undefined,
      probe: {
        async list(query) {
          const answered = answer(query);
          if (answered instanceof ServiceError) {
            throw answered;
          }
          return answered;
        },
      },
    },
  );
  return Object.fromEntries(findings.map(({ what, state, says }) => [what, `${state} ${says}`]));
}

test('of a healthy service all is told to be well', async () => {
  expect(await examine({ owner: 'an-owner', targets: [{ type: 'control', id: '1' }] })).toEqual({
    address: 'ok https://proof.example.com/ is reached, its certificate is trusted',
    proxy: 'ok none',
    token: 'ok a static token, opaque; the service takes it',
    owner: 'ok an-owner, sent as "svc-proof-owned-by" with new items',
    clock: 'ok agrees with the service',
    lists: 'ok items in "data", pages by "offsetToken", sizes as number',
    'page size': 'ok limit=1 is honoured',
    'usual page': 'ok limit=100 gives 1 items',
    'control:1': 'ok readable; proof is linked to it',
  });
});

test('a token that is refused is bad, and the address is not', async () => {
  const findings = await examine({}, () => refusal(401));
  expect(findings['token']).toMatch(/^bad .*401.*check "token"/u);
  expect(findings['address']).toMatch(/^ok /u);
  expect(findings).not.toHaveProperty('lists');
});

test('an address that is not reached is bad, and leaves the token unknown', async () => {
  const findings = await examine({}, () => refusal(undefined));
  expect(findings['address']).toMatch(/^bad .* is not reached/u);
  expect(findings['token']).toMatch(/^note .*not known$/u);
});

test('an address that answers something else is bad', async () => {
  expect((await examine({}, () => refusal(404)))['address']).toMatch(/^bad .* is reached.*404/u);
});

test.each([
  ['is behind is noted', -2 * HOUR_MS, 'note this machine is 2 h ahead of the service: ages'],
  ['is ahead is noted', 5 * 60_000, 'note this machine is 5 min behind the service: ages'],
  ['differs by half a minute is not noted', 30_000, 'ok agrees'],
])('a service whose clock %s', async (_, skewMs, says) => {
  expect((await examine({}, () => list({}, clock.now() + skewMs)))['clock']).toContain(says);
});

test('a page size that is not honoured is noted, and so is one that is refused', async () => {
  const findings = await examine({}, ({ limit }) => (limit === 1 ? list({ items: 25 }) : refusal(400)));
  expect(findings['page size']).toBe('note limit=1 was answered with 25 items: it is not honoured');
  expect(findings['usual page']).toMatch(/^note limit=100 is refused/u);
});

test('a target that cannot be read is bad, and says why', async () => {
  const findings = await examine({ targets: [{ type: 'task', id: '9' }] }, ({ target }) =>
    target === undefined ? list() : refusal(404),
  );
  expect(findings['task:9']).toMatch(/^bad .*404.*Check the id of the target/u);
});

test('of a JWT its times are told and nothing else', async () => {
  const seconds = Math.floor(clock.now() / 1000);
  const claims = { sub: 'somebody', iat: seconds - 3 * 3600, exp: seconds - 600 };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const token = `eyJhbGciOiJub25lIn0.${payload}.signature`;
  const findings = await examine({ token });
  expect(findings['token']).toBe(
    'ok a static token, a JWT, issued 3 h ago, expired 10 min ago; the service takes it',
  );
  const told = JSON.stringify(findings);
  expect([told.includes(payload), told.includes('signature'), told.includes('somebody')]).toEqual([
    false,
    false,
    false,
  ]);
});
