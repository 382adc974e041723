import 'server-only';
import { routes } from '@/lib/config/routes';
import { siteConfig, SITE_DESCRIPTION } from '@/lib/config/site';
import { listArticles } from '@/lib/domain/article/api';
import { CATEGORIES, CATEGORY_ALL } from '@/lib/domain/article/constants';
import { rememberHeads } from '@/lib/server/article-heads';
import { parseApiTime } from '@/lib/utils/time';
import { atomDocument } from './atom';
import { rssDocument } from './rss';

const ENTRIES = 20;
const FORMATS = {
  rss: { write: rssDocument, address: routes.rss },
  atom: { write: atomDocument, address: routes.atom },
};

/**
 * The newest articles as a feed of the site (`all`) or of one category; null for an unknown category.
 * @throws ApiError when the API has no answer
 */
export async function loadFeed(format: keyof typeof FORMATS, code: string): Promise<string | null> {
  const category = CATEGORIES.find((known) => known.code === code);
  if (!category && code !== CATEGORY_ALL) return null;
  const { write, address } = FORMATS[format];
  const site = siteConfig();
  const { list } = await listArticles({ category: code, sort: 'new', pageNo: 1, pageSize: ENTRIES });
  rememberHeads(list);
  const times = list.flatMap(({ createTime }) => parseApiTime(createTime) ?? []);
  return write({
    title: category ? `${site.name} · ${category.label}` : site.name,
    description: SITE_DESCRIPTION,
    siteUrl: site.url,
    pageUrl: `${site.url}${routes.home(category && { category: code })}`,
    selfUrl: `${site.url}${address(category?.code)}`,
    articles: list,
    updatedAt: times.length > 0 ? Math.max(...times) : undefined,
  });
}
