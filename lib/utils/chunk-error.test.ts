import { afterEach, describe, expect, it, vi } from 'vitest';
import { isChunkError, isOutdated } from './chunk-error';

afterEach(() => vi.unstubAllGlobals());

describe('a missing chunk', () => {
  it('is distinguished from other errors', () => {
    expect(isChunkError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkError(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'))).toBe(true);
    expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
    expect(isChunkError(new TypeError('Cannot read properties of undefined'))).toBe(false);
    expect(isChunkError('ChunkLoadError')).toBe(false);
  });

  it.each([
    [true, true],
    [false, false],
  ])('means an update of the site only with a connection: %s', (onLine, outdated) => {
    vi.stubGlobal('navigator', { onLine });
    expect(isOutdated(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'))).toBe(outdated);
    expect(isOutdated(new TypeError('Cannot read properties of undefined'))).toBe(false);
  });
});
