import { objectTypes } from '../store/item.ts';
import { sortKeys } from '../store/list-items.ts';
import { jsonAnswer, refusals } from './responses.ts';

const proofId = { name: 'proofId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
const objectId = { name: 'objectId', in: 'path', required: true, schema: { type: 'string', minLength: 1 } };

const upload = (schema: string) => ({
  required: true,
  content: { 'multipart/form-data': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const query = (name: string, schema: object, description: string) => ({
  name,
  in: 'query',
  schema,
  description,
});

/** The endpoints of interface.md §4. */
export const proofPaths = {
  '/v1/proof': {
    get: {
      operationId: 'listProof',
      summary: 'List proof metadata',
      parameters: [
        query('limit', { type: 'integer', minimum: 1, maximum: 500, default: 25 }, 'Page size.'),
        query(
          'offset',
          { type: 'string' },
          'The offsetToken of the page before, with the same sort and filters.',
        ),
        query(
          'sortBy',
          { enum: sortKeys, default: 'uploadedOn' },
          'What to sort by; names go by code point.',
        ),
        query('sortDirection', { enum: ['asc', 'desc'], default: 'desc' }, 'Which way.'),
        query('ownedByMe', { type: 'boolean' }, 'When true, only proof that the user of the token owns.'),
        query('search', { type: 'string' }, 'Only names that contain this text, in any case.'),
        query('objectType', { enum: objectTypes }, 'Used together with objectId.'),
        query('objectId', { type: 'string', minLength: 1 }, 'Only proof linked to this object.'),
      ],
      responses: { 200: jsonAnswer('A page of proof items.', 'ProofPage'), ...refusals(400, 404) },
    },
    post: {
      operationId: 'uploadProof',
      summary: 'Upload a proof item',
      requestBody: upload('ProofUpload'),
      responses: { 201: jsonAnswer('The new proof item.', 'ProofItem'), ...refusals(400, 403, 413, 415) },
    },
  },
  '/v1/proof/{proofId}': {
    parameters: [proofId],
    patch: {
      operationId: 'setSchema',
      summary: 'Set the schema of a testable CSV',
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/CsvSchema' } } },
      },
      responses: {
        200: jsonAnswer('The proof item.', 'ProofItem'),
        ...refusals(400, 403, 404, 409, 413, 415),
      },
    },
  },
  '/v1/proof/{proofId}/versions': {
    parameters: [proofId],
    post: {
      operationId: 'uploadVersion',
      summary: 'Upload a new version',
      description: 'The version gets the highest existing number plus 1. Name, owner and links stay.',
      requestBody: upload('VersionUpload'),
      responses: { 201: jsonAnswer('The proof item.', 'ProofItem'), ...refusals(400, 403, 404, 413, 415) },
    },
  },
  '/v1/proof/{proofId}/contents': {
    parameters: [proofId],
    get: {
      operationId: 'downloadProof',
      summary: 'Download the contents',
      parameters: [query('version', { type: 'integer', minimum: 0 }, 'The latest version when absent.')],
      responses: {
        200: {
          description: 'The raw file.',
          headers: {
            'content-disposition': {
              required: true,
              schema: { type: 'string' },
              description: 'The original file name (RFC 6266).',
            },
          },
          content: { '*/*': {} },
        },
        ...refusals(400, 404),
      },
    },
  },
  ...Object.fromEntries(
    objectTypes.map((type) => [
      `/v1/${type}s/{objectId}/proof`,
      {
        parameters: [objectId],
        post: {
          operationId: `uploadAndLinkTo${type.charAt(0).toUpperCase()}${type.slice(1)}`,
          summary: `Upload a proof item and link it to a ${type}`,
          requestBody: upload('ProofUpload'),
          responses: {
            201: jsonAnswer('The new proof item.', 'ProofItem'),
            ...refusals(400, 403, 404, 413, 415),
          },
        },
      },
    ]),
  ),
};

/** The sandbox's own way to a token, which interface.md §5 leaves open. */
export const tokenPaths = {
  '/oauth/token': {
    post: {
      operationId: 'mintToken',
      summary: 'Get an access token (OAuth 2.0 client credentials)',
      security: [{}, { client: [] }],
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              required: ['grant_type'],
              properties: {
                grant_type: { const: 'client_credentials' },
                client_id: { type: 'string' },
                client_secret: { type: 'string' },
                scope: { type: 'string' },
              },
            },
          },
        },
      },
      responses: {
        200: jsonAnswer('A token that expires.', 'Token'),
        400: jsonAnswer('The request is wrong (RFC 6749 §5.2).', 'TokenError'),
        401: jsonAnswer('Client id and secret do not match.', 'TokenError'),
        415: { $ref: '#/components/responses/UnsupportedMediaType' },
        429: { $ref: '#/components/responses/TooManyRequests' },
      },
    },
  },
};
