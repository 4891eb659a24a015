import { readReceiptFile, verifyReceipt } from '../engine/verify-receipt.ts';
import { readConnectionSettings } from '../evidence/inputs/connection.ts';
import { readLimits } from '../evidence/inputs/limits.ts';
import { describeComparisons, listComparisons } from '../report/comparisons.ts';
import { exitCodes } from './failures.ts';
import { printDocument, runCommand } from './run-command.ts';
import type { Invocation } from './service-command.ts';

/** The whole of `proof verify`. */
export async function runVerify(receipt: string, invocation: Invocation): Promise<void> {
  const { options } = invocation;
  await runCommand(invocation, async ({ raw, host, terminal }) => {
    const limits = readLimits(raw);
    const connection = readConnectionSettings(raw);
    const run = await readReceiptFile(receipt);
    const comparisons = await verifyReceipt(run, limits, connection, host);
    terminal.progress.end();
    const states = new Set(comparisons.map(({ state }) => state));
    const equal = states.size === 1 && states.has('equal');
    terminal.say(describeComparisons(comparisons), equal ? 'good' : 'bad');
    if (options.json === true) {
      printDocument({ equal, results: listComparisons(comparisons) });
    }
    return equal ? exitCodes.landed : states.has('unknown') ? exitCodes.unknown : exitCodes.failed;
  });
}
