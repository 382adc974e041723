/** Tells whether the build in `.next` was made from the sources as they are, and makes it. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { exitOf, start } from './processes.mjs';
import { fail, ROOT, toolEnvironment, toolNode } from './toolchain.mjs';

const SOURCES = [
  'app',
  'components',
  'hooks',
  'lib',
  'public',
  'scripts/build.mjs',
  'scripts/bytemd-editor.mjs',
  'scripts/compile-hints.mjs',
  'scripts/offline',
  'scripts/text-worker.ts',
  'scripts/themes',
  'scripts/zod-mini.mjs',
  'styles',
  'instrumentation-client.ts',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const MARKER = path.join(ROOT, '.next/source-digest');
const TEST = /\.test\.tsx?$/;

/** @param {string} place @returns {string[]} */
function filesBelow(place) {
  if (!fs.existsSync(place) || TEST.test(place)) return [];
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place)
    .sort()
    .flatMap((name) => filesBelow(path.join(place, name)));
}

/** Changes whenever a file that the build reads does. */
export function sourceDigest() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(path.join(ROOT, source)))) {
    hash.update(path.relative(ROOT, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export const isBuilt = () => fs.existsSync(MARKER) && fs.readFileSync(MARKER, 'utf8') === sourceDigest();

/** Builds the site, unless it is built already; ends the process when that fails. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building the site…');
  const build = start(toolNode(), ['scripts/build.mjs'], { cwd: ROOT, env: toolEnvironment() });
  if ((await exitOf(build)) !== 0) fail('The build failed.');
}

/** To be called before a build, which may fail half-way. */
export const forgetBuild = () => fs.rmSync(MARKER, { force: true });

/** @param {string} digest of the sources when the build began */
export const rememberBuild = (digest) => fs.writeFileSync(MARKER, digest);
