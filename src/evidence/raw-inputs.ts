/** The inputs of an upload, by their public names (design.md §3). */
export const uploadInputs = [
  'path',
  'manifest',
  'base-url',
  'token',
  'token-url',
  'client-id',
  'client-secret',
  'scope',
  'owner',
  'owner-field',
  'link',
  'csv-schemas',
  'csv-check',
  'name',
  'if-no-files-found',
  'if-ambiguous',
  'if-missing',
  'if-unchanged',
  'owned-by-me',
  'proof-id',
  'dry-run',
  'verify',
  'settle',
  'timeout',
  'concurrency',
  'allow',
  'ca-file',
  'shard',
  'web-url',
] as const;
export type UploadInput = (typeof uploadInputs)[number];

/** Input texts as an entry found them; absent or blank means that the built-in default holds. */
export type RawInputs = Readonly<Partial<Record<UploadInput, string | undefined>>>;

/** The value of an input, or the built-in default where its text is absent or blank. */
export function readInput<Value>(
  raw: RawInputs,
  input: UploadInput,
  parse: (text: string, input: string) => Value,
  builtIn: Value,
): Value {
  const text = raw[input]?.trim() ?? '';
  return text === '' ? builtIn : parse(text, input);
}
