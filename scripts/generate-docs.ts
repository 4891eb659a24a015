import { readFile, writeFile } from 'node:fs/promises';

import { format, resolveConfig } from 'prettier';

import { readActionMetadata } from './docs/action-metadata.ts';
import { replaceSection } from './docs/sections.ts';
import { renderInputs, renderOutputs } from './docs/tables.ts';

const README = 'README.md';

const metadata = await readActionMetadata('action.yml');
const readme = await readFile(README, 'utf8');
const sections = { inputs: renderInputs(metadata), outputs: renderOutputs(metadata) };
const filled = Object.entries(sections).reduce(
  (text, [name, table]) => replaceSection(text, name, table),
  readme,
);
const generated = await format(filled, { ...(await resolveConfig(README)), filepath: README });

if (!process.argv.includes('--check')) {
  await writeFile(README, generated);
} else if (generated !== readme) {
  console.error(`The tables of ${README} are not those of action.yml. Run "npm run docs" and commit it.`);
  process.exitCode = 1;
}
