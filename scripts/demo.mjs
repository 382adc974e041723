/** `npm run demo`: the contract API and the production site, from a fresh clone on. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled, fail, isBuilt, isFree, markBuilt, ROOT, startServer, toolEnvironment, waitUntilAnswering } from './toolchain.mjs';

const port = Number(process.env.PORT || 3000);
const mockPort = Number(process.env.MOCK_PORT || 4000);

for (const [name, wanted] of [['PORT', port], ['MOCK_PORT', mockPort]]) {
  if (!(await isFree(wanted))) fail(`Port ${wanted} is taken. Choose another: ${name}=${wanted + 1} npm run demo`);
}

ensureInstalled();
if (!isBuilt()) {
  console.log('Building the site…');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, env: toolEnvironment(), stdio: 'inherit' });
  if (status !== 0) fail('The build failed.');
  markBuilt();
}

// The contract API starts anew each time, so pages of an earlier start would be stale.
const pages = path.join(ROOT, '.cache/demo-pages');
fs.rmSync(pages, { recursive: true, force: true });

const api = startServer(['--import', 'tsx', 'mocks/server.ts'], { MOCK_PORT: String(mockPort) });
const site = startServer(['scripts/serve.mjs'], {
  NODE_ENV: 'production',
  PORT: String(port),
  API_ORIGIN: `http://127.0.0.1:${mockPort}`,
  UPLOAD_ORIGIN: `http://127.0.0.1:${mockPort}`,
  SITE_URL: process.env.SITE_URL || `http://127.0.0.1:${port}`,
  PAGE_CACHE_DIR: pages,
});
const servers = [api, site];

let stopping = false;
/** @param {number} code */
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const server of servers) server.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
for (const server of servers) server.on('exit', (code) => stop(code ?? 0));

try {
  await waitUntilAnswering(`http://127.0.0.1:${mockPort}/__control/calls`, api);
  await waitUntilAnswering(`http://127.0.0.1:${port}/`, site);
  console.log(`
  The site       http://127.0.0.1:${port}
  Contract API   http://127.0.0.1:${mockPort}

  Accounts       demouser / demo123456
                 otheruser / demo123456
  Captcha        8888 (e-mail code 666666)

  Ctrl-C ends both.
`);
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  stop(1);
}
