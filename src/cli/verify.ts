import { Command } from 'commander';

import { addFlags, connectionFlags } from './flags.ts';
import type { CommandOptions } from './run-command.ts';
import { addSecretFlags } from './secrets.ts';

/** `proof verify`: is what a receipt tells still so (docs/cli.md). */
export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('Downloads every version that a receipt names, and compares the bytes.')
    .argument('<receipt>', 'path of the receipt: proof-receipt-*.json')
    .option('--json', 'print one JSON document on standard output, and nothing else there')
    .option('--verbose', 'tell every request')
    .addHelpText('after', footer)
    .action(async (receipt: string, options: CommandOptions) => {
      const { runVerify } = await import('./run-verify.ts');
      await runVerify(command, receipt, options);
    });
  return addSecretFlags(addFlags(command, connectionFlags));
}

const footer = `
Example:
  proof verify records/proof-receipt-2026-11-01.json

Each file is equal, differs, is gone, or could not be read (unknown).
Exit code: 0 all equal, 1 something differs or is gone, 2 wrong input, 3 something could not be read.`;
