import { Command } from 'commander';

import { tool } from '../evidence/tool.ts';
import { checkCommand } from './check.ts';
import { doctorCommand } from './doctor.ts';
import { downloadCommand } from './download.ts';
import { listCommand } from './list.ts';
import { sandboxCommand } from './sandbox.ts';
import { schemaCommand } from './schema.ts';
import { uploadCommand } from './upload.ts';
import { verifyCommand } from './verify.ts';

/** The whole of `proof` as commander knows it. Throws CommanderError instead of ending the process. */
export function createProgram(): Command {
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
  return program;
}
