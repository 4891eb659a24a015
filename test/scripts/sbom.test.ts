import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { listBundledPackages } from '../../scripts/bundled-packages.ts';
import { renderSbom } from '../../scripts/sbom.ts';

const { packages: locked } = JSON.parse(await readFile('package-lock.json', 'utf8'));

test('packages are found where webpack joined them, where one lies in another, and not where it dropped them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'proof-stats-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const modules = [
    {
      name: './build/action/upload.js + 1 modules',
      chunks: [792],
      modules: [{ name: '../../main/node_modules/yaml/dist/index.js', chunks: [] }],
    },
    { name: './node_modules/yaml/dist/index.js', chunks: [] },
    { name: './build/node_modules/@actions/core/lib/core.js', chunks: [792] },
    { name: './build/node_modules/@actions/core/lib/oidc-utils.js', chunks: [] },
    { name: './node_modules/tunnel/lib/tunnel.js', chunks: [] },
    {
      name: './node_modules/@actions/github/node_modules/@actions/http-client/lib/index.js + 3 modules',
      chunks: [587],
    },
  ];
  await writeFile(path.join(folder, 'stats.json'), JSON.stringify({ modules }));
  expect(listBundledPackages(path.join(folder, 'stats.json')).map((bundled) => bundled.folder)).toEqual([
    'node_modules/@actions/core',
    'node_modules/@actions/github/node_modules/@actions/http-client',
    'node_modules/yaml',
  ]);
});

test('a package without a digest in the lockfile cannot be listed', () => {
  const stranger = { name: 'stranger', version: '1.0.0', license: 'MIT', folder: 'node_modules/stranger' };
  expect(() => renderSbom([stranger])).toThrow('node_modules/stranger is bundled');
});

test.each(await readdir('dist'))(
  'dist/%s lists what is in it, as it is locked, and bears no time',
  async (name) => {
    const read = (file: string) => readFile(path.join('dist', name, file), 'utf8');
    const { components, ...rest }: Sbom = JSON.parse(await read('sbom.cdx.json'));
    expect(Object.keys(rest)).toEqual(['bomFormat', 'specVersion', 'version', 'metadata']);
    const listed = components.map((component) => `${component.name} ${component.version}`);
    const licences = await read('licenses.txt');
    const headings = [...licences.matchAll(/^(\S+ \d+\.\d+\.\d+\S*) \(.+\)\n\n/gmu)].map(
      ([, heading]) => heading,
    );
    expect(new Set(headings)).toEqual(new Set(listed));
    expect(listed).toContainEqual(expect.stringMatching(/^undici /));
    for (const { name: packageName, version, hashes } of components) {
      const integrity = hashes.map(
        ({ content }) => `sha512-${Buffer.from(content, 'hex').toString('base64')}`,
      );
      const fitting = Object.entries<LockedPackage>(locked).filter(
        ([place, entry]) => place.endsWith(`node_modules/${packageName}`) && entry.version === version,
      );
      expect(fitting.map(([, entry]) => entry.integrity)).toEqual(expect.arrayContaining(integrity));
    }
  },
);

interface LockedPackage {
  readonly version: string;
  readonly integrity: string;
}

interface Sbom {
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes: readonly { readonly content: string }[];
  }[];
}
