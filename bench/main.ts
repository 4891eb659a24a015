import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

import { benchCases } from './cases.ts';
import { readOptions } from './options.ts';
import { renderBounds, renderCase } from './run/render.ts';
import { type CaseResult, runCase } from './run/run-case.ts';
import { findTools } from './run/tools.ts';

// The committed dist beside what people would use instead, in one run and in turns:
//   npm run bench -- --case b,c --rounds 3 --scale 0.1 --json FILE
// A bound that is not reached fails nothing, because machines differ; a run that did not do its work fails the bench.
// Ratios hold across machines; seconds do not.

const { cases, rounds, scale, json } = readOptions(process.argv.slice(2));
const unknown = cases.filter((name) => benchCases.every((bench) => bench.name !== name));
if (unknown.length > 0) {
  throw new Error(
    `There is no case ${unknown.join(', ')}: ${benchCases.map(({ name }) => name).join(', ')}.`,
  );
}
const chosen = benchCases.filter(({ name, onRequest }) =>
  cases.length === 0 ? !onRequest : cases.includes(name),
);

// Whoever runs then ends with this process, and its files go away: see the listeners of `exit`.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}

const tools = findTools();
const machine = `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}`;
console.log([machine, ...tools.values(), `scale ${scale}`].join('; '));
for (const tool of ['curl', 'rclone', 'sha256sum'] as const) {
  if (!tools.has(tool)) {
    console.log(`${tool} is not installed: what needs it is left out`);
  }
}

const results: CaseResult[] = [];
for (const bench of chosen) {
  const result = await runCase(bench, {
    scale,
    rounds,
    tools: new Set(tools.keys()),
    onRun: (contender, round) => process.stderr.write(`${bench.name} ${round}: ${contender}\n`),
  });
  results.push(result);
  console.log(renderCase(result));
}
console.log(renderBounds(results));
if (scale < 1) {
  console.log(`The bounds are meant for scale 1: at ${scale} the start of a process weighs more.`);
}

if (json !== undefined) {
  await writeFile(json, `${JSON.stringify({ machine, scale, results }, writeMap, 2)}\n`);
}

function writeMap(_: string, value: unknown): unknown {
  return value instanceof Map ? Object.fromEntries(value) : value;
}
