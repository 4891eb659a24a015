import { proofPaths, tokenPaths } from './paths.ts';
import { responses } from './responses.ts';
import { schemas } from './schemas.ts';

/** The whole interface as OpenAPI 3.1, for the default dialect. What interface.md does not show is how the sandbox does it. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Proof Upload and Retrieval Service',
    version: '1.0.0',
    description:
      'Stores proof files (evidence files) of an organization: upload, versions, links to controls, labels and tasks, ' +
      'schemas of testable CSV, lists, downloads.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  security: [{ bearer: [] }],
  paths: { ...proofPaths, ...tokenPaths },
  components: {
    schemas,
    responses,
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      client: { type: 'http', scheme: 'basic' },
    },
  },
} as const;
