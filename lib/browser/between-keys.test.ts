// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { betweenKeys } from './between-keys';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] });
});
afterEach(() => {
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
});

const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
const follow = (done: Promise<void>) => {
  const state = { done: false };
  void done.then(() => (state.done = true));
  return state;
};

test('work is not deferred while nobody types', async () => {
  const work = follow(betweenKeys());
  await vi.advanceTimersByTimeAsync(0);
  expect(work.done).toBe(true);
});

test('work is deferred until the next key is painted while somebody types', async () => {
  press();
  const work = follow(betweenKeys());
  await vi.advanceTimersByTimeAsync(90);
  expect(work.done).toBe(false);
  press();
  expect(work.done).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(work.done).toBe(true);
});

test('work is deferred for 200 ms at most when no key comes', async () => {
  press();
  const work = follow(betweenKeys());
  await vi.advanceTimersByTimeAsync(199);
  expect(work.done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(work.done).toBe(true);
});
