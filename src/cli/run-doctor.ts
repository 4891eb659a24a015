import { diagnoseService } from '../engine/diagnose-service.ts';
import { readConnectionSettings } from '../evidence/inputs/connection.ts';
import { describeObservation } from '../report/observations.ts';
import { exitCodes } from './failures.ts';
import { printDocument, runCommand } from './run-command.ts';
import type { Invocation } from './service-command.ts';

/** The whole of `proof doctor`. */
export async function runDoctor(invocation: Invocation): Promise<void> {
  const { options } = invocation;
  await runCommand(invocation, async ({ raw, host, terminal }) => {
    const observations = await diagnoseService(raw, readConnectionSettings(raw), host);
    for (const observation of observations) {
      terminal.say(describeObservation(observation), observation.state === 'bad' ? 'bad' : 'plain');
    }
    const healthy = observations.every(({ state }) => state !== 'bad');
    if (options.json === true) {
      printDocument({ healthy, observations });
    }
    return healthy ? exitCodes.landed : exitCodes.failed;
  });
}
