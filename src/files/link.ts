import { realpath, stat } from 'node:fs/promises';
import { isInside } from './places.ts';
import type { Visit } from './visit.ts';

/**
 * Follows a link from a folder to a folder, once for the same rest of the pattern: paths through links can grow
 * without end, or double with every folder. Undefined when it leads back, or to where another link led.
 */
export async function enterLink(
  link: Visit,
  folder: Visit,
  entered: Set<string>,
): Promise<Visit | undefined> {
  // A link that vanished meanwhile is a folder that vanished: listing it will tell.
  const real = await realpath(link.location).catch(() => link.location);
  const above = [...folder.above, folder.real];
  const key = [real, ...link.open.positions].join('\0');
  if (entered.has(key) || above.some((location) => isInside(real, location))) return undefined;
  entered.add(key);
  return { ...link, real, above };
}

/** What a link leads to. One that leads nowhere counts as a file: whoever reads it is told why it cannot be. */
export async function kindOfTarget(location: string): Promise<'file' | 'folder'> {
  const target = await stat(location).catch(() => undefined);
  return target?.isDirectory() === true ? 'folder' : 'file';
}
