const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Bytes for a person: `12.3 MB`. Decimal units, three digits at the most. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let power = 0;
  while (value >= 999.5 && power < UNITS.length - 1) {
    value /= 1000;
    power += 1;
  }
  const digits = power === 0 || value >= 99.95 ? 0 : 1;
  return `${value.toFixed(digits)} ${UNITS[power]}`;
}

/** `1 file`, `2 files`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
