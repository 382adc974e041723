import 'server-only';
import { routes } from '@/lib/config/routes';
import { siteConfig, SITE_DESCRIPTION } from '@/lib/config/site';
import { listArticles } from '@/lib/domain/article/api';
import { CATEGORIES, CATEGORY_ALL } from '@/lib/domain/article/constants';
import { rememberHeads } from '@/lib/server/article-heads';
import { createTextCache, type CachedText } from '@/lib/server/text-cache';
import { parseApiTime } from '@/lib/utils/time';
import { atomDocument } from './atom';
import type { Feed } from './feed';
import { rssDocument } from './rss';

const ENTRIES = 20;
const MINUTE = 60_000;
const feeds = createTextCache({ ttlMs: 5 * MINUTE, maxCharacters: 2_000_000 });

const FORMATS = {
  rss: { write: rssDocument, address: routes.rss },
  atom: { write: atomDocument, address: routes.atom },
};
export type FeedFormat = keyof typeof FORMATS;

/**
 * The newest articles as a feed of the site or of one category; null for an unknown category.
 * @throws ApiError when the API has no answer and no older feed is kept
 */
export async function loadFeed(format: FeedFormat, category?: string): Promise<CachedText | null> {
  const label = category && CATEGORIES.find(({ code }) => code === category)?.label;
  if (category !== undefined && !label) return null;
  const { write, address } = FORMATS[format];
  return feeds.get(address(category), async () => {
    const site = siteConfig();
    const { list } = await listArticles({
      category: category ?? CATEGORY_ALL,
      sort: 'new',
      pageNo: 1,
      pageSize: ENTRIES,
    });
    rememberHeads(list);
    const times = list.flatMap(({ createTime }) => parseApiTime(createTime) ?? []);
    const feed: Feed = {
      title: label ? `${site.name} · ${label}` : site.name,
      description: SITE_DESCRIPTION,
      siteUrl: site.url,
      pageUrl: `${site.url}${routes.home(category === undefined ? {} : { category })}`,
      selfUrl: `${site.url}${address(category)}`,
      articles: list,
      updatedAt: times.length > 0 ? Math.max(...times) : undefined,
    };
    return { body: write(feed), lastModified: feed.updatedAt };
  });
}
