/** What most services send, and JavaScript reads as it is. */
const USUAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/u;

const ISO_8601 =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2})(?<seconds>:\d{2})?(?:[.,](?<fraction>\d+))?)?\s*(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?$/iu;

/**
 * Milliseconds since the epoch, from any ISO 8601 form that services send (docs/service-assumptions.md): `+0000` as `+00:00`,
 * fractions of any length (cut to milliseconds), UTC where no zone is told. Undefined for anything else.
 */
export function parseTimestamp(text: unknown): number | undefined {
  const spelt = typeof text !== 'string' || USUAL.test(text) ? text : spellUsual(text);
  const parsed = typeof spelt === 'string' ? Date.parse(spelt) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}

function spellUsual(text: string): string | undefined {
  const parts = ISO_8601.exec(text.trim())?.groups;
  if (parts === undefined) {
    return undefined;
  }
  const { date, time = '00:00', seconds = ':00', fraction = '', zone = 'Z' } = parts;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  return `${date}T${time}${seconds}.${milliseconds}${spellZone(zone)}`;
}

function spellZone(zone: string): string {
  const digits = zone.replace(':', '').toUpperCase();
  return digits === 'Z' ? digits : `${digits.slice(0, 3)}:${digits.slice(3) || '00'}`;
}
