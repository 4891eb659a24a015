import { expect, test } from 'vitest';

import { replaceSection } from '../../scripts/docs/sections.ts';
import { renderInputs } from '../../scripts/docs/tables.ts';

test('a section is replaced between its marks, and nothing else is', () => {
  const text = 'before\n<!-- inputs: written -->\nold\n<!-- /inputs -->\nafter\n';
  expect(replaceSection(text, 'inputs', 'new $1')).toBe(
    'before\n<!-- inputs: written -->\n\nnew $1\n\n<!-- /inputs -->\nafter\n',
  );
});

test('a section that is not there is an error', () => {
  expect(() => replaceSection('no marks', 'inputs', 'new')).toThrow('<!-- inputs: ... -->');
});

test('an input becomes a row, with its default in a column of its own', () => {
  const input = { meaning: 'One | other.', told: '`60s`', default: '60s', keys: [] };
  expect(renderInputs({ inputs: new Map([['settle', input]]), outputs: new Map() })).toBe(
    '| Input | Default | Meaning |\n| --- | --- | --- |\n| `settle` | `60s` | One \\| other. |',
  );
});
