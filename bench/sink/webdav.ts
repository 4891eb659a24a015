import type { SinkResponse } from './service.ts';

/** A WebDAV folder (RFC 4918) as rclone uses it: it asks what is there, puts, and asks again. */
export function answerDav(
  method: string,
  path: string,
  bodyBytes: number,
  landed: [filename: string, bytes: number][],
): SinkResponse {
  const name = decodeURIComponent(path.replace(/^\/dav\/?/u, ''));
  switch (method) {
    case 'PUT':
      landed.push([name, bodyBytes]);
      return { status: 201 };
    case 'MKCOL':
      return { status: 201 };
    case 'PROPFIND':
      return name === '' ? multistatus(describeFolder()) : describeFile(path, name, landed);
    default:
      return { status: 405 };
  }
}

function describeFile(
  path: string,
  name: string,
  landed: readonly (readonly [string, number])[],
): SinkResponse {
  const bytes = landed.findLast(([filename]) => filename === name)?.[1];
  return bytes === undefined
    ? { status: 404 }
    : multistatus(describe(path, `<d:getcontentlength>${bytes}</d:getcontentlength><d:resourcetype/>`));
}

function describeFolder(): string {
  return describe('/dav/', '<d:resourcetype><d:collection/></d:resourcetype>');
}

function describe(path: string, properties: string): string {
  const modified = '<d:getlastmodified>Thu, 01 Jan 2026 00:00:00 GMT</d:getlastmodified>';
  return (
    `<d:response><d:href>${path}</d:href><d:propstat><d:prop>${properties}${modified}</d:prop>` +
    '<d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>'
  );
}

function multistatus(responses: string): SinkResponse {
  const body = `<?xml version="1.0" encoding="utf-8"?><d:multistatus xmlns:d="DAV:">${responses}</d:multistatus>`;
  return { status: 207, headers: { 'content-type': 'application/xml; charset=utf-8' }, body };
}
