import { chooseCellTest } from './cell-types.ts';

/** What a filled cell looks like; an identifier has digits, and is text all the same. */
export type CellKind = 'number' | 'boolean' | 'date' | 'identifier' | 'text';

const isBoolean = chooseCellTest('boolean');
const isDate = chooseCellTest('date');

// As JSON writes numbers, but an exponent needs a point or a sign: 12e5 is as likely a part number or a digest.
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]\d+)?$/u;
const DIGITS = /^\+?\d+$/u;
/** A double holds every whole number of 15 digits, and not every longer one. */
const EXACT_DIGITS = 15;

/**
 * Says what a cell looks like, text when in doubt. Whatever is called a number, a boolean or a date here passes the test of
 * that type in cell-types.ts.
 */
export function classifyCell(cell: string): CellKind {
  const first = cell.charCodeAt(0);
  if (isDigit(first) || cell.startsWith('-') || cell.startsWith('+')) {
    return classifyDigits(cell);
  }
  return isBoolean(cell) ? 'boolean' : 'text';
}

function classifyDigits(cell: string): CellKind {
  if (NUMBER.test(cell)) {
    return countDigits(cell) <= EXACT_DIGITS ? 'number' : 'identifier';
  }
  if (isDate(cell)) {
    return 'date';
  }
  return DIGITS.test(cell) ? 'identifier' : 'text';
}

/** Digits before an exponent. */
function countDigits(cell: string): number {
  if (cell.length <= EXACT_DIGITS) {
    return cell.length;
  }
  return (cell.split(/e/iu)[0] ?? '').replace(/\D/gu, '').length;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
