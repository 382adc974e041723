import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StandInWorker } from '@/test/stand-in-worker';
import { createTextFinder } from './text-finder';

const query = { pattern: '(a+)+$', replacement: '', matchCase: false, isRegex: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', StandInWorker);
  StandInWorker.started = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a regular expression that takes too long is ended, and the next one has a worker of its own', async () => {
  const finder = createTextFinder();
  const slow = finder.find('aaaa!', query);
  const first = StandInWorker.latest().load();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await slow).toEqual({ kind: 'wrong', reason: expect.stringContaining('算得太久') });
  expect(first.isEnded).toBe(true);
  const next = finder.find('b', query);
  finder.close();
  expect(await next).toBeUndefined();
  expect(StandInWorker.started).toHaveLength(2);
});

test('words need no worker, and a later question makes an earlier one void', async () => {
  const finder = createTextFinder();
  const earlier = finder.find('b', query);
  expect(await finder.find('abab', { ...query, pattern: 'ab', isRegex: false })).toMatchObject({
    places: [{ start: 0 }, { start: 2 }],
  });
  expect(await earlier).toBeUndefined();
});

test('a regular expression whose worker does not start says what to do', async () => {
  const finder = createTextFinder();
  const asked = finder.find('b', query);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toEqual({ kind: 'wrong', reason: expect.stringContaining('刷新页面') });
});
