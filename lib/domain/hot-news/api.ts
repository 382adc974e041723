import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import type { HotNewsSource } from './news-sources';
import { hotNewsSchema, type HotNewsItem } from './schema';

/** News without those that a source lists twice. */
export async function listHotNews(type: HotNewsSource, { signal }: RequestContext = {}): Promise<HotNewsItem[]> {
  const schema = tolerantList(hotNewsSchema);
  const news = await request({ path: '/unit/hot-news', mayBeMissing: true, query: { type }, schema, signal });
  const seen = new Set<string>();
  return news.filter(({ title, url }) => {
    const key = `${url} ${title}`;
    return !seen.has(key) && seen.add(key);
  });
}
