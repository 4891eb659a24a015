/**
 * Shows characters that have no shape or turn the writing around, such as U+202E, by their number: a name that hides its
 * ending shall not look harmless. Runs in the browser, too, as the text of this very function.
 */
export function revealHidden(text: string): string {
  return text.replaceAll(/[\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const number = character.codePointAt(0) ?? 0;
    return `[U+${number.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}
