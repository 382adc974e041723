/** Starts the contract API and the production site, for the demo, the browser tests and the bench. */
import path from 'node:path';
import { start, waitUntilAnswering } from './processes.mjs';
import { ROOT, toolEnvironment, toolNode } from './toolchain.mjs';

/** @typedef {Parameters<typeof start>[2]['output']} Output */

/** Seeding time depends on the configured size. */
const SEEDING_TIMEOUT_MS = 240_000;

/** Independent of a developer's .env; empty means the default. */
export const DEFAULT_SETTINGS = Object.fromEntries(
  [
    'SITE_NAME',
    'MIND_MAP_URL',
    'SITE_VERSION',
    'SITE_RECORD_NO',
    'SITE_COPYRIGHT',
    'SITE_EMAIL',
    'GITEE_CLIENT_ID',
    'GITHUB_CLIENT_ID',
    'GITEE_AUTHORISE_URL',
    'GITHUB_AUTHORISE_URL',
  ].map((name) => [name, '']),
);

/**
 * Third-party login at the contract API, which plays the providers.
 * @param {string} apiUrl
 */
export const demoProviders = (apiUrl) => ({
  GITEE_CLIENT_ID: 'demo',
  GITHUB_CLIENT_ID: 'demo',
  GITEE_AUTHORISE_URL: `${apiUrl}/oauth/gitee/authorize`,
  GITHUB_AUTHORISE_URL: `${apiUrl}/oauth/github/authorize`,
});

/**
 * @param {number} port
 * @param {{ env?: Record<string, string>, grouped?: boolean, output?: Output }} [options]
 */
export function startContractApi(port, { env = {}, grouped, output } = {}) {
  const url = `http://127.0.0.1:${port}`;
  const child = start(toolNode(), ['--import', 'tsx', 'mocks/server.ts'], {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...env, MOCK_PORT: String(port) },
    grouped,
    output,
  });
  return { url, child, ready: waitUntilAnswering(`${url}/__control/sockets`, child, SEEDING_TIMEOUT_MS) };
}

/**
 * @param {number} port
 * @param {{ apiUrl: string, pages: string, siteUrl?: string, env?: Record<string, string>, grouped?: boolean, directory?: string, output?: Output }} options
 *   pages: directory of the page cache; directory: another checkout that is built
 */
export function startSite(port, { apiUrl, pages, siteUrl, env = {}, grouped, directory = ROOT, output }) {
  const url = `http://127.0.0.1:${port}`;
  const child = start(toolNode(), [path.join('scripts', 'serve.mjs')], {
    cwd: directory,
    env: {
      ...toolEnvironment(),
      ...env,
      NODE_ENV: 'production',
      PORT: String(port),
      API_ORIGIN: apiUrl,
      UPLOAD_ORIGIN: apiUrl,
      SITE_URL: siteUrl || url,
      PAGE_CACHE_DIR: pages,
    },
    grouped,
    output,
  });
  return { url, child, ready: waitUntilAnswering(`${url}/robots.txt`, child) };
}
