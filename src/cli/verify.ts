import { Command } from 'commander';

import { connectionFlags } from './flags.ts';
import { addServiceOptions, type CommandOptions } from './service-command.ts';

/** `proof verify`: is what a receipt tells still so (docs/cli.md). */
export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('Downloads every version that a receipt names, and compares the bytes.')
    .argument('<receipt>', 'path of the receipt: proof-receipt-*.json')
    .addHelpText('after', footer)
    .action(async (receipt: string, options: CommandOptions) => {
      const { runVerify } = await import('./run-verify.ts');
      await runVerify(receipt, { command, flags: connectionFlags, options });
    });
  return addServiceOptions(command, connectionFlags);
}

const footer = `
Example:
  proof verify records/proof-receipt-2026-11-01.json

Each file is equal, differs, is gone, or could not be read (unknown).
Exit code: 0 all equal, 1 something differs or is gone, 2 wrong input, 3 something could not be read.`;
