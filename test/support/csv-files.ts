import * as fc from 'fast-check';
import Papa from 'papaparse';

/** The bytes of a text in pieces of a length, as a file would stream them. */
export async function* streamText(
  text: string | Uint8Array,
  pieceBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    yield bytes.subarray(from, from + pieceBytes);
  }
}

/** Writes a table by a hand that is not the reader's. */
export function writeTable(rows: readonly (readonly string[])[], options: Papa.UnparseConfig = {}): string {
  return Papa.unparse(
    rows.map((row) => [...row]),
    options,
  );
}

const anyCell = fc.string({
  unit: fc.constantFrom('"', ',', '\n', '\r', '\r\n', ' ', 'a', '0', 'é', '漢', '😀', '=', '\u{feff}', ';'),
  maxLength: 8,
});

/** Tables of any texts. A table of one column has no empty cells: its last row could not be told from a line end. */
export const anyTable = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.array(
    fc.array(width === 1 ? anyCell.filter((cell) => cell !== '') : anyCell, {
      minLength: width,
      maxLength: width,
    }),
    { minLength: 1, maxLength: 12 },
  ),
);
