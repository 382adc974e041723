/** Arithmetic and wording that the parts share. */
import { gzipSync } from 'node:zlib';

/** Level 6 is zlib's default, and what Next and nginx send; fixed, so that a size never varies. */
const GZIP_LEVEL = 6;

/** @param {string | Buffer} body */
export const gzipBytes = (body) => gzipSync(body, { level: GZIP_LEVEL }).length;

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (lower + upper) / 2;
}

/**
 * @param {number[]} values
 * @param {number} share of the values that lie below, 0 to 1
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @param {number[]} values */
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {number} value */
export const ratio = (value) => `${value.toFixed(2)}×`;

/** @param {number} value */
export const milliseconds = (value) => `${Math.round(value)} ms`;
