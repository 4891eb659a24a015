import { readFileSync } from 'node:fs';

/** A package of which a bundle holds at least one module. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, where it tells one. */
  readonly license: string | undefined;
  /** Relative to the repository: `node_modules/a`, or `node_modules/a/node_modules/b`. */
  readonly folder: string;
}

/** Every package in a bundle, by name: ncc's own list misses what webpack concatenates, which is most of it. */
export function listBundledPackages(statsFile: string): BundledPackage[] {
  const { modules }: { modules: readonly TopModule[] } = JSON.parse(readFileSync(statsFile, 'utf8'));
  // In no chunk of their own are those that were dropped, and those that are listed once more where they were joined.
  const folders = modules.filter(({ chunks }) => chunks.length > 0).flatMap(listFolders);
  return [...new Set(folders)].toSorted().map(readPackage);
}

interface BundledModule {
  readonly name?: string;
  readonly modules?: readonly BundledModule[];
}

interface TopModule extends BundledModule {
  readonly chunks: readonly unknown[];
}

function listFolders({ name = '', modules = [] }: BundledModule): string[] {
  const [folder] = /(?:node_modules\/(?:@[^/ ]+\/)?[^/ ]+\/)+/u.exec(name) ?? [];
  return [...(folder === undefined ? [] : [folder.slice(0, -1)]), ...modules.flatMap(listFolders)];
}

function readPackage(folder: string): BundledPackage {
  const { name, version, license }: Omit<BundledPackage, 'folder'> = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  return { name, version, license, folder };
}
