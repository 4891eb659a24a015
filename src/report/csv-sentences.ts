import type { CsvCheck } from '../evidence/csv/check.ts';
import type { CsvFinding } from '../evidence/csv/findings.ts';
import { quote } from '../evidence/csv/quote.ts';
import { neutralizeFormula } from './neutral.ts';
import { countOf } from './quantities.ts';

const PHRASES_TOLD = 8;

/** `"03/04/2026" in "lastLogin" is not a date: …`. */
export function describeFinding({ cell, message }: CsvFinding): string {
  return cell === undefined ? message : `"${neutralizeFormula(cell)}" ${message}`;
}

/** `access.csv:41:8: warning: "never" in "lastLogin" is not a date: …`, the form that terminals and editors link. */
export function describeFindingLine(path: string, finding: CsvFinding): string {
  const place = [path, finding.line, finding.column].filter((part) => part !== undefined).join(':');
  return `${place}: ${finding.level}: ${describeFinding(finding)}`;
}

/** `access.csv: 300 rows: new column "mfa"; "lastLogin" is now text in 12 of 300 rows, first at line 41`. */
export function describeCheck({ path, rows, drift, inferred = [] }: CsvCheck): string {
  const fields = inferred.map(({ name, type, because }) => `${quote(name)} is ${type} (${because})`);
  const phrases = [...drift, ...fields];
  const rest = phrases.length - PHRASES_TOLD;
  const told = rest > 0 ? [...phrases.slice(0, PHRASES_TOLD), `${rest} more`] : phrases;
  return `${path}: ${countOf(rows, 'row')}: ${told.length === 0 ? 'fits its schema' : told.join('; ')}`;
}
