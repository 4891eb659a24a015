import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** What `dist` holds: a folder an entry, each bundled with all it needs. */
const entries = new Map([
  ['upload', 'build/action/upload.js'],
  ['cli', 'build/cli/main.js'],
]);

// ncc cannot compile TypeScript 7, which has no compiler API: tsc first, then ncc on the JavaScript.
for (const folder of ['build', 'dist']) {
  rmSync(folder, { recursive: true, force: true });
}
run('tsc', ['--project', 'tsconfig.build.json']);
for (const [name, entry] of entries) {
  run('ncc', ['build', entry, '--out', `dist/${name}`, '--license', 'licenses.txt', '--quiet']);
}
rmSync('build', { recursive: true });

function run(command: string, args: string[]): void {
  execFileSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
}
