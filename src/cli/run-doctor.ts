import type { Command } from 'commander';

import { diagnoseService } from '../engine/diagnose-service.ts';
import { readConnectionSettings } from '../evidence/connection.ts';
import { describeFinding } from '../report/findings.ts';
import { doctorFlags } from './doctor.ts';
import { exitCodes } from './failures.ts';
import { type CommandOptions, printDocument, runCommand } from './run-command.ts';

/** The whole of `proof doctor`. */
export async function runDoctor(command: Command, options: CommandOptions): Promise<void> {
  await runCommand(command, doctorFlags, options, async ({ raw, host, terminal }) => {
    const findings = await diagnoseService(raw, readConnectionSettings(raw), host);
    for (const finding of findings) {
      terminal.say(describeFinding(finding), finding.state === 'bad' ? 'bad' : 'plain');
    }
    const healthy = findings.every(({ state }) => state !== 'bad');
    if (options.json === true) {
      printDocument({ healthy, findings });
    }
    return healthy ? exitCodes.landed : exitCodes.failed;
  });
}
