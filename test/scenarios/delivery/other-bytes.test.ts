import { request as sendRequest } from 'node:http';

import { expect, test } from 'vitest';

import { type Passing, serveFront } from '../../support/front.ts';
import { meet } from './encounter.ts';

test.each([
  ['content', 'failed', 'not-confirmed'],
  ['size', 'created', undefined],
])(
  'a service that stores other bytes of the same length: "verify: %s" says %s',
  async (verify, outcome, code) => {
    const { sandbox, job, inputs } = await meet({ 'a.txt': 'as sent', 'b.txt': 'as sent, and longer' });
    const front = await serveFront(new URL(sandbox.url), (passing) => storeOtherBytes(passing, sandbox.url));
    const { results } = await job.upload({ ...inputs, 'base-url': front.href, verify });
    expect(results.map((row) => [row.outcome, row.error?.code])).toEqual([
      [outcome, code],
      [outcome, code],
    ]);
  },
);

/** Passes a request on with the evidence in capital letters. */
function storeOtherBytes({ request, response, pass }: Passing, service: string): void {
  if (request.method === 'GET') {
    pass();
    return;
  }
  const onward = sendRequest(
    new URL(request.url ?? '/', service),
    { method: request.method ?? 'POST', headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  let body = '';
  request.setEncoding('latin1');
  request.on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => onward.end(body.replace('as sent', 'AS SENT'), 'latin1'));
}
