#!/usr/bin/env node
import '../require-node.ts';

import { reportFailure } from './failures.ts';
import { createProgram } from './program.ts';

// A reader such as `head` may leave before the end: that is no fault of this program.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

try {
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = reportFailure(error);
}
