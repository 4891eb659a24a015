#!/usr/bin/env node
import '../require-node.ts';

import { Command } from 'commander';

import { tool } from '../evidence/tool.ts';
import { checkCommand } from './check.ts';
import { doctorCommand } from './doctor.ts';
import { downloadCommand } from './download.ts';
import { reportFailure } from './failures.ts';
import { listCommand } from './list.ts';
import { sandboxCommand } from './sandbox.ts';
import { schemaCommand } from './schema.ts';
import { uploadCommand } from './upload.ts';
import { verifyCommand } from './verify.ts';

const program = new Command('proof')
  .description('Carries compliance evidence into a proof service.')
  .version(tool.version, '--version', 'display the version')
  // Else the --version of `proof download` would be taken for this one.
  .enablePositionalOptions()
  .showHelpAfterError('(proof --help, or proof <command> --help, lists what there is)')
  .exitOverride();

for (const command of [
  uploadCommand(),
  listCommand(),
  downloadCommand(),
  checkCommand(),
  verifyCommand(),
  doctorCommand(),
  schemaCommand(),
  sandboxCommand(),
]) {
  program.addCommand(command.copyInheritedSettings(program));
}

// A reader such as `head` may leave before the end: that is no fault of this program.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = reportFailure(error);
}
