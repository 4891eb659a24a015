import { readdirSync, readFileSync } from 'node:fs';

import type { BundledPackage } from './bundled-packages.ts';

/** The licences of the packages in a bundle, as their terms ask. */
export function renderLicences(packages: readonly BundledPackage[]): string {
  return packages.map(renderPackage).join('\n');
}

function renderPackage({ name, version, license, folder }: BundledPackage): string {
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/iu.test(candidate));
  if (file === undefined && license === undefined) {
    throw new Error(`${name} is bundled, and tells no licence`);
  }
  const text =
    file === undefined ? '' : readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim();
  return `${name} ${version} (${license ?? 'see below'})\n\n${text}\n`;
}
