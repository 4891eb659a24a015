/**
 * The constraints of an in-toto Statement v1, as the public specification words them (in-toto/attestation, spec/v1:
 * Statement, ResourceDescriptor, DigestSet). Fields that it does not know are allowed.
 */
export const statementSchema = {
  type: 'object',
  required: ['_type', 'subject', 'predicateType'],
  properties: {
    _type: { const: 'https://in-toto.io/Statement/v1' },
    subject: {
      type: 'array',
      items: { allOf: [{ $ref: '#/$defs/resourceDescriptor' }, { required: ['digest'] }] },
    },
    predicateType: { type: 'string', format: 'uri' },
    predicate: { type: 'object' },
  },
  $defs: {
    resourceDescriptor: {
      type: 'object',
      anyOf: [{ required: ['uri'] }, { required: ['digest'] }, { required: ['content'] }],
      properties: {
        name: { type: 'string' },
        uri: { type: 'string', format: 'uri' },
        digest: {
          type: 'object',
          minProperties: 1,
          properties: { sha256: { pattern: '^[0-9a-f]{64}$' } },
          additionalProperties: { type: 'string' },
        },
        content: { type: 'string' },
        downloadLocation: { type: 'string', format: 'uri' },
        mediaType: { type: 'string' },
        annotations: { type: 'object' },
      },
    },
  },
} as const;
