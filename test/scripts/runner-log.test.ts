import { expect, test } from 'vitest';

import { createRunnerLog } from '../../scripts/demo/runner-log.ts';

test.each([
  ['plain text is shown as it is', ['Plan: 2 to create'], ['Plan: 2 to create']],
  ['a debug line is not shown', ['::debug::GET /v1/proof: 200'], []],
  ['a notice becomes words', ['::notice::nothing to do'], ['Notice: nothing to do']],
  ['an error loses its title', ['::error title=Evidence did not land::a.txt: 413'], ['Error: a.txt: 413']],
  ['escaped lines and percent signs are read', ['::warning::100%25%0Adone'], ['Warning: 100%\ndone']],
  ['a masked value is hidden from then on', ['::add-mask::s3cret', 'token s3cret'], ['token ***']],
  ['a command in the middle of a line is text', ['see ::debug::x'], ['see ::debug::x']],
])('%s', (_, printed, shown) => {
  const lines: string[] = [];
  printed.forEach(createRunnerLog((line) => lines.push(line)));
  expect(lines).toEqual(shown);
});
