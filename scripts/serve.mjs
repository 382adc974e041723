/**
 * Serves the site: `npm start` (the build) and `npm run dev` (--dev).
 *
 * A server of our own in front of Next, because the browser reaches the API on the page's own origin:
 * the API prefix (HTTP and WebSocket) and the upload path are passed on to origins that are read when
 * the server starts, at no cost to the pages. Everything else is Next's.
 */
import http from 'node:http';
import { createHash, randomBytes } from 'node:crypto';
import next from 'next';
import nextEnv from '@next/env';
import { BOOT_SCRIPT } from '../lib/utils/boot-script.mjs';
import { contentSecurityPolicy } from '../lib/server/csp.mjs';
import { createApiProxy } from './api-proxy.mjs';
import { renderFailurePage } from './failure-page.mjs';
import { isImpossiblePath } from './impossible-path.mjs';
import { guardPage } from './page-guard.mjs';
import { answerFromMemory } from './page-memory.mjs';

const dev = process.argv.includes('--dev');
process.env.NODE_ENV ??= dev ? 'development' : 'production';
nextEnv.loadEnvConfig(process.cwd(), dev, { info: () => {}, error: console.error });

const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOSTNAME_BIND || '0.0.0.0';
const https = (process.env.SITE_URL ?? '').startsWith('https:');

/** An address of no page: what asks for an impossible one gets the missing page as well. */
const NOWHERE = '/-';

/** @param {http.IncomingMessage} request */
const pathOf = (request) => (request.url ?? '/').split('?', 1)[0] ?? '/';

/** Pages rendered on each request; their inline scripts are allowed by a nonce, which a cached page cannot carry. */
const DYNAMIC_PAGES = new Set(['/search', '/oauth/callback']);

const SECURITY_HEADERS = Object.entries({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});
/** A window that binds a provider tells the page that opened it; the policy would part them on the way back. */
const BINDING = /[?&]state=(?:gitee|github)-bind\./;
const BOOT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;
const PLAIN_POLICY = contentSecurityPolicy();

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
function secure(request, response) {
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  if (BINDING.test(request.url ?? '')) response.setHeader('cross-origin-opener-policy', 'unsafe-none');
  if (dev) return;
  delete request.headers['content-security-policy'];
  if (DYNAMIC_PAGES.has(pathOf(request))) {
    const policy = contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`, BOOT_HASH]);
    request.headers['content-security-policy'] = policy;
    response.setHeader('content-security-policy', policy);
  }
  guardPage(request, response, { substitutes, policy: PLAIN_POLICY });
}

/** @type {import('./page-guard.mjs').Substitutes} */
const substitutes = {
  failed: { body: Buffer.from(renderFailurePage(process.env.SITE_NAME || 'GimiShare')), policy: PLAIN_POLICY },
};
const app = next({ dev, hostname, port });
const proxy = createApiProxy({
  apiOrigin: process.env.API_ORIGIN || 'http://127.0.0.1:4000',
  uploadOrigin: process.env.UPLOAD_ORIGIN || 'http://127.0.0.1:4000',
});

const server = http.createServer((request, response) => {
  if (proxy.handles(request)) return proxy.forward(request, response);
  if (answerFromMemory(request, response)) return;
  if (isImpossiblePath(pathOf(request))) request.url = NOWHERE;
  secure(request, response);
  return handle(request, response);
});

server.on('error', (error) => {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken. Choose another: PORT=3001 npm start` : error);
  process.exit(1);
});

await app.prepare();
const handle = app.getRequestHandler();
const handleUpgrade = app.getUpgradeHandler();
server.on('upgrade', (request, socket, head) => {
  if (proxy.handles(request)) proxy.upgrade(request, socket, head);
  else handleUpgrade(request, socket, head);
});

server.listen(port, hostname, async () => {
  if (!dev) substitutes.missing = await loadMissingPage().catch(() => undefined);
  console.log(`The site is ready on http://127.0.0.1:${port}`);
});

/** The missing page as the site renders it for an address of no page. */
async function loadMissingPage() {
  const response = await fetch(`http://127.0.0.1:${port}${NOWHERE}`);
  const policy = response.headers.get('content-security-policy') ?? PLAIN_POLICY;
  return { body: Buffer.from(await response.arrayBuffer()), policy };
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
