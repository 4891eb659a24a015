/** Column to type, in the order of the columns. */
export type Fields = Readonly<Record<string, 'text' | 'number' | 'boolean' | 'date'>>;

/** A table that is evidence, such as all changes to the code. */
export interface Register {
  readonly fields: Fields;
  readonly rows: readonly (readonly string[])[];
}

/** The register as CSV (RFC 4180): a header, then the rows. */
export function writeCsv({ fields, rows }: Register): string {
  return [Object.keys(fields), ...rows].map((row) => `${row.map(quoteCell).join(',')}\r\n`).join('');
}

function quoteCell(cell: string): string {
  return /[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
