import { describe, expect, it } from 'vitest';
import { isChunkError } from './chunk-error';

describe('a missing chunk', () => {
  it('is distinguished from other errors', () => {
    expect(isChunkError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkError(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'))).toBe(true);
    expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
    expect(isChunkError(new TypeError('Cannot read properties of undefined'))).toBe(false);
    expect(isChunkError('ChunkLoadError')).toBe(false);
  });
});
