import path from 'node:path/posix';

import { InputError } from './errors.ts';

const NAME_LIMIT_BYTES = 255;
/** What stands in braces in a template of a proof name (docs/manifest.md, "Names and collisions"). */
export const placeholders = ['base', 'name', 'ext', 'dir', 'path'] as const;
const PLACEHOLDER = /\{([^{}]*)\}/gu;

/**
 * The proof name of an evidence file: the template with `{base}` `{name}` `{ext}` `{dir}` `{path}` filled in, in NFC.
 * `{name}` and `{ext}` are as `path.parse` has them; the separators of `{dir}` and `{path}` become `__`.
 *
 * Throws {@link InputError} where the template is at fault, {@link UnfitNameError} where the file is.
 *
 * @param filePath relative to the workspace, with `/` between parts
 */
export function renderName(template: string, filePath: string): string {
  const { base, name, ext, dir } = path.parse(filePath);
  const values: Readonly<Record<string, string>> = {
    base,
    name,
    ext,
    dir: flattenPath(dir),
    path: flattenPath(filePath),
  };
  const rendered = template.replace(PLACEHOLDER, (_, key: string) => values[key] ?? '').normalize('NFC');
  checkName(rendered, filePath);
  return rendered;
}

/** The name of one file is nothing that a service will take: that file is refused, and the others go. */
export class UnfitNameError extends Error {
  override readonly name = 'UnfitNameError';
}

/** Two names are the same name when their NFC forms are equal; case counts. */
export function isSameName(left: string, right: string): boolean {
  return left === right || left.normalize('NFC') === right.normalize('NFC');
}

/** Refuses a template with a placeholder that nobody knows. */
export function checkTemplate(template: string, input: string): string {
  for (const [placeholder, key = ''] of template.matchAll(PLACEHOLDER)) {
    if (!placeholders.some((known) => known === key)) {
      throw new InputError(
        input,
        `"${placeholder}" is not a placeholder. Known are {base}, {name}, {ext}, {dir} and {path}.`,
      );
    }
  }
  const bytes = Buffer.byteLength(template.replace(PLACEHOLDER, ''));
  if (bytes > NAME_LIMIT_BYTES) {
    throw new InputError(
      input,
      `takes ${bytes} bytes without its placeholders; ${NAME_LIMIT_BYTES} is the most that a proof name has.`,
    );
  }
  return template;
}

function flattenPath(part: string): string {
  return part.replace(/^\/+/u, '').replaceAll('/', '__');
}

function checkName(name: string, filePath: string): void {
  if (name === '' || name === '.' || name === '..') {
    throw new InputError('name', `the template gives ${filePath} the proof name "${name}", which is none.`);
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f-\u009f]/u.test(name)) {
    throw new UnfitNameError(
      'its proof name would hold a control character; rename it, or give it another name',
    );
  }
  if (name.includes('/')) {
    throw new InputError(
      'name',
      `the template gives ${filePath} the proof name "${name}", but a file name holds no "/". Use {path} or "__".`,
    );
  }
  const bytes = Buffer.byteLength(name);
  if (bytes > NAME_LIMIT_BYTES) {
    throw new UnfitNameError(
      `its proof name would take ${bytes} bytes, and ${NAME_LIMIT_BYTES} is the most; shorten the template or the file name`,
    );
  }
}
