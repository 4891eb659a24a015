/** The file is no CSV that can be read as a table. The message says what is wrong and what to do, without a full stop. */
export class UnreadableCsv extends Error {
  override readonly name = 'UnreadableCsv';
  /** Line of the file, from 1, on which the broken record begins; absent where the fault has no line. */
  readonly line: number | undefined;

  constructor(message: string, line?: number, options?: ErrorOptions) {
    super(message, options);
    this.line = line;
  }
}
