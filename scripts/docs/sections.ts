/** Replaces several sections, as {@link replaceSection} does one. */
export function replaceSections(text: string, contents: Readonly<Record<string, string>>): string {
  return Object.entries(contents).reduce(
    (replaced, [name, content]) => replaceSection(replaced, name, content),
    text,
  );
}

/**
 * Replaces what stands between `<!-- name: ... -->` and `<!-- /name -->`. Throws when the two are not there, so that no
 * table is lost in silence.
 */
export function replaceSection(text: string, name: string, content: string): string {
  const section = new RegExp(`(<!-- ${name}:[^>]*-->\n)[^]*?(\n<!-- /${name} -->)`, 'u');
  if (!section.test(text)) {
    throw new Error(`there is no section between "<!-- ${name}: ... -->" and "<!-- /${name} -->"`);
  }
  return text.replace(section, (_, open: string, close: string) => `${open}\n${content}\n${close}`);
}
