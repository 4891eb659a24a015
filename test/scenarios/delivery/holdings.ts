import { createHash } from 'node:crypto';

import type { ResultRow } from '../../../src/evidence/report.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { BEFORE } from './store-before.ts';

/**
 * What the run said of a file, beside what the service's own records show under its name: `recovered, there once`. Bytes that
 * are neither the file's nor those of {@link storeBefore} would be told as well.
 */
export function describeFate(row: ResultRow, content: string | Uint8Array, sandbox: Sandbox): string {
  const items = sandbox.records().filter(({ filename }) => filename === row.name);
  const digests = items.flatMap((item) => item.versions).map(({ sha256 }) => sha256);
  const copies = digests.filter((sha256) => sha256 === digest(content)).length;
  const strangers = digests.length - copies - digests.filter((sha256) => sha256 === digest(BEFORE)).length;
  const hasSchema = items.some(({ schema }) => schema !== undefined);
  return [
    sayOutcome(row),
    sayCopies(copies),
    strangers > 0 ? 'beside other bytes' : '',
    hasSchema ? 'schema set' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function sayOutcome({ outcome, recovered, error }: ResultRow): string {
  if (error !== null) {
    return `${outcome} (${error.code})`;
  }
  return recovered ? 'recovered' : ['created', 'linked', 'versioned'].includes(outcome) ? 'landed' : outcome;
}

function sayCopies(copies: number): string {
  return ['not there', 'there once', 'there twice'][copies] ?? `there ${copies} times`;
}
