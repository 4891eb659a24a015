#!/usr/bin/env node
import '../require-node.ts';

import { Command, CommanderError } from 'commander';
import { InputError } from '../evidence/errors.ts';
import { sandboxCommand } from './sandbox.ts';
import { schemaCommand } from './schema.ts';

const program = new Command('proof')
  .description('Carries compliance evidence into a proof service.')
  .showHelpAfterError('(proof --help, or proof <command> --help, lists what there is)')
  .exitOverride();

for (const command of [schemaCommand(), sandboxCommand()]) {
  program.addCommand(command.copyInheritedSettings(program));
}

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = reportFailure(error);
}

/** Returns the exit code: 2 for wrong input, 1 for everything else; commander has printed its own errors already. */
function reportFailure(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  console.error(`proof: ${error instanceof Error ? error.message : String(error)}`);
  return error instanceof InputError ? 2 : 1;
}
