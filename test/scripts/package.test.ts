import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

test('the package that a release attaches holds a proof that runs with nothing else installed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'proof-package-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));

  const [packed = ''] = run('npm', ['pack', '--silent', '--pack-destination', folder]).trim().split('\n');
  expect(packed).toMatch(/^upload-proof-[\d.]+\.tgz$/u);
  run('tar', ['-xzf', packed], folder);

  const home = path.join(folder, 'package');
  const { bin, version }: { bin: { proof: string }; version: string } = JSON.parse(
    await readFile(path.join(home, 'package.json'), 'utf8'),
  );
  expect(run(process.execPath, [path.join(home, bin.proof), '--version'])).toBe(`${version}\n`);
  expect(run(process.execPath, [path.join(home, bin.proof), 'upload', '--help'])).toContain('Example:');
});

function run(program: string, args: readonly string[], cwd?: string): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
