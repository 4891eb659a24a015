import path from 'node:path';

import type { Contender } from '../case.ts';
import type { Command } from '../run/measure.ts';
import type { Sink } from '../sink/start-sink.ts';
import { serviceEnvironment, shareWork, type Work } from './work.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

/** A command of the committed `dist`. */
export function proof(sink: Sink, cwd: string, args: readonly string[]): Command {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = serviceEnvironment(sink);
  return { program: process.execPath, args: [distFile('cli/index.js'), ...args], env, cwd };
}

/** `proof upload` of all files of a folder, whole: matched, hashed, sent and confirmed. */
export function ours(work: Work, args: readonly string[] = [], name = 'ours'): Contender {
  const { files, sink, link } = work;
  const pattern = files.names.length === 1 ? (files.names[0] ?? '') : '*';
  const target = link === undefined ? [] : ['--link', link];
  return {
    name,
    command: proof(sink, files.folder, ['upload', pattern, ...target, ...args]),
    ...shareWork(work),
  };
}

export function distFile(name: string): string {
  return path.join(DIST, name);
}
