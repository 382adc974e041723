import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLoader } from './page-loader';

// Outside of React's rendering every call is one of its own, as are a page and its error page.
const clock = vi.hoisted(() => ({ late: false }));
vi.mock('./deadline', () => ({ deadline: () => ({ aborted: clock.late }) }));

const load = vi.fn<(id: string, page: number) => Promise<string>>();
const timeout = () => new Error('请求超时，请稍后重试');
const loadFailing = (late: boolean, failure = timeout()) => {
  clock.late = late;
  load.mockRejectedValueOnce(failure);
  return failure;
};

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockImplementation(async (id, page) => `${id} ${page}`);
});
afterEach(() => void vi.useRealTimers());

describe('a loader that a page shares with its metadata', () => {
  it('fails at once the second time when it timed out, and is called again after that', async () => {
    const loader = pageLoader(load);
    const failure = loadFailing(true);
    await expect(loader('a', 1)).rejects.toBe(failure);
    await expect(loader('a', 1)).rejects.toBe(failure);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await loader('a', 1)).toBe('a 1');
  });

  it('fails once more for each of several pages that failed', async () => {
    const loader = pageLoader(load);
    const failures = [loadFailing(true), loadFailing(true)];
    const reasons = async () => {
      const results = await Promise.allSettled([loader('a', 1), loader('a', 1)]);
      return results.map((result) => result.status === 'rejected' && result.reason);
    };
    expect(await reasons()).toEqual(failures);
    expect(await reasons()).toEqual(failures);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await loader('a', 1)).toBe('a 1');
  });

  it('is called for other arguments', async () => {
    const loader = pageLoader(load);
    const failure = loadFailing(true);
    await expect(loader('a', 1)).rejects.toBe(failure);
    expect(await loader('a', 2)).toBe('a 2');
  });

  it('is called again a second later', async () => {
    const loader = pageLoader(load);
    const failure = loadFailing(true);
    await expect(loader('a', 1)).rejects.toBe(failure);
    vi.advanceTimersByTime(1_000);
    expect(await loader('a', 1)).toBe('a 1');
  });

  it('forgets each timeout after a second of its own', async () => {
    const loader = pageLoader(load);
    const second = timeout();
    let reject: (error: Error) => void = () => {};
    loadFailing(true);
    load.mockReturnValueOnce(new Promise((_resolve, rejectLoad) => (reject = rejectLoad)));
    const pages = [loader('a', 1), loader('a', 1)];
    await expect(pages[0]).rejects.toThrow();
    vi.advanceTimersByTime(900);
    reject(second);
    await expect(pages[1]).rejects.toBe(second);
    vi.advanceTimersByTime(200);
    await expect(loader('a', 1)).rejects.toBe(second);
  });

  it('is called again when the API refused it in time', async () => {
    const loader = pageLoader(load);
    const failure = loadFailing(false);
    await expect(loader('a', 1)).rejects.toBe(failure);
    expect(await loader('a', 1)).toBe('a 1');
  });
});
