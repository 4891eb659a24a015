import { expect, test } from 'vitest';

import { answerJson, startHostileService, type HostileWays } from '../support/hostile-service.ts';
import { beginJob, type Inputs } from '../support/run-action.ts';
import { replayLog } from '../support/runner-commands.ts';
import { expectNoTraces, TOKEN } from '../support/secret-traces.ts';

/** What the runner sets for a step once somebody has set ACTIONS_STEP_DEBUG. */
const DEBUG = { RUNNER_DEBUG: '1' };
const OBSERVATION = /^(?:ok {2}|note|bad ) {2}\w/u;

async function upload(environment: Record<string, string>, inputs: Inputs = {}, ways: HostileWays = {}) {
  const service = await startHostileService(ways);
  const job = await beginJob({ 'report.txt': 'evidence' });
  const given = { path: 'report.txt', 'base-url': service.url, token: TOKEN, ...inputs };
  const step = await job.upload(given, environment);
  const debugged = replayLog(step.log).commands.filter(({ name }) => name === 'debug');
  const diagnosis = debugged.map(({ data }) => data).filter((line) => OBSERVATION.test(line));
  return { service, job, step, diagnosis: diagnosis.join('\n').replace(service.url, 'ADDRESS') };
}

test('the debug log of an upload holds the diagnosis of proof doctor, and no secret', async () => {
  const { service, job, step, diagnosis } = await upload(DEBUG);
  expect(step).toMatchObject({ exitCode: 0, outputs: { created: '1' } });
  expect(diagnosis).toMatchInlineSnapshot(`
    "ok    address      ADDRESS is reached, without TLS
    ok    proxy        none is set (HTTP_PROXY, HTTPS_PROXY)
    ok    token        a static token, opaque; the service takes it
    note  owner        not set; a service account needs one for new items
    ok    clock        agrees with the service
    ok    lists        there is no item yet to tell their shape by
    ok    page size    limit=1 is honoured
    ok    usual page   limit=100 gives 0 items, all there are"
  `);
  expect(service.stored.size).toBe(1);
  await expectNoTraces(step, job);
});

test('an upload without the debug log makes no diagnosis', async () => {
  const { step, diagnosis } = await upload({});
  expect([step.exitCode, diagnosis]).toEqual([0, '']);
});

test('a diagnosis that finds fault quotes no secret, and leaves the verdict to the upload', async () => {
  const answers = [answerJson({ message: `nothing for ${TOKEN}` }, 404)];
  const { job, step, diagnosis } = await upload(
    DEBUG,
    { link: 'control:CC8.1', verify: 'none' },
    { lists: { 'CC8.1': (response) => (answers.shift() ?? answerJson({ data: [] }))(response) } },
  );
  expect(diagnosis).toMatch(/^bad {3}control:CC8\.1 .*nothing for \*\*\*/mu);
  expect(step.outputs).toMatchObject({ total: '1', linked: '1' });
  await expectNoTraces(step, job);
});
