import { withService } from '../engine/with-service.ts';
import { readConnectionSettings } from '../evidence/inputs/connection.ts';
import { parseBoolean, parseCount } from '../evidence/inputs/input-values.ts';
import { readLimits } from '../evidence/inputs/limits.ts';
import { walkPages } from '../evidence/listing.ts';
import { type RawInputs, readInput } from '../evidence/inputs/raw-inputs.ts';
import { beginReading } from '../evidence/retrieval/reading.ts';
import type { ListQuery } from '../evidence/service.ts';
import { parseTarget } from '../evidence/targets.ts';
import { describeError, exitCodes, reportFailure } from './failures.ts';
import { createItemPrinter } from './item-printer.ts';
import type { ListOptions } from './list.ts';
import { runCommand } from './run-command.ts';
import type { Invocation } from './service-command.ts';

const MOST_ITEMS_A_PAGE = 10_000;

/** The whole of `proof list`. Pages are printed as they come, so that a list of any length needs little memory. */
export async function runList(invocation: Invocation<ListOptions>): Promise<void> {
  const { options } = invocation;
  await runCommand(invocation, async ({ raw, host, redactor }) => {
    const limits = readLimits(raw);
    const query = readQuery(raw, options);
    const connection = readConnectionSettings(raw);
    const printer = createItemPrinter(options.json ? 'json' : options.csv ? 'csv' : 'table', process.stdout);
    return withService(connection, limits.timeoutMs, host, async (session) => {
      const { service } = beginReading(session, limits);
      try {
        for await (const { items } of walkPages(service, query, nameCursor(options.offset))) {
          printer.print(redactor.redact(items));
          if (process.stdout.destroyed) {
            break;
          }
        }
        printer.end();
        return exitCodes.landed;
      } catch (cause) {
        const error = redactor.redactError(cause);
        printer.end(describeError(error));
        return reportFailure(error);
      }
    });
  });
}

function readQuery(raw: RawInputs, { limit, sortBy, sortDirection }: ListOptions): ListQuery {
  return {
    target: readInput(raw, 'link', parseTarget, undefined),
    search: readInput(raw, 'search', (text) => text, undefined),
    ownedByMe: readInput(raw, 'owned-by-me', parseBoolean, undefined),
    limit: limit === undefined ? undefined : parseCount(limit, 1, MOST_ITEMS_A_PAGE, 'limit'),
    sortBy,
    sortDirection,
  };
}

/** The cursor of a page whose token a person brings along (interface.md §4.5). */
function nameCursor(offset: string | undefined): string | undefined {
  return offset === undefined ? undefined : new URLSearchParams({ offset }).toString();
}
