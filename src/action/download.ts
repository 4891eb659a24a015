import '../require-node.ts';

import { failStep } from './fail-step.ts';
import { runDownload } from './run-download.ts';

try {
  await runDownload(process.env);
} catch (error) {
  failStep(error);
}
