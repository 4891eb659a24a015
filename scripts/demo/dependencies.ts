import type { Register } from './register.ts';

/** The parts of a CycloneDX component, as npm writes it, that the register takes. */
interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license?: License; readonly expression?: string }[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** `id` when SPDX knows the licence. */
interface License {
  readonly id?: string;
  readonly name?: string;
}

/** What this repository is built from, and under which licences, as its SBOM tells it. */
export function readDependencies(sbom: string): Register {
  const { components }: { components: readonly Component[] } = JSON.parse(sbom);
  return {
    fields: { name: 'text', version: 'text', licence: 'text', development: 'boolean' },
    rows: components.map((component) => [
      component.name,
      component.version,
      readLicences(component),
      String(isForDevelopment(component)),
    ]),
  };
}

function readLicences({ licenses = [] }: Component): string {
  return licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ');
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
}
