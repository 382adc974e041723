import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/toolchain.mjs';

const RESULTS = path.join(ROOT, 'bench/results');

/**
 * A figure; without a budget it is told only.
 * @typedef {{ what: string, value: string, floor?: string, budget?: string, ok?: boolean }} Row
 */

/**
 * Columns of a terminal: a Chinese character takes two.
 * @param {string} text
 */
const width = (text) =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1), 0);

/** @param {Row} row */
const mark = ({ ok }) => (ok === undefined ? '' : ok ? '✓' : '✗ over budget');

/**
 * The table's lines; a column that no row fills is left out.
 * @param {string} part
 * @param {Row[]} rows
 */
export function table(part, rows) {
  const columns = /** @type {const} */ (['what', 'value', 'floor', 'budget']).filter((column) =>
    rows.some((row) => row[column]),
  );
  /** @type {Row[]} */
  const lines = [{ what: part, value: 'this site', floor: 'floor', budget: 'budget' }, ...rows];
  const widths = columns.map((column) => Math.max(...lines.map((line) => width(line[column] ?? ''))));
  return lines.map((line) => {
    const cells = columns.map((column, at) => {
      const text = line[column] ?? '';
      return text + ' '.repeat((widths[at] ?? 0) - width(text));
    });
    return [...cells, mark(line)].join('   ').trimEnd();
  });
}

/**
 * Prints one part's figures and keeps them in bench/results.
 * @param {string} part
 * @param {Row[]} rows
 * @param {object} [details] kept, not printed
 * @returns {boolean} whether every row is within its budget
 */
export function report(part, rows, details = {}) {
  for (const line of table(part, rows)) console.log(`  ${line}`);
  console.log('');
  fs.mkdirSync(RESULTS, { recursive: true });
  const kept = { part, at: new Date().toISOString(), node: process.version, rows, ...details };
  fs.writeFileSync(path.join(RESULTS, `${part}.json`), JSON.stringify(kept, null, 2));
  return rows.every((row) => row.ok !== false);
}
