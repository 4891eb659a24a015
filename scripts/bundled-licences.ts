import { readdirSync, readFileSync } from 'node:fs';

interface BundledModule {
  readonly name?: string;
  readonly modules?: readonly BundledModule[];
}

/**
 * The licences of the packages in a bundle, as their terms ask. ncc's own `--license` misses what webpack concatenates,
 * which is most of it, so they are found by the bundle's statistics.
 *
 * @param statsFile what ncc's `--stats-out` wrote
 */
export function renderLicences(statsFile: string): string {
  const stats: BundledModule = JSON.parse(readFileSync(statsFile, 'utf8'));
  return [...new Set(listPackages(stats))].toSorted().map(renderPackage).join('\n');
}

function listPackages({ name = '', modules = [] }: BundledModule): string[] {
  const [, last] = [...name.matchAll(/node_modules\/((?:@[^/]+\/)?[^/ ]+)/gu)].at(-1) ?? [];
  return [...(last === undefined ? [] : [last]), ...modules.flatMap(listPackages)];
}

function renderPackage(name: string): string {
  const folder = `node_modules/${name}`;
  const { version, license }: { version: string; license?: string } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/iu.test(candidate));
  if (file === undefined && license === undefined) {
    throw new Error(`${name} is bundled, and tells no licence`);
  }
  const text =
    file === undefined ? '' : readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim();
  return `${name} ${version} (${license ?? 'see below'})\n\n${text}\n`;
}
