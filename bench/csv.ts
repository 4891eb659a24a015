import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parse } from 'csv-parse';

import { checkTable } from '../src/evidence/csv/check-table.ts';
import { inferTable } from '../src/evidence/csv/infer-table.ts';
import type { CsvField } from '../src/evidence/service.ts';

// What a check costs beside the bare parser, over one file, each in a process of its own:
//   npm run bench:csv -- [MiB, 64 unless told]
// Ratios hold across machines; rates do not.

const MIB = 1024 * 1024;
const CHUNK_BYTES = MIB;
/** Runs of each, in turns; the fastest counts, because what disturbs a run only slows it down. */
const ROUNDS = 3;
/** A file so small that all of it could be in memory: beside it, a large one shows whether memory grows. */
const SMALL_MIB = 8;

const fields: readonly CsvField[] = [
  { name: 'user', type: 'text' },
  { name: 'lastLogin', type: 'date' },
  { name: 'mfa', type: 'boolean' },
  { name: 'failedLogins', type: 'number' },
  { name: 'note', type: 'text' },
];

const tasks = {
  'bare parse': parseBare,
  check: async (file: string) => (await checkTable(open(file), fields, 'error')).rows,
  infer: async (file: string) => (await inferTable(open(file), 'error')).rows,
};
type Task = keyof typeof tasks;

interface Measure {
  readonly seconds: number;
  /** Of the processor: what else the machine does hardly shows in it. */
  readonly cpuSeconds: number;
  readonly peakMib: number;
  readonly rows: number;
}

const [, , argument = '64', file] = process.argv;
if (isTask(argument) && file !== undefined) {
  console.log(JSON.stringify(await measure(tasks[argument], file)));
} else {
  await compare(Number(argument));
}

async function compare(mib: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-csv-'));
  try {
    const large = await writeCsv(path.join(folder, 'large.csv'), mib);
    const small = await writeCsv(path.join(folder, 'small.csv'), SMALL_MIB);
    const rounds = Array.from({ length: ROUNDS }, () => runAll(large));
    const smallRun = runAll(small);
    const best = (task: Task, what: 'seconds' | 'cpuSeconds') =>
      Math.min(...rounds.map((round) => round[task][what]));
    const compareBest = (task: Task, what: 'seconds' | 'cpuSeconds') =>
      `${(best(task, what) / best('bare parse', what)).toFixed(2)} times`;
    const peak = (task: Task) => Math.max(...rounds.map((round) => round[task].peakMib));
    const sizeMib = (await stat(large)).size / MIB;
    console.table(
      Object.fromEntries(
        Object.keys(tasks)
          .filter(isTask)
          .map((task) => [
            task,
            {
              'MiB/s': Math.round(sizeMib / best(task, 'seconds')),
              'time of the bare parse': compareBest(task, 'seconds'),
              'CPU of the bare parse': compareBest(task, 'cpuSeconds'),
              'peak MiB': peak(task),
              [`peak MiB of ${SMALL_MIB} MiB`]: smallRun[task].peakMib,
            },
          ]),
      ),
    );
    console.log(
      `${rounds[0]?.check.rows} rows, ${Math.round(sizeMib)} MiB, the fastest of ${ROUNDS} runs each`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runAll(location: string): Record<Task, Measure> {
  return {
    'bare parse': runTask('bare parse', location),
    check: runTask('check', location),
    infer: runTask('infer', location),
  };
}

function runTask(task: Task, location: string): Measure {
  const { stdout, stderr, status } = spawnSync(process.execPath, [import.meta.filename, task, location], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`${task} failed: ${stderr}`);
  }
  const measured: Measure = JSON.parse(stdout);
  return measured;
}

async function measure(task: (file: string) => Promise<number>, location: string): Promise<Measure> {
  const begin = performance.now();
  const rows = await task(location);
  const { user, system } = process.cpuUsage();
  return {
    seconds: (performance.now() - begin) / 1000,
    cpuSeconds: (user + system) / 1_000_000,
    peakMib: Math.round(process.resourceUsage().maxRSS / 1024),
    rows,
  };
}

/** The same parser, with the options that a reader of any CSV needs, and nothing done with what it reads. */
async function parseBare(location: string): Promise<number> {
  let rows = -1;
  const parser = parse({
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    on_record: () => {
      rows += 1;
    },
  });
  open(location).pipe(parser).resume();
  await once(parser, 'end');
  return rows;
}

function open(location: string) {
  return createReadStream(location, { highWaterMark: CHUNK_BYTES });
}

function isTask(name: string): name is Task {
  return name in tasks;
}

/** An access review: every tenth note is in quotes, with quotes within. */
async function writeCsv(location: string, mib: number): Promise<string> {
  const stream = createWriteStream(location);
  stream.write(`${fields.map(({ name }) => name).join(',')}\r\n`);
  for (let row = 0, bytes = 0; bytes < mib * MIB;) {
    let lines = '';
    for (; lines.length < CHUNK_BYTES / 16; row += 1) {
      lines += writeRow(row);
    }
    bytes += lines.length;
    if (!stream.write(lines)) {
      await once(stream, 'drain');
    }
  }
  stream.end();
  await once(stream, 'close');
  return location;
}

function writeRow(row: number): string {
  const day = String((row % 28) + 1).padStart(2, '0');
  const note = row % 10 === 0 ? `"said ""hello"", twice"` : `plain note ${row}`;
  return `user${row},2026-04-${day}T10:${day}:00Z,${row % 3 === 0},${(row * 7919) % 1000},${note}\r\n`;
}
