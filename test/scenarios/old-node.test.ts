import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test('the tests run on the Node that GitHub gives to actions', () => {
  const action = readFileSync('action.yml', 'utf8');
  expect(action).toContain(`using: node${process.versions.node.split('.')[0]}`);
});

test.each(['upload', 'download', 'check', 'cli'].map((entry) => `dist/${entry}/index.js`))(
  '%s on an old Node asks for a newer one',
  (file) => {
    const pretend = 'Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })';
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, file],
      { encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^upload-proof needs Node 22\.19 or later/u);
    expect(status).toBe(1);
  },
);
