import { setFailed } from '@actions/core';

import { neutralizeLine } from '../report/neutral.ts';
import { runDownload } from './run-download.ts';

try {
  await runDownload(process.env);
} catch (error) {
  setFailed(neutralizeLine(error instanceof Error ? error.message : String(error)));
}
