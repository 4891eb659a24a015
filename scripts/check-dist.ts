import { execFileSync } from 'node:child_process';

// `git diff` would miss chunks that a build adds: their names are new.
execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
const changes = execFileSync('git', ['status', '--porcelain', 'dist'], { encoding: 'utf8' });
if (changes !== '') {
  console.error(`dist is not what the sources build:\n${changes}Run "npm run build" and commit dist.`);
  process.exitCode = 1;
}
