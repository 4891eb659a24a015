import { isAbsolute, relative, sep } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInside } from '../../src/files/places.ts';

const FOLDER = ['', 'home', 'work'].join(sep);

function tellByRelative(location: string): boolean {
  const path = relative(FOLDER, location);
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

it('whether a location is inside of a folder is told as by its resolved path, however it is written', () => {
  const part = fc.constantFrom('', '.', '..', 'home', 'work', 'workshop', '..a', 'a.', 'a\\..');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.boolean(), (parts, isBelow) => {
      const location = [isBelow ? FOLDER : '', ...parts].join(sep);
      expect(isInside(FOLDER, location)).toBe(tellByRelative(location));
    }),
    { numRuns: 2000 },
  );
});
