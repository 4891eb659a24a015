import { objectTypes, type ObjectRef } from './store/item.ts';

/**
 * Reads the objects that exist: one a line, `control:<id>`, `label:<id>` or `task:<id>`; `#` begins a comment line.
 *
 * @throws Error naming the line
 */
export function parseObjects(text: string): readonly ObjectRef[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const entry = line.trim();
    return entry === '' || entry.startsWith('#') ? [] : [parseObject(entry, index + 1)];
  });
}

function parseObject(entry: string, line: number): ObjectRef {
  const colon = entry.indexOf(':');
  const objectType = objectTypes.find((type) => type === entry.slice(0, colon));
  const objectId = entry.slice(colon + 1);
  if (objectType !== undefined && objectId !== '') return { objectType, objectId };
  throw new Error(`Line ${line}, "${entry}": write control:<id>, label:<id> or task:<id>.`);
}
