import { Command } from 'commander';

import { connectionFlags, type InputFlag } from './flags.ts';
import { addServiceOptions, type CommandOptions } from './service-command.ts';

/** The inputs of a freshness check as flags, by the names of check/action.yml. */
export const checkFlags: readonly InputFlag[] = [
  { input: 'max-age', value: 'duration', help: 'how old the latest upload may be: 35d' },
  { input: 'name', value: 'name', repeats: true, help: 'the item that bears exactly this name; repeatable' },
  { input: 'proof-id', value: 'id', repeats: true, help: 'exactly this item; repeatable' },
  {
    input: 'link',
    value: 'target',
    repeats: true,
    help: 'where the names are looked for; alone, something has to be new there',
  },
  { input: 'manifest', value: 'file', help: 'everything that this manifest uploads' },
  ...connectionFlags,
];

/** `proof check`: is the newest upload young enough (docs/cli.md). */
export function checkCommand(): Command {
  const command = new Command('check')
    .description('Checks that evidence is fresh: its newest upload has to be younger than --max-age.')
    .addHelpText('after', footer)
    .action(async (options: CommandOptions) => {
      const { runCheck } = await import('./run-check.ts');
      await runCheck({ command, flags: checkFlags, options });
    });
  return addServiceOptions(command, checkFlags);
}

const footer = `
Example:
  proof check --name access-review.csv --link control:CC6.3 --max-age 35d

Exit code: 0 all fresh, 1 something is stale, missing or ambiguous, 2 wrong input, 3 something could not be learned.`;
