/** The floor that the site is compared with: a bare Next app without code of ours, built and served in the same run. */
import fs from 'node:fs';
import path from 'node:path';
import { exitOf, freePort, start, stopAll, waitUntilAnswering } from '../scripts/processes.mjs';
import { CACHE, ROOT, toolEnvironment, toolNode } from '../scripts/toolchain.mjs';

const FLOOR = path.join(CACHE, 'bench-floor');

const CONFIG = `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(ROOT)} } };\n`;
const LAYOUT = `export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n`;
const BARE_PAGE = `export default () => <p>bare</p>;\n`;
/** The cost of a browser's first Chinese glyphs in three weights, independent of the page. */
const CHINESE_PAGE = `export default () => (
  <div lang="zh-CN"><h1>标题</h1><p style={{ fontWeight: 500 }}>摘要</p><p>正文</p></div>
);\n`;

function write(file, content) {
  fs.mkdirSync(path.dirname(path.join(FLOOR, file)), { recursive: true });
  fs.writeFileSync(path.join(FLOOR, file), content);
}

const next = (...args) =>
  start(toolNode(), [path.join(ROOT, 'node_modules/.bin/next'), ...args], {
    cwd: FLOOR,
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
    output: fs.openSync(path.join(FLOOR, 'next.log'), 'a'),
  });

/** Fills a built page up to the bytes of a document with its beginning, so that it compresses about as well. */
function fill(name, html) {
  const file = path.join(FLOOR, '.next/server/app', `${name}.html`);
  const built = fs.readFileSync(file, 'utf8');
  const room = Math.max(0, Buffer.byteLength(html) - Buffer.byteLength(built));
  const text = Buffer.from(html)
    .subarray(0, room + 'bare'.length)
    .toString();
  fs.writeFileSync(
    file,
    built.replace('bare', () => text),
  );
}

/** Its `/` is a bare page, `/chinese` one with three lines of Chinese, `/page-N` as heavy as the N-th document. */
export async function startFloor(documents = []) {
  fs.rmSync(FLOOR, { recursive: true, force: true });
  write('next.config.mjs', CONFIG);
  write('app/layout.js', LAYOUT);
  write('app/page.js', BARE_PAGE);
  write('app/chinese/page.js', CHINESE_PAGE);
  for (const index of documents.keys()) write(`app/page-${index}/page.js`, BARE_PAGE);
  if ((await exitOf(next('build'))) !== 0) throw new Error(`The floor could not be built: see ${FLOOR}/next.log`);
  for (const [index, html] of documents.entries()) fill(`page-${index}`, html);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = next('start', '-p', String(port), '-H', '127.0.0.1');
  await waitUntilAnswering(`${url}/`, child);
  return { url, [Symbol.asyncDispose]: () => stopAll([child]) };
}
