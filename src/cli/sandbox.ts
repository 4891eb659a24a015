import { Command, Option } from 'commander';

/** What `proof sandbox` was asked for, as text; serve-sandbox.ts reads it. */
export interface SandboxFlags {
  readonly port: string;
  readonly host: string;
  readonly data?: string;
  readonly memory?: true;
  readonly token?: string;
  readonly callers?: string;
  readonly objects?: string;
  readonly dialect?: readonly string[];
  readonly fault?: readonly string[];
  readonly seed: string;
  readonly maxFileSize?: string;
  readonly tokenLife: string;
  readonly readyFile?: string;
}

/** `proof sandbox`: the whole proof service on this machine, to try things against (docs/sandbox.md). */
export function sandboxCommand(): Command {
  return new Command('sandbox')
    .description('Runs the whole proof service on this machine, with a page to look at.')
    .option('--port <number>', 'port to listen on; 0 takes a free one', '4010')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--data <folder>', 'folder that keeps everything (default: "./proof-sandbox-data")')
    .addOption(new Option('--memory', 'keep nothing on disk').conflicts('data'))
    .option('--token <token>', "the user's access token (default: a well-known one)")
    .option('--callers <file>', 'JSON: users and service accounts, with their tokens')
    .option('--objects <file>', 'the objects that exist, one a line: control:<id>, label:<id>, task:<id>')
    .option('--dialect <settings...>', 'how to speak where the interface is silent: array=items,size=string')
    .option('--fault <rules...>', 'which requests fail, and how: "create nth=2: reset at=mid-body", or @file')
    .option('--seed <number>', 'of random faults', '1')
    .option('--max-file-size <size>', 'a larger file is answered with 413: 10MiB')
    .option('--token-life <seconds>', 'life of a minted access token', '300')
    .option('--ready-file <file>', 'is written, with {"url", "token", "page"}, once the service listens')
    .addHelpText('after', footer)
    .action(async (flags: SandboxFlags) => {
      // Loaded here: nothing else that proof does needs the server.
      const { serveSandbox } = await import('./serve-sandbox.ts');
      await serveSandbox(flags);
    });
}

const footer = `
Example:
  proof sandbox --memory --port 0 --ready-file sandbox.json

It runs until SIGINT or SIGTERM.
Exit code: 0 it was stopped, 1 it cannot start, 2 wrong input.`;
