import { expect, test } from 'vitest';

import {
  checkInputs,
  doctorInputs,
  downloadInputs,
  secretInputs,
  uploadInputs,
} from '../../src/evidence/inputs/raw-inputs.ts';
import { checkCommand, checkFlags } from '../../src/cli/check.ts';
import { doctorCommand, doctorFlags } from '../../src/cli/doctor.ts';
import { downloadCommand, downloadFlags } from '../../src/cli/download.ts';
import { uploadCommand, uploadFlags } from '../../src/cli/upload.ts';

const commands = [
  { name: 'upload', command: uploadCommand(), flags: uploadFlags, inputs: uploadInputs },
  { name: 'download', command: downloadCommand(), flags: downloadFlags, inputs: downloadInputs },
  { name: 'check', command: checkCommand(), flags: checkFlags, inputs: checkInputs },
  { name: 'doctor', command: doctorCommand(), flags: doctorFlags, inputs: doctorInputs },
];

test.each(commands)('every input of proof $name is a flag, but for the secrets', ({ flags, inputs }) => {
  const flagged = flags.map(({ input }) => input);
  const secret = new Set<string>(secretInputs);
  expect(flagged.toSorted()).toEqual(inputs.filter((input) => !secret.has(input)).toSorted());
});

test.each(commands)('the help text of proof $name has an example', ({ name, command }) => {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  expect(help).toContain(`Example:\n`);
  expect(help).toContain(`  proof ${name}`);
});
