import { csvFieldTypes } from '../store/item.ts';

const uuid = { type: 'string', format: 'uuid' } as const;
// Raw bytes in a multipart part have no type (OpenAPI 3.1, "Considerations for File Uploads").
const file = { contentMediaType: 'application/octet-stream' } as const;
const time = { type: 'string', format: 'date-time' } as const;

/** The bodies of the interface (interface.md §2), as JSON Schema 2020-12. */
export const schemas = {
  ProofItem: {
    type: 'object',
    description: 'A stored file with one or more numbered versions. More fields may come.',
    required: [
      'id',
      'filename',
      'version',
      'size',
      'createdBy',
      'createdOn',
      'updatedBy',
      'updatedOn',
      'uploadedOn',
    ],
    properties: {
      id: { ...uuid, description: 'Identifier of the proof item.' },
      filename: { type: 'string', minLength: 1, description: 'Name of the file, as it was uploaded.' },
      version: { type: 'integer', minimum: 0, description: 'Number of the latest version.' },
      size: { type: 'integer', minimum: 0, description: 'Size of the latest version in bytes.' },
      createdBy: { ...uuid, description: 'User who created the item.' },
      createdOn: { ...time, description: 'Creation time; never changes.' },
      updatedBy: { ...uuid, description: 'User who last changed the item.' },
      updatedOn: { ...time, description: 'Time of the last change.' },
      uploadedOn: {
        ...time,
        description: 'Time of the latest upload; advances each time a version is added.',
      },
    },
  },
  ProofPage: {
    type: 'object',
    required: ['data'],
    properties: {
      data: { type: 'array', items: { $ref: '#/components/schemas/ProofItem' } },
      offsetToken: {
        type: 'string',
        minLength: 1,
        description: 'There when more items follow: pass it as `offset` to get the next page. Opaque.',
      },
    },
  },
  ProofUpload: {
    type: 'object',
    required: ['proof'],
    additionalProperties: false,
    properties: {
      proof: { ...file, description: 'The file to upload.' },
      'svc-proof-owned-by': {
        ...uuid,
        description:
          'User who owns the proof; the uploading user when absent. A service account must name one.',
      },
      contentType: {
        const: 'text/csv',
        description: 'Marks a testable CSV. The part `proof` must then have the type text/csv, too.',
      },
    },
  },
  VersionUpload: {
    type: 'object',
    required: ['proof'],
    additionalProperties: false,
    properties: {
      proof: { ...file, description: 'The new contents.' },
    },
  },
  CsvSchema: {
    type: 'object',
    required: ['isPrivate', 'schema'],
    additionalProperties: false,
    properties: {
      isPrivate: { type: 'boolean' },
      schema: {
        type: 'object',
        required: ['class', 'fields'],
        additionalProperties: false,
        description: 'Describes the columns of the CSV.',
        properties: {
          class: { const: 'CsvFileSchema' },
          fields: {
            type: 'array',
            minItems: 1,
            description: 'One entry for each column; names are unique.',
            items: {
              type: 'object',
              required: ['name', 'type'],
              additionalProperties: false,
              properties: {
                name: { type: 'string', minLength: 1, description: 'Column name.' },
                type: { enum: csvFieldTypes },
              },
            },
          },
        },
      },
    },
  },
  Error: {
    type: 'object',
    required: ['statusCode', 'message'],
    properties: {
      statusCode: { type: 'integer', description: 'The HTTP status again.' },
      message: { type: 'string', description: 'What is wrong, and what would be right.' },
    },
  },
  Token: {
    type: 'object',
    required: ['access_token', 'token_type', 'expires_in'],
    properties: {
      access_token: { type: 'string', minLength: 1 },
      token_type: { const: 'Bearer' },
      expires_in: { type: 'integer', description: 'Seconds.' },
      scope: { type: 'string' },
    },
  },
  TokenError: {
    type: 'object',
    required: ['error'],
    properties: { error: { type: 'string' }, error_description: { type: 'string' } },
  },
} as const;
