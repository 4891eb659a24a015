import { chmod } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InputError } from '../../src/evidence/errors.ts';
import { useWorkshop } from './support/workshop.ts';

const NOBODY = 65_534;

const workshop = useWorkshop();

// Nothing is unreadable to root, which tests may run as: then they run as nobody.
beforeAll(() => {
  if (process.getuid?.() === 0) process.seteuid?.(NOBODY);
});
afterAll(() => {
  if (process.getuid?.() === 0) process.seteuid?.(0);
});

it('a file that cannot be read is refused with the reason of the system', async () => {
  await workshop.write({ 'a.xml': 'x', 'b.xml': 'x' });
  await chmod(workshop.at('a.xml'), 0);
  const found = await workshop.find('*.xml', 'credentials');
  expect(found.refused).toMatchObject([{ path: 'a.xml', rule: 'unreadable' }]);
  expect(found.refused[0]?.reason).toMatch(/^it cannot be read \(permission denied\);/);
  expect(found.files).toMatchObject([{ path: 'b.xml' }]);
});

// What lies behind it is unknown, and the toolkit's globber does not go on: wrong input, before any write.
describe('what the search cannot look into stops it, with the place, the reason and the way out:', () => {
  it.each(['**/*.xml', 'closed', 'closed/*.xml'])('a folder that cannot be listed (%s)', async (pattern) => {
    await workshop.write({ 'closed/a.xml': 'x', 'open/b.xml': 'x' });
    await chmod(workshop.at('closed'), 0);
    const said = await workshop.find(pattern).catch((error: unknown) => error);
    const narrower = await workshop.paths('open/*.xml');
    await chmod(workshop.at('closed'), 0o700);
    expect(said).toBeInstanceOf(InputError);
    expect(said).toHaveProperty(
      'message',
      `path: the search for "${pattern}" stopped at closed, which cannot be read (permission denied): make it readable, or narrow the pattern`,
    );
    expect(narrower).toEqual(['open/b.xml']);
  });

  it('a folder that is closed to whoever wants to look into it', async () => {
    await workshop.write({ 'closed/a.xml': 'x' });
    await chmod(workshop.at('closed'), 0);
    const search = workshop.find('closed/a.xml');
    await expect(search).rejects.toThrow('stopped at closed/a.xml, which cannot be read (permission denied)');
    await chmod(workshop.at('closed'), 0o700);
  });
});
