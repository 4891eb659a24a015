import type { ManifestKey } from '../../src/evidence/inputs/manifest-keys.ts';
import type { ActionMetadata } from './action-metadata.ts';

/** The inputs as a Markdown table. */
export function renderInputs({ inputs }: ActionMetadata): string {
  const rows = [...inputs].map(([name, { meaning, told = '' }]) => [`\`${name}\``, told, meaning]);
  return renderTable(['Input', 'Default', 'Meaning'], rows);
}

/** The outputs as a Markdown table. */
export function renderOutputs({ outputs }: ActionMetadata): string {
  return renderTable(
    ['Output', 'Meaning'],
    [...outputs].map(([name, meaning]) => [`\`${name}\``, meaning]),
  );
}

/** The keys of a manifest as a Markdown table. */
export function renderManifestKeys(keys: readonly ManifestKey[]): string {
  const rows = keys.map((key) => [
    `\`${key.key}\``,
    key.entryOnly === true ? 'entry' : 'entry, defaults',
    describeValue(key),
    key.description,
  ]);
  return renderTable(['Key', 'Stands in', 'Value', 'Meaning'], rows);
}

function describeValue({ form, choices }: ManifestKey): string {
  return choices?.map((choice) => `\`${choice}\``).join(', ') ?? valueForms[form];
}

const valueForms: Record<ManifestKey['form'], string> = {
  text: 'text',
  word: 'text',
  lines: 'a list, or text with one a line',
  boolean: '`true`, `false`',
  schema: 'a [schema](#csv-schema)',
};

/** A Markdown table; a bar inside of a cell is escaped. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
