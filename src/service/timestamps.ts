const ISO_8601 =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2})(?<seconds>:\d{2})?(?:[.,](?<fraction>\d+))?)?\s*(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?$/iu;

/**
 * Milliseconds since the epoch, from any ISO 8601 form that services send (docs/service-assumptions.md): `+0000` as `+00:00`,
 * fractions of any length (cut to milliseconds), UTC where no zone is told. Undefined for anything else.
 */
export function parseTimestamp(text: unknown): number | undefined {
  const parts = typeof text === 'string' ? ISO_8601.exec(text.trim())?.groups : undefined;
  if (parts === undefined) {
    return undefined;
  }
  const { date, time = '00:00', seconds = ':00', fraction = '', zone = 'Z' } = parts;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const parsed = Date.parse(`${date}T${time}${seconds}.${milliseconds}${spellZone(zone)}`);
  return Number.isNaN(parsed) ? undefined : parsed;
}

function spellZone(zone: string): string {
  const digits = zone.replace(':', '').toUpperCase();
  return digits === 'Z' ? digits : `${digits.slice(0, 3)}:${digits.slice(3) || '00'}`;
}
