import '../require-node.ts';

import { failStep } from './fail-step.ts';
import { runUpload } from './run-upload.ts';

try {
  await runUpload(process.env);
} catch (error) {
  failStep(error);
}
