/**
 * Serves the site (`npm start`, `npm run dev`): an HTTP server in front of Next that passes API paths on, cleans
 * requests, caches briefly, and stops gracefully. Its parts in `scripts/serve` know no internals of Next.
 */
import fs from 'node:fs';
import http from 'node:http';
import next from 'next';
import nextEnv from '@next/env';
import { isCallAddress } from '../lib/config/api.ts';
import { env, environmentWarnings } from '../lib/config/env.ts';
import { parseAddress } from '../lib/config/pages.ts';
import { pictureOrigins } from '../lib/config/picture-origins.ts';
import { clientAddress } from './serve/client-address.ts';
import { createHealth, OPERATING_PATHS } from './serve/health.ts';
import { isGuestSocket, LiveSockets } from './serve/live-sockets.ts';
import { logAsJson, logRequest } from './serve/log.ts';
import { createPassThrough } from './serve/pass-through.ts';
import { isRouterRequest } from './serve/pages-server.ts';
import { drain } from './serve/shutdown.ts';
import { createSite } from './serve/site.ts';
import { createVitals } from './serve/vitals.ts';
import { watchAnswers } from './serve/watch-answers.ts';

const MEGABYTE = 2 ** 20;
/** Closes stalled connections; the slowest calls end earlier. */
const IDLE_TIMEOUT_MS = 130_000;
const dev = process.argv.includes('--dev');
// Next and React ask for it when they load their parts. Not set in env.ts: in a bundle, NODE_ENV is a constant.
// eslint-disable-next-line no-restricted-properties
process.env.NODE_ENV ??= dev ? 'development' : 'production';
nextEnv.loadEnvConfig(process.cwd(), dev, { info: () => {}, error: console.error });

// Ignore EPIPE on stdout/stderr: logging it would raise it again.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** @param {unknown} error @returns {never} */
function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function readSettings() {
  try {
    return env();
  } catch (error) {
    return fail(error);
  }
}

const settings = readSettings();
const isJsonLog = settings.LOG_FORMAT === 'json';
if (isJsonLog) logAsJson();
if (!dev) environmentWarnings().forEach((warning) => console.warn(warning));

const app = next({ dev, hostname: '127.0.0.1', port: settings.PORT });
const passThrough = createPassThrough({
  apiOrigin: settings.API_ORIGIN,
  uploadOrigin: settings.UPLOAD_ORIGIN,
  trustProxy: settings.TRUST_PROXY,
  isHttps: settings.SITE_URL.startsWith('https:'),
});
const sockets = new LiveSockets({ total: settings.MAX_SOCKETS, perAddress: settings.MAX_SOCKETS_PER_ADDRESS });
let stopping = false;
// The library takes memory and a timer of its own.
const metrics = settings.METRICS
  ? (await import('./serve/metrics.ts')).createMetrics({
      sockets: () => sockets.size,
      hasRedis: settings.REDIS_URL !== '',
    })
  : undefined;
const vitals = createVitals({
  isOn: metrics !== undefined && settings.VITALS_PERCENT > 0,
  record: (report) => metrics?.recordVitals(report),
});
const watch = watchAnswers((response, seconds) => {
  metrics?.countRequest(response, seconds);
  if (isJsonLog) logRequest(response, seconds);
});
const health = createHealth({
  isPublic: settings.PUBLIC_HEALTH,
  isReady: () => !stopping,
  sockets: () => sockets.size,
  metrics,
});

// `npm run build` has written them; the running site does not carry the generators.
if (dev) {
  await (await import('./themes/write-themes.ts')).writeThemes(process.cwd());
  await (await import('./text-worker.ts')).writeTextWorker(process.cwd(), '.cache');
}
await app.prepare().catch(fail);
const handler = app.getRequestHandler();
const handleUpgrade = app.getUpgradeHandler();
const site = createSite({
  handler,
  siteUrl: settings.SITE_URL,
  buildId: dev ? undefined : fs.readFileSync('.next/BUILD_ID', 'utf8').trim(),
  pictureOrigins: pictureOrigins(),
  microCacheBytes: settings.MICRO_CACHE_MB * MEGABYTE,
});

const server = http.createServer();
if (metrics || isJsonLog) server.on('request', (_request, response) => watch(response));
server.on('request', (request, response) => {
  if (stopping) response.setHeader('connection', 'close');
  const { url = '/' } = request;
  const isOperating = url.startsWith(OPERATING_PATHS);
  if (isOperating && (vitals.answer(request, response) || health.answer(request, response))) return;
  if (isCallAddress(url)) return passThrough.forward(request, response);
  if (!dev) return site.handle(request, response);
  // Next's development tools pass through; only what selects a page is interpreted.
  const address = parseAddress(url, { forRouter: isRouterRequest(request.headers) });
  if (address.selection) request.url = address.url;
  return handler(request, response);
});

server.timeout = IDLE_TIMEOUT_MS;

server.on('upgrade', async (request, socket, head) => {
  socket.on('error', () => socket.destroy());
  if (!passThrough.handlesUpgrade(request)) return dev ? handleUpgrade(request, socket, head) : socket.destroy();
  const address = clientAddress(request, settings.TRUST_PROXY);
  if (stopping || !sockets.admit(socket, address, { isGuest: isGuestSocket(request.url) })) {
    // Closes both ways: a half-open client must not keep the connection.
    socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 30\r\n\r\n', () =>
      socket.destroy(),
    );
    return;
  }
  const partner = await passThrough.upgrade(request, socket, head);
  if (partner) sockets.connected(socket, partner);
});

server.on('error', (error) => {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  fail(taken ? `Port ${settings.PORT} is taken. Choose another: PORT=3001 npm start` : error);
});

server.listen(settings.PORT, settings.BIND_ADDRESS, () =>
  console.log(`The site is ready on http://127.0.0.1:${settings.PORT}`),
);

async function stop() {
  if (stopping) return process.exit(1);
  stopping = true;
  sockets.closeAll();
  await drain(server);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
