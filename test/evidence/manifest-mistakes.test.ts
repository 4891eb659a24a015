import { expect, test } from 'vitest';

import { builtInEntry } from '../../src/evidence/inputs/entry.ts';
import { InputError } from '../../src/evidence/errors.ts';
import { readManifest } from '../../src/evidence/inputs/manifest.ts';
import { parseYaml } from '../../src/evidence/inputs/yaml.ts';

interface Mistake {
  readonly what: string;
  readonly text: string;
  readonly says: string;
}

const mistakes: readonly Mistake[] = [
  {
    what: 'nothing at all',
    text: ``,
    says: 'line 1, column 1: the manifest is empty. Begin with "version: 1".',
  },
  {
    what: 'a text',
    text: `reports/**`,
    says: 'line 1, column 1: the manifest must be a map of keys and values. Begin with "version: 1".',
  },
  {
    what: 'a list',
    text: `- path: a`,
    says: 'line 1, column 1: the manifest must be a map of keys and values. Begin with "version: 1".',
  },
  {
    what: 'no version',
    text: `evidence:
  - path: a`,
    says: 'line 1, column 1: the manifest tells no version. Begin with "version: 1".',
  },
  {
    what: 'a version that is not known',
    text: `version: 2
evidence:
  - path: a`,
    says: 'line 1, column 10: "version" must be the number 1: this release knows no other form.',
  },
  {
    what: 'no evidence',
    text: `version: 1`,
    says: 'line 1, column 1: "evidence" must be a list of entries: "- path: reports/**".',
  },
  {
    what: 'evidence that is no list',
    text: `version: 1
evidence:
  path: a`,
    says: 'line 3, column 3: "evidence" must be a list of entries: "- path: reports/**".',
  },
  {
    what: 'a key that is not known at the top',
    text: `version: 1
entries:
  - path: a`,
    says: 'line 2, column 1: "entries" is not a key here. Known are: version, defaults, evidence.',
  },
  {
    what: 'a misspelt key at the top',
    text: `version: 1
evidences:
  - path: a`,
    says: 'line 2, column 1: "evidences" is not a key here. Did you mean "evidence"?',
  },
  {
    what: 'defaults with nothing in them',
    text: `version: 1
defaults:
evidence:
  - path: a`,
    says: 'line 2, column 10: "defaults" is empty. Leave it out, or give it keys such as "owner".',
  },
  {
    what: 'a path among the defaults',
    text: `version: 1
defaults:
  path: a
evidence:
  - path: a`,
    says: 'line 3, column 3: "path" belongs to an entry, not to the defaults.',
  },
  {
    what: 'a pin among the defaults',
    text: `version: 1
defaults:
  proof-id: 3c9e
evidence:
  - path: a`,
    says: 'line 3, column 3: "proof-id" belongs to an entry, not to the defaults.',
  },
  {
    what: 'an owner of the defaults that an entry contradicts',
    text: `version: 1
defaults:
  owner: 5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d
evidence:
  - path: a
  - path: b
    owned-by-me: true`,
    says: `line 6, column 5: owned-by-me: matches only items of the token's own user, while "owner" names another as the owner of new ones. Set one.`,
  },
  {
    what: 'an entry that is a text',
    text: `version: 1
evidence:
  - reports/**`,
    says: 'line 3, column 5: an entry of "evidence" must be a map of keys and values. Write "- path: reports/**".',
  },
  {
    what: 'an entry without a path',
    text: `version: 1
evidence:
  - name: a`,
    says: 'line 3, column 5: an entry needs a "path": the pattern of its files.',
  },
  {
    what: 'a path that only excludes',
    text: `version: 1
evidence:
  - path: '!drafts/**'`,
    says: 'line 3, column 11: path: only excludes. Give at least one pattern that selects files.',
  },
  {
    what: 'a path of no patterns',
    text: `version: 1
evidence:
  - path: []`,
    says: 'line 3, column 11: path: holds no pattern. Give at least one.',
  },
  {
    what: 'a misspelt key',
    text: `version: 1
evidence:
  - path: a
    links: control:1`,
    says: 'line 4, column 5: "links" is not a key here. Did you mean "link"?',
  },
  {
    what: 'an underscore for a hyphen',
    text: `version: 1
evidence:
  - path: a
    if_missing: error`,
    says: 'line 4, column 5: "if_missing" is not a key here. Did you mean "if-missing"?',
  },
  {
    what: 'a key in camel case',
    text: `version: 1
evidence:
  - path: a
    proofId: 3c9e`,
    says: 'line 4, column 5: "proofId" is not a key here. Did you mean "proof-id"?',
  },
  {
    what: 'a key that is not known',
    text: `version: 1
evidence:
  - path: a
    frequency: monthly`,
    says: 'line 4, column 5: "frequency" is not a key here. Known are: path, name, link, owner, proof-id, schema, csv-check, if-no-files-found, if-ambiguous, if-missing, if-unchanged, owned-by-me.',
  },
  {
    what: 'a key that is there twice',
    text: `version: 1
evidence:
  - path: a
    path: b`,
    says: 'line 4, column 5: the key "path" is there twice, first on line 3. Keep one.',
  },
  {
    what: 'a key without a name',
    text: `version: 1
evidence:
  - : a`,
    says: 'line 3, column 5: "" is not a key here. Known are: path, name, link, owner, proof-id, schema, csv-check, if-no-files-found, if-ambiguous, if-missing, if-unchanged, owned-by-me.',
  },
  {
    what: 'a key that is a list',
    text: `version: 1
evidence:
  - ? [a]
    : b`,
    says: 'line 3, column 7: a key must be plain text.',
  },
  {
    what: 'a pattern that begins with * and has no quotes',
    text: `version: 1
evidence:
  - path: *.csv`,
    says: 'line 3, column 11: aliases (*.csv) are not taken. Write the value out, or put a text that begins with "*" in quotes.',
  },
  {
    what: 'a pattern that begins with ! and has no quotes',
    text: `version: 1
evidence:
  - path:
      - reports/**
      - !drafts/**`,
    says: 'line 5, column 9: a text that begins with "!" is a YAML tag. Put it in quotes.',
  },
  {
    what: 'a template without quotes',
    text: `version: 1
evidence:
  - path: a
    name: {base}`,
    says: 'line 4, column 11: "name" must be text. Put a text that begins with "{", or that has a space after a colon, in quotes.',
  },
  {
    what: 'a template with more behind it and no quotes',
    text: `version: 1
evidence:
  - path: a
    name: {name}-july{ext}`,
    says: 'line 4, column 17: the value has ended before this. Put the whole of it in quotes.',
  },
  {
    what: 'a pattern in backticks',
    text: `version: 1
evidence:
  - path: \`a\``,
    says: 'line 3, column 11: no plain text begins with this character. Put the text in quotes.',
  },
  {
    what: 'an alias',
    text: `version: 1
defaults: &all
  if-missing: error
evidence:
  - *all`,
    says: 'line 5, column 5: aliases (*all) are not taken. Write the value out, or put a text that begins with "*" in quotes.',
  },
  {
    what: 'a merge key',
    text: `version: 1
defaults: &all
  if-missing: error
evidence:
  - <<: *all
    path: a`,
    says: 'line 5, column 5: merge keys (<<) are not taken. Write the values out.',
  },
  {
    what: 'a tab',
    text: `version: 1
evidence:
  - path: a
	name: b`,
    says: 'line 4, column 1: a tab cannot indent YAML. Use spaces.',
  },
  {
    what: 'a quote that is not closed',
    text: `version: 1
evidence:
  - path: 'a`,
    says: 'line 3, column 13: a quote or a bracket further up is not closed, or this line is not indented like the one above it.',
  },
  {
    what: 'a key that is out of line',
    text: `version: 1
evidence:
  - path: a
   name: b`,
    says: 'line 4, column 1: a quote or a bracket further up is not closed, or this line is not indented like the one above it.',
  },
  {
    what: 'a second document',
    text: `version: 1
evidence:
  - path: a
---
version: 1`,
    says: 'line 4, column 1: a second document begins here. Keep one in the file.',
  },
  {
    what: 'a target of another kind',
    text: `version: 1
evidence:
  - path: a
    link: policy:1`,
    says: 'line 4, column 11: link: "policy:1" is not a target. Write control:<id>, label:<id> or task:<id>, one a line.',
  },
  {
    what: 'a target with a space after its colon',
    text: `version: 1
evidence:
  - path: a
    link:
      - control: 8d1`,
    says: 'line 5, column 9: an item of "link" must be text. Put a text that begins with "{", or that has a space after a colon, in quotes.',
  },
  {
    what: 'the same on the line of its key',
    text: `version: 1
evidence:
  - path: a
    link: control: 8d1`,
    says: 'line 4, column 11: a colon with a space after it makes a key. Put a value that holds one in quotes, or leave the space out.',
  },
  {
    what: 'several targets on one line',
    text: `version: 1
evidence:
  - path: a
    link: control:1, task:2`,
    says: 'line 4, column 11: link: "control:1, task:2" names several targets. Write one a line.',
  },
  {
    what: 'no target',
    text: `version: 1
evidence:
  - path: a
    link:`,
    says: 'line 4, column 10: "link" has no value. Leave it out, or give it one.',
  },
  {
    what: 'an owner that is no UUID',
    text: `version: 1
evidence:
  - path: a
    owner: ann`,
    says: `line 4, column 12: owner: "ann" is not a UUID. Write the user's id, such as 5f0c1c1e-8a4e-4c1b-9f0a-2d8a6c1e7b3d.`,
  },
  {
    what: 'a policy that is not known',
    text: `version: 1
evidence:
  - path: a
    if-missing: fail`,
    says: 'line 4, column 17: if-missing: "fail" is not known. Write one of: create, error.',
  },
  {
    what: 'days in words',
    text: `version: 1
evidence:
  - path: a
    if-unchanged: 30 days`,
    says: 'line 4, column 19: if-unchanged: "30 days" is not a duration. Write a whole number with s, m, h or d: 30m.',
  },
  {
    what: 'a word that is no boolean',
    text: `version: 1
evidence:
  - path: a
    owned-by-me: yes`,
    says: 'line 4, column 18: "owned-by-me" is true or false, without quotes.',
  },
  {
    what: 'a name that is a boolean',
    text: `version: 1
evidence:
  - path: a
    name: true`,
    says: 'line 4, column 11: "name" must be text. Put true in quotes if it is one.',
  },
  {
    what: 'several names',
    text: `version: 1
evidence:
  - path: a
    name: [a, b]`,
    says: 'line 4, column 11: "name" takes one value, not a list.',
  },
  {
    what: 'a placeholder that is not known',
    text: `version: 1
evidence:
  - path: a
    name: '{file}'`,
    says: 'line 4, column 11: name: "{file}" is not a placeholder. Known are {base}, {name}, {ext}, {dir} and {path}.',
  },
  {
    what: 'a pin with a link',
    text: `version: 1
evidence:
  - path: a
    proof-id: 3c9e
    link: control:1`,
    says: 'line 3, column 5: proof-id: pins the item that gets the version, and a version changes no links. Set either "proof-id" or "link".',
  },
  {
    what: 'a column type that is none',
    text: `version: 1
evidence:
  - path: a
    schema:
      fields: { user: string }`,
    says: 'line 5, column 23: the type of "user" is one of: text, number, boolean, date.',
  },
  {
    what: 'a schema in both forms',
    text: `version: 1
evidence:
  - path: a
    schema: { fields: { user: text }, schema: {} }`,
    says: 'line 4, column 13: a schema has either "fields" (short form) or "schema" (wire form).',
  },
  {
    what: 'a column that is there twice',
    text: `version: 1
evidence:
  - path: a
    schema: { fields: { user: text, user: date } }`,
    says: 'line 4, column 37: the key "user" is there twice, first on line 4. Keep one.',
  },
  {
    what: 'line ends of Windows',
    text: `version: 1\r
evidence:\r
  - path: a\r
    links: control:1`,
    says: 'line 4, column 5: "links" is not a key here. Did you mean "link"?',
  },
];

test.each(mistakes)('$what: where it is, what is wrong, and the way out', ({ text, says }) => {
  expect(() => readManifest(parseYaml(text, 'manifest'), builtInEntry)).toThrow(
    new InputError('manifest', says),
  );
});
