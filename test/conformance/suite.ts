import { callerChecks } from './checks/callers.ts';
import { downloadChecks } from './checks/downloads.ts';
import { itemChecks } from './checks/items.ts';
import { linkChecks } from './checks/links.ts';
import { listChecks } from './checks/lists.ts';
import { schemaChecks } from './checks/schemas.ts';
import { unshownChecks } from './checks/unshown.ts';

/** What interface.md promises. A service of this interface keeps all of it. */
export const promises = [
  ...itemChecks,
  ...linkChecks,
  ...schemaChecks,
  ...listChecks,
  ...downloadChecks,
  ...callerChecks,
];

export const suite = [...promises, ...unshownChecks];
