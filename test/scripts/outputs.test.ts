import { expect, test } from 'vitest';

import { readOutputs } from '../../scripts/demo/outputs.ts';

test.each([
  ['nothing', '', []],
  ['one output', 'total<<end\n3\nend\n', [['total', '3']]],
  ['an empty output', 'results<<end\n\nend\n', [['results', '']]],
  ['a value of several lines', 'results<<end\n[\n]\nend\n', [['results', '[\n]']]],
  ['several outputs', 'a<<x\n1\nx\nb<<y\n2\ny\n', Object.entries({ a: '1', b: '2' })],
])('%s is read from the file of outputs', (_, text, outputs) => {
  expect([...readOutputs(text)]).toEqual(outputs);
});
