import { Command } from 'commander';

import { connectionFlags, type InputFlag } from './flags.ts';
import { addServiceOptions, type CommandOptions } from './service-command.ts';

/** The inputs of an upload as flags, by the names of action.yml. */
export const uploadFlags: readonly InputFlag[] = [
  { input: 'path', value: 'pattern', repeats: true, help: 'evidence files, as an argument; "!" excludes' },
  { input: 'manifest', value: 'file', help: 'YAML that says file by file what shall become of it' },
  {
    input: 'link',
    value: 'target',
    repeats: true,
    help: 'control:<id>, label:<id> or task:<id>; repeatable',
  },
  {
    input: 'name',
    value: 'template',
    help: 'proof name, with {base} {name} {ext} {dir} {path} (default: {base})',
  },
  { input: 'owner', value: 'uuid', help: 'user who owns new items; service accounts need it' },
  { input: 'owner-field', value: 'field', help: 'form field of the owner (default: svc-proof-owned-by)' },
  { input: 'owned-by-me', help: "match only items that the token's user owns" },
  { input: 'proof-id', value: 'id', help: 'the one item that gets a version' },
  { input: 'csv-schemas', value: 'yaml', help: 'which CSV gets which schema' },
  { input: 'csv-check', value: 'how', help: 'rows against the schema: strict, warn or off (default: warn)' },
  { input: 'if-no-files-found', value: 'policy', help: 'error, warn or ignore (default: error)' },
  {
    input: 'if-ambiguous',
    value: 'policy',
    help: 'several items bear the name: error or oldest (default: error)',
  },
  { input: 'if-missing', value: 'policy', help: 'no item bears the name: create or error (default: create)' },
  {
    input: 'if-unchanged',
    value: 'policy',
    help: 'the bytes are there already: version, skip or 30d (default: version)',
  },
  { input: 'dry-run', help: 'plan, show the plan, write nothing' },
  { input: 'verify', value: 'depth', help: 'what is confirmed: none, size or content (default: size)' },
  { input: 'settle', value: 'duration', help: 'how long a lost write is looked for (default: 60s)' },
  { input: 'shard', value: 'share', help: 'the share of the files that this job takes: 2/8' },
  { input: 'web-url', value: 'template', help: 'https://app.example.com/proof/{id}, for the job summary' },
  ...connectionFlags,
];

/** What `proof upload` was asked for beside its inputs. */
export interface UploadOptions extends CommandOptions {
  readonly out?: string;
}

/** `proof upload`: evidence files into the service (docs/cli.md). */
export function uploadCommand(): Command {
  const command = new Command('upload')
    .description('Uploads evidence files: a new version where the name is known, else a new item.')
    .argument('[path...]', 'glob patterns of the evidence files, relative to this folder')
    .option('--out <folder>', 'write the results, the receipt and the checksums there')
    .addHelpText('after', footer)
    .action(async (patterns: readonly string[], options: UploadOptions) => {
      const { runUpload } = await import('./run-upload.ts');
      await runUpload(patterns, { command, flags: uploadFlags, options });
    });
  return addServiceOptions(command, uploadFlags);
}

const footer = `
Example:
  proof upload 'reports/*.xml' --link control:CC8.1
  proof upload --manifest evidence.yml --out records

Set PROOF_BASE_URL and PROOF_TOKEN before. Every flag can come from the environment: PROOF_LINK for --link.
Exit code: 0 all landed, 1 some did not, 2 wrong input and nothing written, 3 some are unknown.`;
