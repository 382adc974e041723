/** How much code there is: plain lines of the files that Git knows. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/toolchain.mjs';
import { report } from './report.mjs';

const CODE = /\.(?:ts|tsx|mjs)$/;
const TEST = /\.test\.tsx?$/;
const PRODUCT = /^(?:app|components|hooks|lib|styles)\/|^(?:instrumentation|next\.config)[^/]*$/;
const COMPONENT = /^(?:app|components)\/.*\.tsx$/;
const CLIENT_DIRECTIVE = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/;

/**
 * Which count a file belongs to; undefined for what is not counted (texts, pictures, settings).
 * @param {string} file relative to the root
 */
export function kindOf(file) {
  if (file.endsWith('.css')) return 'css';
  if (!CODE.test(file)) return undefined;
  if (TEST.test(file)) return 'unit tests';
  if (file.startsWith('e2e/')) return 'browser tests (e2e)';
  if (PRODUCT.test(file)) return 'product code';
  if (file.startsWith('mocks/')) return 'contract API (mocks)';
  return 'server, tools and bench';
}

/** @param {string} file */
export const isComponent = (file) => COMPONENT.test(file) && !TEST.test(file);

/** @param {string} source */
export const isClientComponent = (source) => CLIENT_DIRECTIVE.test(source);

/** @param {string} source */
export const lineCount = (source) => source.split('\n').length - (source.endsWith('\n') ? 1 : 0);

const sourceFiles = () =>
  execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => kindOf(file) && fs.existsSync(path.join(ROOT, file)))
    .map((file) => ({ file, source: fs.readFileSync(path.join(ROOT, file), 'utf8') }));

/** @param {number} count */
const number = (count) => count.toLocaleString('en');

export function lines() {
  const files = sourceFiles();
  /** @type {Map<string, { files: number, lines: number }>} */
  const counts = new Map();
  for (const { file, source } of files) {
    const kind = kindOf(file) ?? '';
    const count = counts.get(kind) ?? { files: 0, lines: 0 };
    counts.set(kind, { files: count.files + 1, lines: count.lines + lineCount(source) });
  }
  const components = files.filter(({ file }) => isComponent(file));
  const client = components.filter(({ source }) => isClientComponent(source)).length;
  const share = Math.round((client / components.length) * 100);
  return report('lines', [
    ...[...counts]
      .sort(([, one], [, other]) => other.lines - one.lines)
      .map(([kind, count]) => ({ what: kind, value: `${number(count.lines)} in ${number(count.files)} files` })),
    { what: 'all of these', value: `${number(files.length)} files` },
    { what: 'client components', value: `${client} of ${components.length} (${share} %)` },
  ]);
}
