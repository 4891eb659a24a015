import { parseArgs } from 'node:util';
import { runCheck, type Finding, type Verdict } from './check.ts';
import { connectTo, type Service } from './service.ts';
import { suite } from './suite.ts';

const USAGE = `npm run conformance -- --base-url URL --token TOKEN
  [--other-owner UUID] [--control ID] [--label ID] [--task ID]
PROOF_TOKEN and PROOF_SERVICE_TOKEN can hold the tokens. It leaves about 70 proof items named conformance-*.`;

const { values } = parseArgs({
  options: Object.fromEntries(
    ['base-url', 'token', 'other-owner', 'control', 'label', 'task'].map((name) => [
      name,
      { type: 'string' as const },
    ]),
  ),
});
const baseUrl = values['base-url'];
const token = values['token'] ?? process.env['PROOF_TOKEN'];

if (baseUrl === undefined || token === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const service = connectTo({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    token,
    serviceToken: process.env['PROOF_SERVICE_TOKEN'],
    otherOwner: values['other-owner'],
    objects: Object.fromEntries(
      ['control', 'label', 'task'].flatMap((type) =>
        values[type] === undefined ? [] : [[type, values[type]]],
      ),
    ),
  });
  process.exitCode = await report(service);
}

/** Prints a line for each sentence. Returns the exit code: 1 when the service differs from the interface. */
async function report(service: Service): Promise<number> {
  const counts: Record<Verdict, number> = { holds: 0, differs: 0, unshown: 0 };
  for (const check of suite) {
    const finding = await runCheck(check, service);
    counts[finding.verdict] += 1;
    console.log(lineOf(finding));
  }
  console.log(`\n${counts.holds} hold, ${counts.differs} differ, ${counts.unshown} are unshown.`);
  return counts.differs === 0 ? 0 : 1;
}

function lineOf({ check, verdict, seen }: Finding): string {
  const line = `${verdict.padEnd(8)}§${check.section.padEnd(4)} ${check.sentence}`;
  return seen === '' ? line : `${line}\n               ${seen}`;
}
