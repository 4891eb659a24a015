import { type ManifestKey, manifestKeys } from '../../src/evidence/inputs/manifest-keys.ts';
import { csvFieldTypes } from '../../src/evidence/service.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

const TEXT = { type: ['string', 'number'], pattern: '\\S' };

/** The JSON Schema of a manifest (docs/manifest.md), for editors: made of the definition that the reader goes by. */
export function describeManifest(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Manifest of upload-proof',
    ...describeMap(
      {
        version: { description: 'Version of this form.', const: 1 },
        defaults: { description: 'What holds for every entry that does not say otherwise.', ...defaults },
        evidence: {
          description: 'Which files become which proof.',
          type: 'array',
          minItems: 1,
          items: entry,
        },
      },
      ['version', 'evidence'],
    ),
    $defs: { csvSchema },
  };
}

function describeMap(properties: JsonSchema, required: readonly string[] = []): JsonSchema {
  return {
    type: 'object',
    properties,
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}

const csvSchema: JsonSchema = {
  description: 'Field schema of testable CSV: the short form, the wire form, or what the file shows.',
  anyOf: [
    { const: 'infer' },
    describeMap({ isPrivate: { type: 'boolean' }, fields: describeShortFields() }, ['fields']),
    describeMap({ isPrivate: { type: 'boolean' }, schema: describeWireSchema() }, ['schema']),
  ],
};

function describeShortFields(): JsonSchema {
  return {
    description: 'Column name to type. The order counts.',
    type: 'object',
    minProperties: 1,
    propertyNames: { minLength: 1 },
    additionalProperties: { enum: csvFieldTypes },
  };
}

function describeWireSchema(): JsonSchema {
  const field = describeMap({ name: TEXT, type: { enum: csvFieldTypes } }, ['name', 'type']);
  return describeMap(
    { class: { const: 'CsvFileSchema' }, fields: { type: 'array', minItems: 1, items: field } },
    ['class', 'fields'],
  );
}

const defaults = describeKeys(manifestKeys.filter(({ entryOnly }) => entryOnly !== true));
const entry = {
  ...describeKeys(manifestKeys, ['path']),
  dependentSchemas: {
    'proof-id': {
      description: 'A version changes no links, so a pinned entry has none.',
      properties: { link: { type: 'array', maxItems: 0 } },
    },
  },
};

function describeKeys(keys: readonly ManifestKey[], required: readonly string[] = []): JsonSchema {
  const properties = keys.map((key) => [key.key, { description: key.description, ...describeValue(key) }]);
  return {
    ...describeMap(Object.fromEntries(properties), required),
    not: {
      description: "Only items of the token's own user match, so they have no other owner.",
      required: ['owner', 'owned-by-me'],
      properties: { 'owned-by-me': { const: true } },
    },
  };
}

function describeValue({ form, choices, pattern }: ManifestKey): JsonSchema {
  switch (form) {
    case 'text':
      return pattern === undefined ? TEXT : { ...TEXT, pattern: `^${pattern}$` };
    case 'word':
      return choices === undefined ? { type: 'string', pattern: `^${pattern}$` } : { enum: choices };
    case 'lines':
      return describeLines(pattern);
    case 'boolean':
      return { type: 'boolean' };
    case 'schema':
      return { $ref: '#/$defs/csvSchema' };
  }
}

/** Patterns that all exclude select nothing: without a form of its own, a line must be one that selects. */
function describeLines(pattern: string | undefined): JsonSchema {
  if (pattern === undefined) {
    return {
      anyOf: [
        { type: ['string', 'number'], pattern: '(^|\\n)\\s*[^!\\s]' },
        { type: 'array', minItems: 1, items: TEXT, contains: { pattern: '^\\s*[^!\\s]' } },
      ],
    };
  }
  return {
    anyOf: [
      { type: 'string', pattern: `^\\s*${pattern}(\\s*\\n\\s*${pattern})*\\s*$` },
      { type: 'array', items: { type: 'string', pattern: `^\\s*${pattern}\\s*$` } },
    ],
  };
}
