/** Where the service is, who is calling, and for how long: inputs of everything that speaks to it. */
const connectionInputs = [
  'base-url',
  'token',
  'token-url',
  'client-id',
  'client-secret',
  'scope',
  'timeout',
  'concurrency',
  'allow',
  'ca-file',
] as const;

/** The inputs of an upload, by their public names (action.yml). */
export const uploadInputs = [
  'path',
  'manifest',
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
  'shard',
  'web-url',
  ...connectionInputs,
] as const;
/** Name of an input of an upload. */
export type UploadInput = (typeof uploadInputs)[number];

/** The inputs of a download (download/action.yml). */
export const downloadInputs = [
  'proof-id',
  'name',
  'link',
  'search',
  'version',
  'directory',
  'overwrite',
  ...connectionInputs,
] as const;

/** The inputs of a freshness check (check/action.yml). */
export const checkInputs = ['name', 'proof-id', 'link', 'manifest', 'max-age', ...connectionInputs] as const;

/** What a diagnosis is told: how the service is reached, and what uploads would say to it. */
export const doctorInputs = [
  'owner',
  'owner-field',
  'link',
  ...connectionInputs,
] as const satisfies readonly UploadInput[];

/** Name of any input: of an upload, a download or a freshness check. */
export type InputName = UploadInput | (typeof downloadInputs)[number] | (typeof checkInputs)[number];

/** Inputs that are never taken from a command line, where every process of the machine can read them. */
export const secretInputs = ['token', 'client-secret'] as const satisfies readonly InputName[];
/** Name of an input that is a secret. */
export type SecretInput = (typeof secretInputs)[number];

/** Input texts as an entry found them; absent or blank means that the built-in default holds. */
export type RawInputs = Readonly<Partial<Record<InputName, string | undefined>>>;

/** The environment variable of an input: `PROOF_BASE_URL` for `base-url`. */
export function nameVariable(input: InputName, prefix = 'PROOF'): string {
  return `${prefix}_${input.toUpperCase().replaceAll('-', '_')}`;
}

/** The value of an input, or the built-in default where its text is absent or blank. */
export function readInput<Value>(
  raw: RawInputs,
  input: InputName,
  parse: (text: string, input: string) => Value,
  builtIn: Value,
): Value {
  const text = raw[input]?.trim() ?? '';
  return text === '' ? builtIn : parse(text, input);
}
