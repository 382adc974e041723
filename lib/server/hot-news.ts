import 'server-only';
import { listHotNews } from '@/lib/domain/hot-news/api';
import { HOT_NEWS_SOURCES } from '@/lib/domain/hot-news/news-sources';
import type { HotNewsList } from '@/lib/domain/hot-news/queries';
import { MAX_NEWS_KEPT } from '@/lib/domain/hot-news/rank-changes';
import { optional } from './load';

/** They are other sites' news, and no page waits for those: a browser asks for what is missing. */
const NEWS_MS = 1_000;

/** The first source's news, from which most readers' boards begin. */
export async function loadHotNews(): Promise<HotNewsList | undefined> {
  const [{ type }] = HOT_NEWS_SOURCES;
  const items = await optional(listHotNews(type, { signal: AbortSignal.timeout(NEWS_MS) }));
  return items?.length ? { type, items: items.slice(0, MAX_NEWS_KEPT), loadedAt: Date.now() } : undefined;
}
