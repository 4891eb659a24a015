/** Whole words only: "corporate policy" speaks of no rate (docs/service-assumptions.md). */
const THROTTLE_WORDS =
  /\b(?:quotas?|rate limit(?:s|ed|ing|er)?|(?:request )?rate exceeded|throttl(?:e|es|ed|ing)|too many requests)\b/iu;

const WAIT_WORDS =
  /\b(?:in|after|wait|for)\s+(\d+(?:\.\d+)?)\s*(milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h)\b/iu;

/** True when the service refused for rate or quota, not for rights: 429, or a 403 that says so. */
export function isThrottled(status: number, headers: ReadonlyMap<string, string>, answer: string): boolean {
  return (
    status === 429 ||
    (status === 403 && (headers.has('retry-after') || THROTTLE_WORDS.test(spellOut(answer))))
  );
}

/**
 * How long the service asked to wait, in milliseconds: Retry-After in seconds or as a date (RFC 9110 §10.2.3),
 * else "in N seconds" in what it said.
 */
export function readWaitMs(headers: ReadonlyMap<string, string>, answer: string): number | undefined {
  return readRetryAfterMs(headers.get('retry-after') ?? '', headers.get('date')) ?? readSpokenWaitMs(answer);
}

function readRetryAfterMs(header: string, date: string | undefined): number | undefined {
  if (/^\d+(?:\.\d+)?$/u.test(header)) {
    return Math.ceil(Number(header) * 1000);
  }
  const until = parseHttpDate(header);
  // By the service's own clock where it tells it: ours may differ.
  return until === undefined ? undefined : Math.max(0, until - (parseHttpDate(date ?? '') ?? Date.now()));
}

/** All three forms of RFC 9110 §5.6.7; the oldest names no zone, and means GMT. */
function parseHttpDate(text: string): number | undefined {
  if (!/^[a-z]{3,9},? .*\d\d:\d\d:\d\d/iu.test(text)) {
    return undefined;
  }
  return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) || undefined;
}

function readSpokenWaitMs(answer: string): number | undefined {
  const [, amount, unit] = WAIT_WORDS.exec(answer) ?? [];
  return amount === undefined || unit === undefined ? undefined : Math.ceil(Number(amount) * unitMs(unit));
}

function unitMs(unit: string): number {
  if (/^(?:ms|milli)/iu.test(unit)) {
    return 1;
  }
  const unitsMs: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };
  return unitsMs[unit.charAt(0).toLowerCase()] ?? 1000;
}

/** `rateLimitExceeded` and `RATE_LIMITED` as words apart. */
function spellOut(code: string): string {
  return code.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').replaceAll(/[_-]+/gu, ' ');
}
