/** Readers of the words in dialects and faults. Each throws an Error that says what would be right. */

export function readChoice<Value extends string>(
  name: string,
  value: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  throw new Error(`${name} is one of ${allowed.join(', ')}, not "${value}".`);
}

export function readWhole(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new Error(`${name} is a whole number from ${least} to ${most}, not "${value}".`);
}

const unitMs = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
// The longest delay that Node's timers take.
const MAX_DURATION_MS = 2_147_483_647;

/** Reads `500ms`, `2s`, `1.5s`, `10m` or `1h`. Returns milliseconds. */
export function readDuration(name: string, value: string): number {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(value) ?? [];
  const factor = Object.entries(unitMs).find(([key]) => key === unit)?.[1];
  const ms = digits === undefined || factor === undefined ? Number.NaN : Number(digits) * factor;
  if (ms <= MAX_DURATION_MS) return ms;
  throw new Error(`${name} is a duration such as 500ms, 2s or 10m, not "${value}".`);
}
