/** Arithmetic and wording that the parts share. */
import { gzipSync } from 'node:zlib';

/** Level 6 is zlib's default, and what Next and nginx send; fixed, so that a size never varies. */
const GZIP_LEVEL = 6;

export const gzipBytes = (body) => gzipSync(body, { level: GZIP_LEVEL }).length;

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (lower + upper) / 2;
}

/** @param {number} share of the values that lie below, 0 to 1 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const sum = (values) => values.reduce((total, value) => total + value, 0);
export const mean = (values) => sum(values) / Math.max(values.length, 1);

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;
export const ratio = (value) => `${value.toFixed(2)}×`;
export const percent = (share) => `${Math.round(share * 100)} %`;
export const milliseconds = (value) => `${Math.round(value)} ms`;
export const fineMilliseconds = (value) => `${value.toFixed(1)} ms`;
export const whole = (value) => String(Math.round(value));
