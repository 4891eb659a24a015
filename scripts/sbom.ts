import { readFileSync } from 'node:fs';

import type { BundledPackage } from './bundled-packages.ts';

/**
 * The software bill of materials of a bundle, as CycloneDX 1.6. The same bundle gives the same bytes: it bears no time and no
 * serial number. The digests are those that the lockfile holds npm to.
 */
export function renderSbom(packages: readonly BundledPackage[]): string {
  const { name, version }: BundledPackage = JSON.parse(readFileSync('package.json', 'utf8'));
  const { packages: locked }: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: packages.map((bundled) => describePackage(bundled, locked[bundled.folder]?.integrity)),
  };
  return `${JSON.stringify(sbom, undefined, 2)}\n`;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}

function describePackage({ name, version, license, folder }: BundledPackage, integrity = '') {
  const [, digest] = /^sha512-([\w+/]{86}==)$/u.exec(integrity) ?? [];
  if (license === undefined || digest === undefined) {
    throw new Error(`${folder} is bundled, and has no licence, or no SHA-512 in the lockfile`);
  }
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }],
    purl,
  };
}
