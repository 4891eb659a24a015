import type { FastifyInstance } from 'fastify';
import { pageMarkup } from '../page/markup.ts';
import { pageScript } from '../page/script.ts';
import { pageStyle } from '../page/style.ts';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const assets = [
  ['/', 'text/html; charset=utf-8', pageMarkup],
  ['/sandbox/page.css', 'text/css; charset=utf-8', pageStyle],
  ['/sandbox/page.js', 'text/javascript; charset=utf-8', pageScript],
] as const;

/** The page to look at: three texts out of the program itself, so that it works without a network and from a bundle. */
export function routePage(app: FastifyInstance): void {
  for (const [path, type, text] of assets) {
    app.get(path, async (_request, reply) =>
      reply
        .type(type)
        .headers({
          'cache-control': 'no-cache',
          'content-security-policy': CONTENT_SECURITY_POLICY,
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .send(text),
    );
  }
}
