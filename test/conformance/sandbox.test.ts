import { expect, test } from 'vitest';
import { parseFaults } from '../../src/sandbox/faults/rule.ts';
import { startApi } from '../sandbox/support/api.ts';
import { runCheck } from './check.ts';
import { connectTo, type Service } from './service.ts';
import { promises, suite } from './suite.ts';

test.each(promises.map((check) => [`§${check.section} ${check.sentence}`, check] as const))(
  '%s',
  async (_title, check) => {
    const service = await startService();
    expect(await runCheck(check, service)).toEqual({ check, verdict: 'holds', seen: '' });
  },
);

test('what the interface does not show is reported, and never judged', async () => {
  const service = await startService();
  const findings = await Promise.all(
    suite.filter((check) => !promises.includes(check)).map((check) => runCheck(check, service)),
  );
  expect(findings.map((finding) => finding.verdict)).toEqual(findings.map(() => 'unshown'));
});

test.each([
  ['version: status code=500', 'Each new version sets version'],
  ['list nth=2: loop', 'A client keeps requesting pages'],
  ['download: truncate', 'Response: the raw file as the body'],
  ['schema: status code=400', 'Sent after the CSV upload'],
])('a service with "%s" differs in: %s', async (rules, sentence) => {
  const check = promises.find((candidate) => candidate.sentence.startsWith(sentence));
  if (check === undefined) throw new Error(`No check begins with "${sentence}".`);
  const finding = await runCheck(check, await startService(rules));
  expect(finding.verdict).toBe('differs');
});

async function startService(rules = ''): Promise<Service> {
  const { sandbox } = await startApi({ faults: parseFaults(rules) });
  return connectTo({
    baseUrl: sandbox.url,
    token: sandbox.token,
    serviceToken: 'sandbox-service-token',
    otherOwner: '5f0c1c1e-1111-4222-8333-444455556666',
  });
}
