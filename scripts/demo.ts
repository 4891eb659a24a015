import { rm } from 'node:fs/promises';
import path from 'node:path';

import { makeEvidence } from './demo/evidence.ts';
import { checkHoldings, expectHoldings, showHoldings } from './demo/holdings.ts';
import { runRound } from './demo/round.ts';
import { startSandbox } from './demo/sandbox.ts';
import { alignColumns } from './demo/table.ts';

/** Ignored by git: the tree stays clean. */
const OUT = 'demo-out';
const ROUNDS = 2;

const cancellation = new AbortController();
for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    process.exitCode = exitCode;
    cancellation.abort(new Error(`stopped by ${signal}`));
  });
}
// Nobody reads on: `npm run demo | head`.
process.stdout.on('error', (error) => {
  cancellation.abort(error);
});

try {
  await tellStory(cancellation.signal);
} catch (error) {
  process.exitCode ??= 1;
  const reason: unknown = cancellation.signal.aborted ? cancellation.signal.reason : error;
  console.error(
    `\nThe demo did not go as expected: ${reason instanceof Error ? reason.message : String(reason)}`,
  );
}

async function tellStory(signal: AbortSignal): Promise<void> {
  await rm(OUT, { recursive: true, force: true });

  console.log('Making evidence from this repository ...');
  const evidence = await makeEvidence(path.join(OUT, 'evidence'), signal);
  console.log(alignColumns(evidence.map(({ file, about }) => [`  ${file}`, about])));

  await using sandbox = await startSandbox(path.join(OUT, 'sandbox'), signal);
  console.log(`\nA proof service, the sandbox, listens on ${sandbox.url}`);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await runRound(round, evidence, sandbox, { out: OUT, signal });
    await checkHoldings(sandbox, expectHoldings(evidence, round), signal);
  }

  console.log(`\nWhat the sandbox holds now: nothing twice, each item in ${ROUNDS} versions`);
  console.log(await showHoldings(sandbox, signal));
  console.log(`
All is as expected: names, versions, links, schemas and SHA-256 digests were compared with the service's own records.
Everything is in ${OUT}/, which git ignores. To look at it again:
  npm run sandbox -- --data ${OUT}/sandbox
and open http://127.0.0.1:4010/, or ask for the list:
  curl -H 'Authorization: Bearer ${sandbox.token}' http://127.0.0.1:4010/v1/proof`);
}
