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

function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
