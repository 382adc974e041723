/** The floor that the site is compared with: a bare Next app without any code of ours, built and served in the same run. */
import fs from 'node:fs';
import path from 'node:path';
import { exitOf, freePort, start, stopAll, waitUntilAnswering } from '../scripts/processes.mjs';
import { CACHE, ROOT, toolEnvironment, toolNode } from '../scripts/toolchain.mjs';

const FLOOR = path.join(CACHE, 'bench-floor');
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');

const CONFIG = `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(ROOT)} } };\n`;
const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;
/** The filler is made while rendering in a client component, so it stands in the HTML once and in no payload. */
const FILLER = `'use client';
export function Filler({ size }) {
  return <p>{'lorem ipsum '.repeat(Math.ceil(size / 12)).slice(0, size)}</p>;
}
`;
/** @param {number} size */
const page = (size) =>
  size > 0
    ? `import { Filler } from '../filler';\nexport default function Page() { return <Filler size={${size}} />; }\n`
    : `export default function Page() { return <p>bare</p>; }\n`;

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
 * Builds and serves the floor: `/` is a bare page, and `/page-N` a static page of (to a few bytes) the N-th
 * wanted size.
 * @param {number[]} [sizes] in bytes of HTML
 */
export async function startFloor(sizes = []) {
  fs.rmSync(FLOOR, { recursive: true, force: true });
  write('next.config.mjs', CONFIG);
  write('app/layout.js', LAYOUT);
  write('app/filler.js', FILLER);
  write('app/page.js', page(0));
  sizes.forEach((_size, index) => write(`app/page-${index}/page.js`, page(1)));
  await build();
  if (sizes.length > 0) {
    sizes.forEach((size, index) => {
      write(`app/page-${index}/page.js`, page(Math.max(1, size - builtBytes(`page-${index}`))));
    });
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
