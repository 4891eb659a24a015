import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts copies of packages beside the compiled code, where the bundler finds them first, changed so that it leaves out what is never
 * called. ncc takes no settings for this, and a bundle is read whole at every start.
 *
 * @param build the folder of the compiled code
 */
export function slimPackages(build: string): void {
  const toolkit = copyPackages(build, '@actions');
  for (const name of readdirSync(toolkit)) {
    declarePure(path.join(toolkit, name, 'package.json'));
  }
  // For our own transport alone: the toolkit's imports of undici are checked, too, before they are dropped.
  const undici = copyPackages(path.join(build, 'service'), 'undici');
  const entry = path.join(undici, 'index.js');
  writeFileSync(entry, keepDispatchers(readFileSync(entry, 'utf8')));
  for (const [name, source] of Object.entries(stubs)) {
    const file = path.join(undici, name);
    // Throws where a release has no such file any more.
    statSync(file);
    writeFileSync(file, source);
  }
}

function copyPackages(importers: string, name: string): string {
  const folder = path.join(importers, 'node_modules', name);
  cpSync(path.join('node_modules', name), folder, { recursive: true, dereference: true });
  return folder;
}

/**
 * The toolkit's modules only define things, without saying so: https://webpack.js.org/guides/tree-shaking. Said, webpack drops
 * OIDC with its HTTP client, and Octokit, of which this project calls nothing.
 */
function declarePure(file: string): void {
  const description: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...description, sideEffects: false }));
}

/**
 * Of undici's entry the lines that concern what src/service/agent.ts imports. As CommonJS it is bundled whole otherwise: with fetch,
 * WebSocket, caches and mocks, half of it. Throws when a release has another entry than this was written for.
 */
export function keepDispatchers(entry: string): string {
  const lines = new Set(entry.split('\n'));
  const missing = dispatcherLines.filter((line) => !lines.has(line));
  if (missing.length > 0) {
    throw new Error(
      `undici/index.js is not as scripts/slim-packages.ts knows it: no ${missing.join('; no ')}`,
    );
  }
  return dispatcherLines.map((line) => `${line}\n`).join('');
}

const ABSENT = "throw new Error('this part of undici is not in the bundle')";

/**
 * Modules of undici that its dispatchers reach for only with a body that is a FormData, or with HTTP/2, neither of which
 * src/service ever asks for, and the second, experimental parser beside the one that is used.
 */
const stubs: Readonly<Record<string, string>> = {
  'lib/web/fetch/body.js': ABSENT,
  'lib/web/fetch/formdata.js': ABSENT,
  'lib/web/webidl/index.js': ABSENT,
  'lib/dispatcher/client-h2.js': `module.exports = () => { ${ABSENT} }`,
  'lib/dispatcher/parser-h1.js': 'module.exports = { getMiloEnabled: () => false }',
};

const dispatcherLines = [
  "'use strict'",
  "const Dispatcher = require('./lib/dispatcher/dispatcher')",
  "const Pool = require('./lib/dispatcher/pool')",
  "const EnvHttpProxyAgent = require('./lib/dispatcher/env-http-proxy-agent')",
  // The way through a CONNECT proxy is a request of its own.
  "const api = require('./lib/api')",
  'Object.assign(Dispatcher.prototype, api)',
  'module.exports.Pool = Pool',
  'module.exports.EnvHttpProxyAgent = EnvHttpProxyAgent',
];
