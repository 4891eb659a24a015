import { join } from 'node:path';
import * as fc from 'fast-check';
import { Minimatch } from 'minimatch';
import { expect, it } from 'vitest';
import { follow } from '../../src/files/glob.ts';
import { readPatterns } from '../../src/files/patterns.ts';
import { locatePlaces } from '../../src/files/places.ts';
import { useWorkshop } from './support/workshop.ts';

const workshop = useWorkshop();

const folders = ['', 'a/', '.h/', 'a/ab/', 'a/.h/', '.h/a/', 'a/ab/a/'];
const files = folders.flatMap((folder) => [`${folder}b`, `${folder}a.x`, `${folder}.x`]);
const tree = Object.fromEntries(files.map((path) => [path, 'evidence']));

const name = fc.constantFrom('a', 'b', 'ab', 'a.x', '.h', '.x');
const wildcard = fc.constantFrom('*', '?', '**', '*.x', 'a*', '[ab]', '.*');
const segments = fc.array(fc.oneof(name, wildcard), { minLength: 1, maxLength: 4 });
const pattern = fc
  .tuple(segments, fc.constantFrom('', '', '/'))
  .map(([segments, end]) => segments.join('/') + end);

it('a pattern that ends in a wildcard selects what minimatch says it does', async () => {
  const places = await locatePlaces(workshop);
  const path = fc.array(name, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(segments, wildcard, path, (folders, last, names) => {
      const text = [...folders, last].join('/');
      const [glob] = readPatterns([text], places).includes;
      const judged = glob && follow(glob, join(places.workspace, ...names)).selected;
      const reference = new Minimatch(text, { dot: true, nobrace: true, noext: true });
      expect(judged).toBe(reference.match(names.join('/')));
    }),
    { numRuns: 2000 },
  );
});

it('a search takes every file that its pattern selects, and no other', async () => {
  await workshop.write(tree);
  const places = await locatePlaces(workshop);
  await fc.assert(
    fc.asyncProperty(pattern, async (text) => {
      const [glob] = readPatterns([text], places).includes;
      const expected = files.filter((path) => glob && follow(glob, workshop.at(path)).selected);
      expect(await workshop.paths(text, 'hidden-files')).toEqual(expected.toSorted());
    }),
    { numRuns: 200 },
  );
});

it('excluding a pattern takes away exactly what it selects', async () => {
  await workshop.write(tree);
  await fc.assert(
    fc.asyncProperty(pattern, pattern, async (included, excluded) => {
      const all = await workshop.paths(included, 'hidden-files');
      const away = await workshop.paths(excluded, 'hidden-files');
      const left = await workshop.paths([`!${excluded}`, included], 'hidden-files');
      expect(left).toEqual(all.filter((path) => !away.includes(path)));
    }),
    { numRuns: 200 },
  );
});

it('without allowing hidden files, a search takes fewer, and notices when it does', async () => {
  await workshop.write(tree);
  await fc.assert(
    fc.asyncProperty(pattern, async (text) => {
      const all = await workshop.paths(text, 'hidden-files');
      const found = await workshop.find(text);
      const taken = found.files.map(({ path }) => path);
      expect(all).toEqual(expect.arrayContaining(taken));
      const passedOver = all.length - taken.length;
      expect(found.notices).toEqual(
        passedOver === 0 ? [] : [expect.stringContaining(`passed over ${passedOver} hidden file`)],
      );
    }),
    { numRuns: 200 },
  );
});
