/** `npm run demo`: the contract API and the production site, from a fresh clone on. */
import fs from 'node:fs';
import path from 'node:path';
import { endTogether, exitOf, isFree, stopAll } from './processes.mjs';
import { demoProviders, startContractApi, startSite } from './servers.mjs';
import { ensureBuilt } from './sources.mjs';
import { CACHE, ensureInstalled, fail } from './toolchain.mjs';

/**
 * @param {string} name
 * @param {number} fallback
 */
async function wantedPort(name, fallback) {
  const port = Number(process.env[name] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`${name}=${process.env[name]} is no port.`);
  if (!(await isFree(port))) {
    fail(`Port ${port} is taken: stop what uses it, or choose another: ${name}=${port + 1} npm run demo`);
  }
  return port;
}

/** The contract API's times count from its start, so pages of an earlier start would be stale. */
function emptyPageCache() {
  const pages = path.join(CACHE, 'demo-pages');
  fs.rmSync(pages, { recursive: true, force: true });
  return pages;
}

const port = await wantedPort('PORT', 3000);
const mockPort = await wantedPort('MOCK_PORT', 4000);
if (port === mockPort) fail(`PORT and MOCK_PORT are both ${port}: choose two.`);

endTogether(0);
await ensureInstalled();
await ensureBuilt();

// An exported resume is the site's own preview, printed.
const api = startContractApi(mockPort, { env: { MOCK_SITE_URL: `http://127.0.0.1:${port}` } });
/** A developer's own applications at the providers win. */
const env = process.env.GITEE_CLIENT_ID || process.env.GITHUB_CLIENT_ID ? {} : demoProviders(api.url);
const site = startSite(port, { apiUrl: api.url, pages: emptyPageCache(), siteUrl: process.env.SITE_URL, env });
const ended = Promise.race([exitOf(api.child), exitOf(site.child)]);

try {
  await Promise.all([api.ready, site.ready]);
  console.log(`
  The site       ${site.url}
  Control room   ${api.url}/

  Accounts       demouser / demo123456
                 otheruser / demo123456
  Captcha        8888 (e-mail code 666666)
  QR code login  confirm it in the control room

  Ctrl-C ends both.
`);
  process.exitCode = await ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await stopAll();
