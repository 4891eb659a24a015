import type { ManifestKey } from './manifest-keys.ts';
import { failAt, type YamlEntry, type YamlNode } from './yaml-node.ts';

/** The value of a key as the text that an input would hold. Throws InputError with line and column. */
export function readText({ key, value }: YamlEntry, { form }: ManifestKey, input: string): string {
  if (form === 'boolean') {
    return readBooleanText(value, key, input);
  }
  if (value.kind === 'list' && form === 'lines') {
    return value.items.map((item) => readPlainText(item, `an item of "${key}"`, input)).join('\n');
  }
  return readPlainText(value, `"${key}"`, input);
}

function readBooleanText(node: YamlNode, key: string, input: string): string {
  if (node.kind !== 'scalar' || typeof node.value !== 'boolean') {
    failAt(node.at, `"${key}" is true or false, without quotes.`, input);
  }
  return node.text;
}

function readPlainText(node: YamlNode, what: string, input: string): string {
  if (node.kind === 'list') {
    failAt(node.at, `${what} takes one value, not a list.`, input);
  }
  if (node.kind === 'map') {
    failAt(
      node.at,
      `${what} must be text. Put a text that begins with "{", or that has a space after a colon, in quotes.`,
      input,
    );
  }
  if (node.text.trim() === '') {
    failAt(node.at, `${what} has no value. Leave it out, or give it one.`, input);
  }
  if (node.value === null || typeof node.value === 'boolean') {
    failAt(node.at, `${what} must be text. Put ${node.text} in quotes if it is one.`, input);
  }
  return node.text.trim();
}
