import '../require-node.ts';

import { setFailed } from '@actions/core';

import { neutralizeLine } from '../report/neutral.ts';
import { runUpload } from './run-upload.ts';

try {
  await runUpload(process.env);
} catch (error) {
  setFailed(neutralizeLine(error instanceof Error ? error.message : String(error)));
}
