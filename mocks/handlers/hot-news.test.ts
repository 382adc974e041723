import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listHotNews } from '@/lib/domain/hot-news/api';
import { HOT_NEWS_SOURCES } from '@/lib/domain/hot-news/constants';
import { MINUTE } from '@/mocks/db/clock';
import { server } from '@/mocks/node';

beforeAll(() => server.listen());
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

describe('hot news', () => {
  it('has a list for each source, which changes with time', async () => {
    const START = Date.UTC(2026, 0, 1);
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    for (const { type } of HOT_NEWS_SOURCES) {
      vi.setSystemTime(START);
      const before = await listHotNews(type);
      expect(before.length).toBeGreaterThan(5);
      expect(await listHotNews(type)).toEqual(before);
      vi.setSystemTime(START + 10 * MINUTE);
      const after = await listHotNews(type);
      expect(after).not.toEqual(before);
      const known = new Set(before.map(({ title }) => title));
      expect(after.filter(({ title }) => known.has(title)).length).toBeGreaterThan(after.length / 2);
    }
  });

  it('has thirty items and more of each source, at any time', async () => {
    const START = Date.UTC(2026, 0, 1);
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    for (let hour = 0; hour < 12; hour += 1) {
      vi.setSystemTime(START + hour * 60 * MINUTE);
      for (const { type } of HOT_NEWS_SOURCES)
        expect((await listHotNews(type)).length, type).toBeGreaterThanOrEqual(30);
    }
  });
});
