import { Command, Option } from 'commander';

import { connectionFlags, type InputFlag } from './flags.ts';
import { addServiceOptions, type CommandOptions } from './service-command.ts';

/** The inputs of a list as flags; the other parameters of interface.md §4.5 are {@link ListOptions}. */
export const listFlags: readonly InputFlag[] = [
  {
    input: 'link',
    value: 'target',
    help: 'only what is linked to this control:<id>, label:<id> or task:<id>',
  },
  { input: 'search', value: 'text', help: 'only what the service finds by this part of a name' },
  { input: 'owned-by-me', help: "only what the token's user owns" },
  ...connectionFlags,
];

/** What `proof list` was asked for beside its inputs, by the names of interface.md §4.5. */
export interface ListOptions extends CommandOptions {
  readonly limit?: string;
  readonly offset?: string;
  readonly sortBy?: SortBy;
  readonly sortDirection?: 'asc' | 'desc';
  readonly csv?: true;
}

const sortOrders = ['createdBy', 'createdOn', 'filename', 'uploadedOn'] as const;
type SortBy = (typeof sortOrders)[number];

/** `proof list`: what the service holds, page by page as it comes (interface.md §4.5). */
export function listCommand(): Command {
  const command = new Command('list')
    .description('Lists proof: a table, JSON or CSV, page by page as it comes.')
    .option('--limit <number>', 'items a page, as asked of the service')
    .option('--offset <token>', 'begin at the page that this offsetToken names')
    .addOption(new Option('--sort-by <field>', 'the order (default: uploadedOn)').choices(sortOrders))
    .addOption(new Option('--sort-direction <way>', 'its way (default: desc)').choices(['asc', 'desc']))
    .addOption(new Option('--csv', 'print CSV with a header (RFC 4180)').conflicts('json'))
    .addHelpText('after', footer)
    .action(async (options: ListOptions) => {
      const { runList } = await import('./run-list.ts');
      await runList({ command, flags: listFlags, options });
    });
  return addServiceOptions(command, listFlags);
}

const footer = `
Example:
  proof list --link control:CC8.1 --sort-by filename --sort-direction asc
  proof list --search access-review --csv > access-reviews.csv

Exit code: 0 all listed, 1 the list broke off, 2 wrong input.`;
