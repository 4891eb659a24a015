import { readFile, writeFile } from 'node:fs/promises';

import { format, resolveConfig } from 'prettier';

import { createProgram } from '../src/cli/program.ts';
import { manifestKeys } from '../src/evidence/inputs/manifest-keys.ts';
import { readActionMetadata } from './docs/action-metadata.ts';
import { renderCommands } from './docs/cli-reference.ts';
import { describeManifest } from './docs/manifest-schema.ts';
import { type ObjectSchema, renderFields } from './docs/schema-fields.ts';
import { replaceSections } from './docs/sections.ts';
import { renderInputs, renderManifestKeys, renderOutputs } from './docs/tables.ts';

const metadata = await readActionMetadata('action.yml');
const receiptSchema: ObjectSchema = JSON.parse(await readFile('schema/receipt.schema.json', 'utf8'));

/** What is generated, by the file that holds it: made of the text that is there. */
const papers: Readonly<Record<string, (text: string) => string>> = {
  'README.md': (text) =>
    replaceSections(text, { inputs: renderInputs(metadata), outputs: renderOutputs(metadata) }),
  'docs/cli.md': (text) => replaceSections(text, { commands: renderCommands(createProgram()) }),
  'docs/manifest.md': (text) => replaceSections(text, { keys: renderManifestKeys(manifestKeys) }),
  'docs/receipts.md': (text) => replaceSections(text, { fields: renderFields(receiptSchema) }),
  'schema/manifest.schema.json': () => JSON.stringify(describeManifest()),
};

for (const [file, generate] of Object.entries(papers)) {
  const present = await readFile(file, 'utf8');
  const generated = await format(generate(present), { ...(await resolveConfig(file)), filepath: file });
  if (!process.argv.includes('--check')) {
    await writeFile(file, generated);
  } else if (generated !== present) {
    console.error(`${file} is not what it is generated from. Run "npm run docs" and commit it.`);
    process.exitCode = 1;
  }
}
