const json = (schema: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
});

const error = (description: string) => ({ description, content: json('Error') });

/** The refusals, which have one shape (docs/sandbox.md, "What it assumes"). */
export const responses = {
  BadRequest: error('A parameter, field or body is wrong; the message names it.'),
  Unauthorized: {
    ...error('The access token is missing, unknown or expired.'),
    headers: { 'www-authenticate': { schema: { type: 'string' }, required: true } },
  },
  Forbidden: error('The caller may not do this.'),
  NotFound: error('There is no such proof item, version or object.'),
  Conflict: error('The item was not uploaded as testable CSV.'),
  TooLarge: error('The file or body is larger than the service takes.'),
  UnsupportedMediaType: error('The request has another content type than this endpoint takes.'),
  TooManyRequests: {
    ...error('Too many requests.'),
    headers: { 'retry-after': { schema: { type: 'integer' }, description: 'Seconds.' } },
  },
} as const;

const statuses = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
} as const;

/** References to the refusals that an endpoint can answer; 401 and 429 any can. */
export function refusals(
  ...some: readonly (keyof typeof statuses)[]
): Readonly<Record<string, { $ref: string }>> {
  return Object.fromEntries(
    [401, 429, ...some].map((status) => [
      status,
      {
        $ref: `#/components/responses/${Object.entries(statuses).find(([known]) => known === String(status))?.[1]}`,
      },
    ]),
  );
}

export function jsonAnswer(description: string, schema: string): Readonly<Record<string, unknown>> {
  return { description, content: json(schema) };
}
