/** One thing that was looked at. No secret is in any of them. */
export interface Observation {
  readonly what: string;
  readonly state: 'ok' | 'note' | 'bad';
  readonly says: string;
}

/** `90 s`, `5 min`, `3 h`. */
export function formatSpan(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120) {
    return `${seconds} s`;
  }
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
