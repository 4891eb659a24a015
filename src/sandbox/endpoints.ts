/** The endpoints of interface.md §4, and the one that mints tokens. Faults, the request log and 405 go by these. */
export const endpoints = [
  { kind: 'create', method: 'POST', pattern: /^\/v1\/proof$/ },
  { kind: 'list', method: 'GET', pattern: /^\/v1\/proof$/ },
  { kind: 'schema', method: 'PATCH', pattern: /^\/v1\/proof\/[^/]+$/ },
  { kind: 'version', method: 'POST', pattern: /^\/v1\/proof\/[^/]+\/versions$/ },
  { kind: 'download', method: 'GET', pattern: /^\/v1\/proof\/[^/]+\/contents$/ },
  { kind: 'link', method: 'POST', pattern: /^\/v1\/(controls|labels|tasks)\/[^/]+\/proof$/ },
  { kind: 'token', method: 'POST', pattern: /^\/oauth\/token$/ },
] as const;

export type EndpointKind = (typeof endpoints)[number]['kind'];

/** @param path without the query */
export function findEndpoint(method: string, path: string): EndpointKind | undefined {
  return endpoints.find((endpoint) => endpoint.method === method && endpoint.pattern.test(path))?.kind;
}

/** The methods that the path would answer; none when there is no such path. */
export function allowedMethods(path: string): readonly string[] {
  return endpoints.filter((endpoint) => endpoint.pattern.test(path)).map((endpoint) => endpoint.method);
}
