import type { Target } from './service.ts';

/** Safety rules that the user may lift (design.md §3, `allow`). */
export const allowances = [
  'hidden-files',
  'symlinks',
  'outside-workspace',
  'credentials',
  'empty-files',
  'http',
  'pull-request-target',
] as const;
export type Allowance = (typeof allowances)[number];

export type { Target };
