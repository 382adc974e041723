import { listHotNews } from '@/lib/domain/hot-news/api';
import { HOT_NEWS_SOURCES } from '@/lib/domain/hot-news/news-sources';
import { envelopeOf } from '../answers';
import type { NounChecks } from '../noun';

const [{ type: FIRST }] = HOT_NEWS_SOURCES;

export const hotNewsChecks: NounChecks = {
  noun: 'hot-news',
  calls: {
    'GET /unit/hot-news': { without: 'the circle has no 热榜', ask: () => listHotNews(FIRST) },
  },
  probes: [
    {
      of: 'A7',
      says: 'every source of the hot news is known',
      without: 'a source says that it cannot be loaded',
      change: 'lib/domain/hot-news/news-sources.ts, HOT_NEWS_SOURCES',
      ask: async ({ send }) => {
        const missing: string[] = [];
        for (const { type } of HOT_NEWS_SOURCES) {
          const answer = await send({ path: '/unit/hot-news', query: { type } });
          if (envelopeOf(answer)?.code !== '0') missing.push(type);
        }
        return missing.length === 0 ? null : `not ${missing.join(', ')}`;
      },
    },
  ],
};
