import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { keepDispatchers } from '../../scripts/slim-packages.ts';

test('the lines of undici that the bundles keep are in the release that is locked', async () => {
  const entry = await readFile('node_modules/undici/index.js', 'utf8');
  expect(keepDispatchers(entry)).toContain('module.exports.EnvHttpProxyAgent = EnvHttpProxyAgent\n');
});

test('a release of undici that sets itself up in another way stops the build', () => {
  expect(() => keepDispatchers("module.exports = require('./lib')\n")).toThrow('undici/index.js is not as');
});
