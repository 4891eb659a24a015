import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { renderLicences } from './bundled-licences.ts';
import { listBundledPackages } from './bundled-packages.ts';
import { renderSbom } from './sbom.ts';

/** What `dist` holds: a folder an entry, each bundled with all it needs. */
const entries = new Map([
  ['upload', 'build/action/upload.js'],
  ['cli', 'build/cli/main.js'],
]);

// ncc cannot compile TypeScript 7, which has no compiler API: tsc first, then ncc on the JavaScript.
const scratch = mkdtempSync(path.join(tmpdir(), 'proof-build-'));
for (const folder of ['build', 'dist']) {
  rmSync(folder, { recursive: true, force: true });
}
run('tsc', ['--project', 'tsconfig.build.json']);
for (const [name, entry] of entries) {
  const stats = path.join(scratch, `${name}.json`);
  run('ncc', ['build', entry, '--out', `dist/${name}`, '--stats-out', stats, '--quiet']);
  const packages = listBundledPackages(stats);
  writeFileSync(`dist/${name}/licenses.txt`, renderLicences(packages));
  writeFileSync(`dist/${name}/sbom.cdx.json`, renderSbom(packages));
}
for (const folder of ['build', scratch]) {
  rmSync(folder, { recursive: true });
}

function run(command: string, args: string[]): void {
  execFileSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
}
