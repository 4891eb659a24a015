import type { BenchCase } from './case.ts';
import { download } from './cases/download.ts';
import { growth } from './cases/growth.ts';
import { knownFiles } from './cases/known-files.ts';
import { largeFile, largeFileTls } from './cases/large-file.ts';
import { distantService, manyFiles } from './cases/many-files.ts';
import { planning } from './cases/planning.ts';
import { start } from './cases/start.ts';
import { testableCsv } from './cases/testable-csv.ts';

/** All cases, in the order in which they run. */
export const benchCases: readonly BenchCase[] = [
  largeFile,
  largeFileTls,
  growth,
  manyFiles,
  distantService,
  knownFiles,
  planning,
  start,
  download,
  testableCsv,
];
