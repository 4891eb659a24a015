const LIMIT_CHARS = 40;

/** A name or a cell of somebody's file for a message: in quotes, and cut. */
export function quote(text: string): string {
  return `"${cut(text)}"`;
}

/** At most 40 characters, well-formed. */
export function cut(text: string): string {
  return text.length > LIMIT_CHARS ? `${text.slice(0, LIMIT_CHARS).toWellFormed()}…` : text;
}
