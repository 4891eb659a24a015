import { InputError } from '../errors.ts';
import { PREDICATE_TYPE } from '../receipt.ts';

/** What a receipt says of one file that was at the service when the run ended. */
export interface Claim {
  readonly file: string;
  readonly name: string | undefined;
  readonly proofId: string | undefined;
  readonly version: number | undefined;
  /** Bytes. */
  readonly size: number | undefined;
  /** In lower-case hex. */
  readonly sha256: string;
}

/** What a receipt claims of a run. */
export interface ClaimedRun {
  /** Address of the service, as the receipt tells it. Never called: a token goes to `base-url` alone. */
  readonly service: string | undefined;
  readonly claims: readonly Claim[];
}

const INPUT = 'receipt';
const LANDED = new Set<unknown>(['created', 'linked', 'versioned', 'skipped']);

type Fields = Readonly<Record<string, unknown>>;

/** Reads a receipt (docs/receipts.md). Throws {@link InputError} when it is none, or claims nothing that could be compared. */
export function readReceipt(text: string): ClaimedRun {
  const statement = parseJson(text);
  const predicate = isFields(statement) ? statement['predicate'] : undefined;
  if (!isFields(statement) || statement['predicateType'] !== PREDICATE_TYPE || !isFields(predicate)) {
    throw new InputError(
      INPUT,
      `this is no receipt of upload-proof: its predicateType is not ${PREDICATE_TYPE}.`,
    );
  }
  const { evidence, service } = predicate;
  if (!Array.isArray(evidence) || !evidence.every(isFields)) {
    throw new InputError(INPUT, 'its "evidence" is not a list of entries.');
  }
  const claims = evidence
    .filter(({ outcome, sha256 }) => LANDED.has(outcome) && sha256 !== null)
    .map(readClaim);
  if (claims.length === 0) {
    throw new InputError(INPUT, 'it names no file that was at the service, so there is nothing to compare.');
  }
  return { service: typeof service === 'string' ? service : undefined, claims };
}

function readClaim(entry: Fields, index: number): Claim {
  const { file, name, proofId, version, size, sha256 } = entry;
  if (typeof file !== 'string' || typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/u.test(sha256)) {
    throw new InputError(INPUT, `landed entry ${index + 1} has no file or no SHA-256 in hex.`);
  }
  return {
    file,
    name: typeof name === 'string' ? name : undefined,
    proofId: typeof proofId === 'string' && proofId !== '' ? proofId : undefined,
    version: Number.isSafeInteger(version) ? Number(version) : undefined,
    size: Number.isSafeInteger(size) ? Number(size) : undefined,
    sha256,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError(INPUT, 'it is no JSON.', { cause });
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
