import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { renderLicences } from './bundled-licences.ts';
import { listBundledPackages } from './bundled-packages.ts';
import { renderSbom } from './sbom.ts';
import { slimPackages } from './slim-packages.ts';

/** What `dist` holds: a folder an entry, each bundled with all it needs. */
const entries = new Map([
  ['upload', 'build/action/upload.js'],
  ['download', 'build/action/download.js'],
  ['check', 'build/action/check.js'],
  ['cli', 'build/cli/main.js'],
]);

// ncc cannot compile TypeScript 7, which has no compiler API: tsc first, then ncc on the JavaScript.
const scratch = mkdtempSync(path.join(tmpdir(), 'proof-build-'));
for (const folder of ['build', 'dist']) {
  rmSync(folder, { recursive: true, force: true });
}
run('tsc', ['--project', 'tsconfig.build.json']);
slimPackages('build');
for (const [name, entry] of entries) {
  const stats = path.join(scratch, `${name}.json`);
  run('ncc', ['build', entry, '--out', `dist/${name}`, '--stats-out', stats, '--quiet']);
  const packages = listBundledPackages(stats);
  writeFileSync(`dist/${name}/licenses.txt`, renderLicences(packages));
  writeFileSync(`dist/${name}/sbom.cdx.json`, renderSbom(packages));
  normalizeLineEnds(`dist/${name}`);
}
for (const folder of ['build', scratch]) {
  rmSync(folder, { recursive: true });
}

/** Some packages come with CRLF, which git would change on its way: the committed bytes shall be the built ones. */
function normalizeLineEnds(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  }
}

function run(command: string, args: string[]): void {
  execFileSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
}
