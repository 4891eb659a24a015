import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect } from 'vitest';

import type { Job, StepResult } from './run-action.ts';
import { replayLog } from './runner-commands.ts';

/** Of letters that JSON, addresses, HTML and Markdown each write in a way of their own. */
export const TOKEN = 'tok-9f3a/"Q+&%5C<\\u0041>=~|`Zq7Hx_SECRET';
export const CLIENT_SECRET = 'cs-4e1b;"R+%2F<\\>=~|Wm2Kd SECRET é';

/** Lines that a step may speak to its runner with, and the properties that they may bear. */
const MEANT_COMMANDS = new Set(['add-mask', 'debug', 'notice', 'warning', 'error']);
const MEANT_PROPERTIES = new Set(['title']);

/** How much of a secret, uncut, counts as one. */
const TELLING_CHARS = 14;

/**
 * Holds a step to what no hostile input may change: the runner gets no command that was not meant, and no form of a secret is in
 * the log (masked or not), in the summary, in an output or in a file, except where it is told to the runner as a mask.
 */
export async function expectNoTraces(step: StepResult, job: Job): Promise<void> {
  const { commands } = replayLog(step.log);
  const unmeant = commands.filter(
    ({ name, properties }) =>
      !MEANT_COMMANDS.has(name) || Object.keys(properties).some((key) => !MEANT_PROPERTIES.has(key)),
  );
  expect(unmeant).toEqual([]);
  const log = step.log
    .split('\n')
    .filter((line) => !line.startsWith('::add-mask::'))
    .join('\n');
  const texts = new Map([['log', log], ...(await readLeftFiles(job))]);
  for (const [where, text] of texts) {
    const traces = [TOKEN, CLIENT_SECRET].flatMap(listForms).filter((form) => text.includes(form));
    expect(traces, `secrets in ${where}`).toEqual([]);
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  expect(log).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u);
}

/** Everything that a step leaves on the machine outside of the workspace. */
async function readLeftFiles(job: Job): Promise<[string, string][]> {
  const root = path.dirname(job.workspace);
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && !`${entry.parentPath}/`.startsWith(`${job.workspace}/`))
    .filter(({ name }) => name !== 'event.json')
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as [string, string]));
}

/** Written by another hand than the redaction that it checks. */
function listForms(secret: string): string[] {
  const spellings = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)];
  return [...spellings, ...spellings.flatMap(listBase64), secret.slice(0, TELLING_CHARS)];
}

/** The middle of what base64 makes of it, wherever in a group of three bytes it begins. */
function listBase64(text: string): string[] {
  return ['', 'x', 'xx'].map((before) =>
    Buffer.from(`${before}${text}`)
      .toString('base64')
      .slice(4, 4 + Math.ceil((Buffer.byteLength(text) * 4) / 3) - 8),
  );
}
