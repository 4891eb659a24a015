import { setFailed } from '@actions/core';

import { neutralizeLine } from '../report/neutral.ts';
import { runCheck } from './run-check.ts';

try {
  await runCheck(process.env);
} catch (error) {
  setFailed(neutralizeLine(error instanceof Error ? error.message : String(error)));
}
