/** Arithmetic and wording of figures, and the table of a part's. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../scripts/toolchain.mjs';

const RESULTS = path.join(ROOT, 'bench/results');
/** Level 6 is zlib's default, and what Next and nginx send; fixed, so that a size never varies. */
const GZIP_LEVEL = 6;

export const gzipBytes = (body) => gzipSync(body, { level: GZIP_LEVEL }).length;

export const sum = (values) => values.reduce((total, value) => total + value, 0);
export const mean = (values) => sum(values) / Math.max(values.length, 1);

export function median(values) {
  const middle = (values.length - 1) / 2;
  return mean(values.toSorted((a, b) => a - b).slice(Math.floor(middle), Math.ceil(middle) + 1));
}

/** @param {number} share of the values that lie below, 0 to 1 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;
export const ratio = (value) => `${value.toFixed(2)}×`;
export const percent = (share) => `${Math.round(share * 100)} %`;
export const milliseconds = (value) => `${Math.round(value)} ms`;
export const fineMilliseconds = (value) => `${value.toFixed(1)} ms`;
export const whole = (value) => String(Math.round(value));

/** @typedef {{ what: string, value: string, floor?: string, budget?: string, ok?: boolean }} Row */

/**
 * A row of a figure, whose limit is a ratio where there is a floor. Without a limit it is told only.
 * @param {{ floor?: number, most?: number, least?: number, note?: string, goal?: string }} [options]
 *   note: more about the value; goal: printed beside the limit, fails no run
 * @returns {Row}
 */
export function figure(what, value, format, { floor, most, least, note, goal } = {}) {
  const isCompared = floor !== undefined;
  const limit = most ?? least;
  const bound = limit !== undefined && `${most === undefined ? '≥' : '≤'} ${(isCompared ? ratio : format)(limit)}`;
  const reached = (limit ?? 0) * (floor ?? 1);
  return {
    what,
    value: [format(value), isCompared && `(${ratio(value / floor)})`, note].filter(Boolean).join(' '),
    floor: isCompared ? format(floor) : '',
    budget: [bound, goal && `goal ${goal}`].filter(Boolean).join(', '),
    ok: limit === undefined ? undefined : most === undefined ? value >= reached : value <= reached,
  };
}

const HEAD = { what: '', value: 'this site', floor: 'floor', budget: 'budget' };

/** The lines of a table; a column that no row fills is left out. @param {Row[]} rows */
export function table(rows) {
  const columns = ['what', 'value', 'floor', 'budget'].filter((name) => rows.some((row) => row[name]));
  const widths = columns.map((name) => Math.max(...[HEAD, ...rows].map((row) => row[name]?.length ?? 0)));
  return [HEAD, ...rows].map((row) => {
    const cells = columns.map((name, at) => (row[name] ?? '').padEnd(widths[at] ?? 0));
    const mark = row.ok === undefined ? '' : row.ok ? '✓' : '✗ over budget';
    return [...cells, mark].join('   ').trimEnd();
  });
}

/** Prints the figures of a part, keeps them in bench/results with details, and tells whether all are within budgets. */
export function report(part, rows, details = {}) {
  console.log(`  ${table(rows).join('\n  ')}\n`);
  fs.mkdirSync(RESULTS, { recursive: true });
  const kept = { part, at: new Date().toISOString(), node: process.version, rows, ...details };
  fs.writeFileSync(path.join(RESULTS, `${part}.json`), JSON.stringify(kept, null, 2));
  return rows.every(({ ok }) => ok !== false);
}
