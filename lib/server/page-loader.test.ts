import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLoader } from './page-loader';

// Outside of React's rendering every call is one of its own, as are a page and its error page.
const clock = vi.hoisted(() => ({ late: false }));
vi.mock('./deadline', () => ({ deadline: () => ({ aborted: clock.late }) }));

const load = vi.fn<(id: string, page: number) => Promise<string>>();
const failure = new Error('请求超时，请稍后重试');
const loadFailing = (late: boolean) => {
  clock.late = late;
  load.mockRejectedValueOnce(failure);
};

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockImplementation(async (id, page) => `${id} ${page}`);
});
afterEach(() => void vi.useRealTimers());

describe('a loader that a page shares with its metadata', () => {
  it('fails at once for whoever asks within a second of its timeout, and is called again after that', async () => {
    const loader = pageLoader(load);
    loadFailing(true);
    await expect(loader('a', 1)).rejects.toBe(failure);
    await expect(loader('a', 1)).rejects.toBe(failure);
    await expect(loader('a', 1)).rejects.toBe(failure);
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(await loader('a', 1)).toBe('a 1');
  });

  it('is called for other arguments', async () => {
    const loader = pageLoader(load);
    loadFailing(true);
    await expect(loader('a', 1)).rejects.toBe(failure);
    expect(await loader('a', 2)).toBe('a 2');
  });

  it('is called again when the API refused it in time', async () => {
    const loader = pageLoader(load);
    loadFailing(false);
    await expect(loader('a', 1)).rejects.toBe(failure);
    expect(await loader('a', 1)).toBe('a 1');
  });
});
