import 'server-only';
import { SHARE_CIRCLE_SYNDICATION, routes, userOfSyndication } from '@/lib/config/routes';
import { siteConfig, SITE_DESCRIPTION } from '@/lib/config/site';
import { listArticles, listArticlesOfUser } from '@/lib/domain/article/api';
import { CATEGORIES, CATEGORY_ALL } from '@/lib/domain/article/constants';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { listShares } from '@/lib/domain/share/api';
import { getUser } from '@/lib/domain/user/api';
import { isIdentifier } from '@/lib/utils/identifier';
import { isolated } from '@/lib/utils/direction';
import { onOneLine } from '@/lib/utils/plain-text';
import { parseApiTime } from '@/lib/utils/time';
import { atomDocument } from './atom';
import { articleEntry, shareEntry } from './entries';
import type { SyndicationEntry } from './syndication';
import { rssDocument } from './rss';

const ENTRIES = 20;
const FORMATS = {
  rss: { write: rssDocument, address: routes.rss },
  atom: { write: atomDocument, address: routes.atom },
};

interface SyndicationSource {
  code?: string;
  label?: string;
  page: string;
  load: (siteUrl: string) => Promise<SyndicationEntry[]>;
}

const articleEntries = (siteUrl: string, list: readonly ArticleSummary[]): SyndicationEntry[] =>
  list.map((article) => articleEntry(siteUrl, article));

async function newestArticles(siteUrl: string, category: string = CATEGORY_ALL): Promise<SyndicationEntry[]> {
  const input = { category, sort: 'new', pageNo: 1, pageSize: ENTRIES } as const;
  const { list } = await listArticles(input);
  return articleEntries(siteUrl, list);
}

/** The API lists the pinned article first. */
async function newestArticlesOf(siteUrl: string, userId: string): Promise<SyndicationEntry[]> {
  const { list } = await listArticlesOfUser({ userId, pageNo: 1, pageSize: ENTRIES });
  const published = list.filter(({ status }) => status === 'published');
  return articleEntries(
    siteUrl,
    published.toSorted((one, other) => other.createTime.localeCompare(one.createTime)),
  );
}

async function newestShares(siteUrl: string): Promise<SyndicationEntry[]> {
  const { list } = await listShares({ pageNo: 1, pageSize: ENTRIES });
  return list.map((share) => shareEntry(siteUrl, share));
}

async function userSource(code: string, userId: string): Promise<SyndicationSource | undefined> {
  const user = isIdentifier(userId) ? await getUser(userId) : null;
  if (!user) return undefined;
  const load = (siteUrl: string) => newestArticlesOf(siteUrl, userId);
  return { code, label: isolated(onOneLine(user.nickname)), page: routes.user(userId), load };
}

async function syndicationSource(code?: string): Promise<SyndicationSource | undefined> {
  const load = (siteUrl: string) => newestArticles(siteUrl, code);
  if (code === undefined) return { page: routes.home(), load };
  const userId = userOfSyndication(code);
  if (userId !== undefined) return userSource(code, userId);
  if (code === SHARE_CIRCLE_SYNDICATION)
    return { code, label: '友圈', page: routes.shareCircle(), load: (siteUrl) => newestShares(siteUrl) };
  const category = CATEGORIES.find((known) => known.code === code);
  return category && { code, label: category.label, page: routes.home({ category: code }), load };
}

/**
 * Newest articles of the site, a category or a user, or newest shares; null for an unknown code.
 * @param segments of the address: none for the whole site, or a code
 * @throws ApiError
 */
export async function loadSyndication(
  format: keyof typeof FORMATS,
  [name, ...rest]: readonly string[] = [],
): Promise<string | null> {
  const source = rest.length === 0 ? await syndicationSource(name) : undefined;
  if (!source) return null;
  const { code, label, page, load } = source;
  const { write, address } = FORMATS[format];
  const site = siteConfig();
  const entries = await load(site.url);
  const times = entries.flatMap(({ createTime }) => parseApiTime(createTime) ?? []);
  return write({
    title: label ? `${site.name} · ${label}` : site.name,
    description: SITE_DESCRIPTION,
    siteUrl: site.url,
    pageUrl: `${site.url}${page}`,
    selfUrl: `${site.url}${address(code)}`,
    entries,
    updatedAt: times.length > 0 ? Math.max(...times) : undefined,
  });
}
