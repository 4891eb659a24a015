import { notice, setOutput } from '@actions/core';

import { neutralizeJson } from '../report/neutral.ts';

/** One environment string holds 128 KiB on Linux, its name included; a larger output breaks every `env:` that uses it. */
const OUTPUT_LIMIT_BYTES = 96 * 1024;

/**
 * Sets outputs that belong together as JSON; all of them are empty, with a notice, where one would be too large.
 *
 * @param elsewhere a sentence: where it stands then
 */
export function setJsonOutputs(values: Readonly<Record<string, unknown>>, elsewhere: string): void {
  const names = Object.keys(values);
  const texts = Object.values(values).map((value) => neutralizeJson(JSON.stringify(value)));
  const fit = texts.every((text) => Buffer.byteLength(text) <= OUTPUT_LIMIT_BYTES);
  if (!fit) {
    const subject = names.length === 1 ? `output ${names[0]}` : `outputs ${names.join(' and ')}`;
    const verb = names.length === 1 ? 'is' : 'are';
    notice(`The ${subject} would be over 96 KiB and ${verb} left empty. ${elsewhere}`);
  }
  names.forEach((name, index) => setOutput(name, fit ? texts[index] : ''));
}
