import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import type { BenchCase, Contender } from '../case.ts';
import { nodeScript } from '../contenders/node-script.ts';
import { ours } from '../contenders/ours.ts';
import { rawSend } from '../contenders/raw-send.ts';
import { shareWork, type Work } from '../contenders/work.ts';
import { tableSchema, writeTable } from '../csv-table.ts';
import { boundRatio } from '../run/ratio.ts';

const GIB = 1024 ** 3;
const NAME = 'access-review.csv';
const PARSE = 'bare csv-parse';
const PARSE_AND_SEND = 'bare csv-parse, then best send';

/** (h) A CSV whose rows are checked against a schema before it is sent, or whose schema is inferred from them. */
export const testableCsv: BenchCase = {
  name: 'h',
  title: 'a CSV of 1 GiB with a schema',
  rounds: 3,
  async prepare(room) {
    const folder = path.join(room.folder, 'files');
    await mkdir(folder);
    const bytes = await writeTable(path.join(folder, NAME), GIB * room.scale);
    const work: Work = { files: { folder, names: [NAME], bytes }, sink: await room.startSink() };
    const parse = nodeScript(room.folder, 'parse-csv.ts', [path.join(folder, NAME)]);
    return {
      contenders: [
        withSchema(ours(work, ['--csv-schemas', `{"${NAME}": ${tableSchema}}`])),
        withSchema(ours(work, ['--csv-schemas', `{"${NAME}": infer}`], 'ours, schema inferred')),
        { name: PARSE, command: parse },
        parseThenSend(work, room.folder, parse.args),
      ],
      bounds: [boundRatio('ours', PARSE_AND_SEND, 1.5)],
    };
  },
};

function parseThenSend(work: Work, folder: string, parseArgs: readonly string[]): Contender {
  const { command } = rawSend(work, folder);
  const script = 'node=$1; parser=$2; file=$3; shift 3; "$node" "$parser" "$file" && "$node" "$@"';
  const args = ['-c', script, 'sh', command.program, ...parseArgs, ...command.args];
  return { name: PARSE_AND_SEND, command: { ...command, program: 'sh', args }, ...shareWork(work) };
}

function withSchema(contender: Contender): Contender {
  return {
    ...contender,
    check: async (report) => {
      await contender.check?.(report);
      if (report.schemas !== 1) {
        throw new Error(`${report.schemas} schemas were set, not 1`);
      }
    },
  };
}
