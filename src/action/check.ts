import '../require-node.ts';

import { failStep } from './fail-step.ts';
import { runCheck } from './run-check.ts';

try {
  await runCheck(process.env);
} catch (error) {
  failStep(error);
}
