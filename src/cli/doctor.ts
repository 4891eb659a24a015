import { Command } from 'commander';

import { connectionFlags, type InputFlag } from './flags.ts';
import { addServiceOptions, type CommandOptions } from './service-command.ts';

/** The inputs of a diagnosis as flags: how the service is reached, and what uploads would say to it. */
export const doctorFlags: readonly InputFlag[] = [
  { input: 'link', value: 'target', repeats: true, help: 'target that has to be readable; repeatable' },
  { input: 'owner', value: 'uuid', help: 'user who owns new items; service accounts need it' },
  { input: 'owner-field', value: 'field', help: 'form field of the owner (default: svc-proof-owned-by)' },
  ...connectionFlags,
];

/** `proof doctor`: what stands between this machine and the service (docs/cli.md). */
export function doctorCommand(): Command {
  const command = new Command('doctor')
    .description(
      'Looks at all that an upload needs: address, TLS, proxy, token, owner, targets. Writes nothing.',
    )
    .addHelpText('after', footer)
    .action(async (options: CommandOptions) => {
      const { runDoctor } = await import('./run-doctor.ts');
      await runDoctor({ command, flags: doctorFlags, options });
    });
  return addServiceOptions(command, doctorFlags);
}

const footer = `
Example:
  proof doctor --link control:CC8.1

No secret is shown. Exit code: 0 nothing is wrong, 1 something is, 2 wrong input.`;
