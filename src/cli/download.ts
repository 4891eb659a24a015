import { Command } from 'commander';

import { connectionFlags, type InputFlag } from './flags.ts';
import { addServiceOptions, type CommandOptions } from './service-command.ts';

/** The inputs of a download as flags, by the names of download/action.yml. */
export const downloadFlags: readonly InputFlag[] = [
  { input: 'proof-id', value: 'id', repeats: true, help: 'exactly this item; repeatable' },
  { input: 'name', value: 'name', repeats: true, help: 'the item that bears exactly this name; repeatable' },
  { input: 'link', value: 'target', repeats: true, help: 'what is linked to this target; repeatable' },
  { input: 'search', value: 'text', help: 'what the service finds by this part of a name' },
  { input: 'version', value: 'number', help: 'this version of one item (default: the latest)' },
  { input: 'directory', value: 'folder', help: 'where the files go (default: this folder)' },
  { input: 'overwrite', help: 'write over files that are there' },
  ...connectionFlags,
];

/** What `proof download` was asked for beside its inputs. */
export interface DownloadOptions extends CommandOptions {
  readonly all?: true;
}

/** `proof download`: evidence back out of the service (docs/cli.md). */
export function downloadCommand(): Command {
  const command = new Command('download')
    .description('Brings evidence back: each file whole or not at all, with its digest.')
    .option('--all', 'everything that the token may see')
    .addHelpText('after', footer)
    .action(async (options: DownloadOptions) => {
      const { runDownload } = await import('./run-download.ts');
      await runDownload({ command, flags: downloadFlags, options });
    });
  return addServiceOptions(command, downloadFlags);
}

const footer = `
Example:
  proof download --name access-review.csv --version 2 --directory audit
  proof download --link control:CC8.1 --directory audit

Nothing is written outside of this folder, or over a file, unless you say so.
Exit code: 0 all brought back, 1 some not, 2 wrong input.`;
