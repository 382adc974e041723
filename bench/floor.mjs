/** The floor that the site is compared with: a bare Next app without any code of ours, built and served in the same run. */
import fs from 'node:fs';
import path from 'node:path';
import { exitOf, freePort, start, stopAll, waitUntilAnswering } from '../scripts/processes.mjs';
import { CACHE, ROOT, toolEnvironment, toolNode } from '../scripts/toolchain.mjs';

const FLOOR = path.join(CACHE, 'bench-floor');
const NEXT = path.join(ROOT, 'node_modules/.bin/next');

const CONFIG = `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(ROOT)} } };\n`;
const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;
const BARE_PAGE = `export default function Page() { return <p>bare</p>; }\n`;
/** The cost of a browser's first Chinese glyphs in three weights, independent of the page. */
const CHINESE_PAGE = `export default function Page() {
  return <div lang="zh-CN"><h1>标题</h1><p style={{ fontWeight: 500 }}>摘要</p><p>正文</p></div>;
}
`;
/**
 * A client component's text stands in the HTML once and in no payload.
 * @param {string} text
 */
const textPage = (text) =>
  `'use client';\nexport default function Page() { return <p>{${JSON.stringify(text)}}</p>; }\n`;

/** Characters that React escapes in text, and their replacements. */
const ESCAPED = { '<': '(', '>': ')', '"': '*', "'": '*', '&': '+' };

/**
 * The beginning of a document as plain text of so many bytes (to a character), which compresses like the document.
 * @param {string} html
 * @param {number} bytes
 */
export const textLike = (html, bytes) =>
  Buffer.from(html.replace(/[<>"'&]/g, (character) => Reflect.get(ESCAPED, character)))
    .subarray(0, Math.max(1, bytes))
    .toString()
    .replace(/\uFFFD+$/, '');

/**
 * @param {string} file
 * @param {string} content
 */
function write(file, content) {
  fs.mkdirSync(path.dirname(path.join(FLOOR, file)), { recursive: true });
  fs.writeFileSync(path.join(FLOOR, file), content);
}

async function build() {
  const options = {
    cwd: FLOOR,
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
    output: /** @type {const} */ ('pipe'),
  };
  const child = start(toolNode(), [NEXT, 'build'], options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  if ((await exitOf(child)) !== 0) throw new Error(`The floor could not be built:\n${output}`);
}

/** @param {string} name */
const builtBytes = (name) => fs.statSync(path.join(FLOOR, '.next/server/app', `${name}.html`)).size;

/**
 * Builds and serves the floor: `/` is a bare page, `/chinese` one with three lines of Chinese, and `/page-N` a static
 * page that weighs (to a few bytes) what the N-th document does, and compresses about as well.
 * @param {string[]} [documents] HTML
 */
export async function startFloor(documents = []) {
  fs.rmSync(FLOOR, { recursive: true, force: true });
  write('next.config.mjs', CONFIG);
  write('app/layout.js', LAYOUT);
  write('app/page.js', BARE_PAGE);
  write('app/chinese/page.js', CHINESE_PAGE);
  for (const index of documents.keys()) write(`app/page-${index}/page.js`, textPage('-'));
  await build();
  if (documents.length > 0) {
    for (const [index, html] of documents.entries()) {
      const room = Buffer.byteLength(html) - builtBytes(`page-${index}`);
      write(`app/page-${index}/page.js`, textPage(textLike(html, room)));
    }
    await build();
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = start(toolNode(), [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: FLOOR,
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
    output: 'pipe',
  });
  await waitUntilAnswering(`${url}/`, child);
  return { url, stop: () => stopAll([child]) };
}
