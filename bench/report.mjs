import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/toolchain.mjs';

const RESULTS = path.join(ROOT, 'bench/results');

/** @typedef {{ what: string, value: string, floor?: string, budget: string, ok: boolean }} Row */

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {number} value */
export const ratio = (value) => `${value.toFixed(2)}×`;

/**
 * Columns of a terminal: a Chinese character takes two.
 * @param {string} text
 */
const width = (text) =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1), 0);

/**
 * Prints one part's figures and keeps them in bench/results.
 * @param {string} part
 * @param {Row[]} rows
 * @param {object} [details] kept, not printed
 * @returns {boolean} whether every row is within its budget
 */
export function report(part, rows, details = {}) {
  const columns = /** @type {const} */ (['what', 'value', 'floor', 'budget']);
  const lines = [{ what: part, value: 'this site', floor: 'floor', budget: 'budget', ok: true }, ...rows];
  const widths = columns.map((column) => Math.max(...lines.map((line) => width(line[column] ?? ''))));
  for (const [index, line] of lines.entries()) {
    const cells = columns.map((column, at) => {
      const text = line[column] ?? '';
      return text + ' '.repeat((widths[at] ?? 0) - width(text));
    });
    const mark = index === 0 ? '' : line.ok ? '✓' : '✗ over budget';
    console.log(`  ${cells.join('   ')}   ${mark}`);
  }
  console.log('');
  fs.mkdirSync(RESULTS, { recursive: true });
  const kept = { part, at: new Date().toISOString(), node: process.version, rows, ...details };
  fs.writeFileSync(path.join(RESULTS, `${part}.json`), JSON.stringify(kept, null, 2));
  return rows.every((row) => row.ok);
}
