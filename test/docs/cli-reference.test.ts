import { Command } from 'commander';
import { expect, test } from 'vitest';

import { readActionMetadata } from '../../scripts/docs/action-metadata.ts';
import { renderCommands } from '../../scripts/docs/cli-reference.ts';
import { createProgram } from '../../src/cli/program.ts';

const reference = renderCommands(createProgram());

test('the reference has each command of the program, with its synopsis, an example and its exit codes', () => {
  for (const command of createProgram().commands) {
    const name = command.name();
    const [section = ''] = new RegExp(`^## ${name}\\n[^]*?(?=\\n## |$(?!\\n))`, 'mu').exec(reference) ?? [];
    expect(section).toContain(`Synopsis: \`proof ${name} [options]`);
    expect(section).toContain(`\`\`\`sh\nproof ${name} `);
    expect(section).toContain('| `2` | wrong input');
  }
});

test('the reference has every flag that is not hidden', () => {
  const flags = createProgram().commands.flatMap(({ options }) => options.filter(({ hidden }) => !hidden));
  expect(
    flags.map(({ flags: shown }) => shown).filter((shown) => !reference.includes(`| \`${shown}\` |`)),
  ).toEqual([]);
});

test('a flag has its variable and its default in columns of their own', () => {
  expect(reference).toContain(
    '| `--settle <duration>` | `PROOF_SETTLE` | `60s` | how long a lost write is looked for |',
  );
  expect(reference).toContain('| `--sort-by <field>` |  | `uploadedOn` | the order |');
});

test('flags and action.yml tell the same defaults', async () => {
  const { inputs } = await readActionMetadata('action.yml');
  const upload = createProgram().commands.find((command) => command.name() === 'upload');
  const told = [...inputs].flatMap(([name, input]) => {
    const option = upload?.options.find(({ long, flags }) => long === `--${name}` && flags.includes('<'));
    const [, value] = /\(default: ([^)]*)\)$/u.exec(option?.description ?? '') ?? [];
    return option === undefined ? [] : [[name, value, input.default]];
  });
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter(([, flag, action]) => flag !== action)).toEqual([]);
});

test('a command whose help text has no example is an error', () => {
  const program = new Command('proof').addCommand(new Command('schema'));
  expect(() => renderCommands(program)).toThrow('"proof schema" ends without "Example:"');
});
