import type { ErrorCode, YAMLError } from 'yaml';

/** What is wrong with the YAML, and the way out where the library tells none. */
export function explainYamlMistake({ code, message }: YAMLError): string {
  return explanations[code] ?? message.replace(/\.?$/u, '.');
}

const explanations: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_SCALAR_START: 'no plain text begins with this character. Put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'a colon with a space after it makes a key. Put a value that holds one in quotes, or leave the space out.',
  MISSING_CHAR:
    'a quote or a bracket further up is not closed, or this line is not indented like the one above it.',
  MULTIPLE_DOCS: 'a second document begins here. Keep one in the file.',
  RESOURCE_EXHAUSTION: 'values are nested far too deep. Write them flatter.',
  TAB_AS_INDENT: 'a tab cannot indent YAML. Use spaces.',
  TAG_RESOLVE_FAILED: 'a text that begins with "!" is a YAML tag. Put it in quotes.',
  UNEXPECTED_TOKEN: 'the value has ended before this. Put the whole of it in quotes.',
};
