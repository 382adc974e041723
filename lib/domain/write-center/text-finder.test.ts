import { afterEach, expect, test, vi } from 'vitest';
import { createTextFinder } from './text-finder';

const query = { pattern: '(a+)+$', replacement: '', matchCase: false, isRegex: true };
const terminate = vi.fn();
const post = vi.fn();

class SilentWorker extends EventTarget {
  postMessage = post;
  terminate = terminate;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a regular expression that takes too long is ended, and the next one has a worker of its own', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
  const finder = createTextFinder();
  const slow = finder.find('aaaa!', query);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await slow).toEqual({ kind: 'wrong', reason: expect.stringContaining('算得太久') });
  expect(terminate).toHaveBeenCalledOnce();
  const next = finder.find('b', query);
  finder.close();
  expect(await next).toBeUndefined();
  expect(post).toHaveBeenCalledTimes(2);
});

test('words need no worker, and a later question makes an earlier one void', async () => {
  vi.stubGlobal('Worker', SilentWorker);
  const finder = createTextFinder();
  const earlier = finder.find('b', query);
  expect(await finder.find('abab', { ...query, pattern: 'ab', isRegex: false })).toMatchObject({
    places: [{ start: 0 }, { start: 2 }],
  });
  expect(await earlier).toBeUndefined();
});
