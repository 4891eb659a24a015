import * as fc from 'fast-check';
import { Minimatch } from 'minimatch';
import { expect, it } from 'vitest';
import { useWorkshop } from './support/workshop.ts';

const workshop = useWorkshop();

const folders = ['', 'a/', '.h/', 'a/ab/', 'a/.h/', '.h/a/', 'a/ab/a/'];
const files = folders.flatMap((folder) => [`${folder}b`, `${folder}a.x`, `${folder}.x`]);
const tree = Object.fromEntries(files.map((path) => [path, 'evidence']));

const name = fc.constantFrom('a', 'b', 'ab', 'a.x', '.h', '.x');
const wildcard = fc.constantFrom('*', '?', '**', '*.x', 'a*', '[ab]', '.*');
const folder = fc.oneof(name, wildcard).map((segment) => `${segment}/`);
const before = fc.array(folder, { maxLength: 3 }).map((segments) => segments.join(''));
/** A name or a slash at the end of a pattern means all files below, too. */
const namingPattern = fc.tuple(before, name).map(([before, name]) => before + name);
const matchingPattern = fc.tuple(before, wildcard).map(([before, wildcard]) => before + wildcard);
const folderPattern = fc.tuple(before, folder).map(([before, folder]) => before + folder);
const pattern = fc.oneof(namingPattern, matchingPattern, folderPattern);

/** What minimatch, which knows no hidden names here, says of the whole tree. */
function matching(...globs: readonly string[]): readonly string[] {
  const matchers = globs.map((glob) => new Minimatch(glob, { dot: true, nobrace: true, noext: true }));
  return files.filter((path) => matchers.some((matcher) => matcher.match(path))).toSorted();
}

it.each([
  ['ends in a wildcard selects what it matches', matchingPattern, (text: string) => matching(text)],
  [
    'ends in a name selects that and all below',
    namingPattern,
    (text: string) => matching(text, `${text}/**`),
  ],
  ['ends in a slash selects all below', folderPattern, (text: string) => matching(`${text}**`)],
])('a pattern that %s', async (_, pattern, expected) => {
  await workshop.write(tree);
  await fc.assert(
    fc.asyncProperty(pattern, async (text) => {
      expect(await workshop.paths(text, 'hidden-files')).toEqual(expected(text));
    }),
    { numRuns: 100 },
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
    { numRuns: 100 },
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
    { numRuns: 100 },
  );
});
