import type { RefusalRule, RefusedFile } from '../evidence/files.ts';

/** Words a refusal: what is wrong, then the way out (CONTRIBUTING.md, "Habits"). */
export function refuse(path: string, rule: RefusalRule, what: string): RefusedFile {
  return { path, rule, reason: `${what}; ${waysOut[rule]}` };
}

const waysOut: Record<RefusalRule, string> = {
  symlinks: 'name what it points to, or allow it with "allow: symlinks"',
  'outside-workspace': 'copy it into the workspace, or allow it with "allow: outside-workspace"',
  credentials: 'exclude it with "!", or allow it with "allow: credentials"',
  'empty-files': 'allow it with "allow: empty-files"',
  'git-directory': 'nothing allows it: exclude it with "!", or copy what you need elsewhere',
  'not-a-file': 'only regular files are uploaded: exclude it with "!"',
  unreadable: 'let this user read it, or exclude it with "!"',
};
