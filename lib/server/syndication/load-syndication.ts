import 'server-only';
import { fileRoutes } from '@/lib/config/file-routes';
import {
  SHARE_CIRCLE_SYNDICATION,
  routes,
  syndicationOfTag,
  tagOfSyndication,
  userOfSyndication,
} from '@/lib/config/routes';
import { siteConfig, SITE_DESCRIPTION } from '@/lib/config/site';
import { listArticles, listArticlesOfUser } from '@/lib/domain/article/api';
import { CATEGORIES, CATEGORY_ALL } from '@/lib/domain/article/categories';
import { categoryOfTags, tagLabel } from '@/lib/domain/article/labels';
import { listShares } from '@/lib/domain/share/api';
import { isTagAddress } from '@/lib/domain/tag/tag-name';
import { getUser } from '@/lib/domain/user/api';
import { decodedSegment } from '@/lib/utils/address/decoded-segment';
import { isIdentifier } from '@/lib/utils/identifier';
import { isolated } from '@/lib/utils/direction';
import { onOneLine } from '@/lib/utils/plain-text';
import { parseApiTime } from '@/lib/utils/time';
import { clipDescription } from '../seo/description';
import { listTaggedArticles } from '../tagged-articles';
import { atomDocument } from './atom';
import { articleEntry, shareEntry } from './entries';
import type { SyndicationEntry } from './syndication';
import { rssDocument } from './rss';
import { wholeTexts } from './whole-texts';

const ENTRIES = 20;
const SHARE_CIRCLE_DESCRIPTION = '友圈里的新鲜事、技术心得和求助。';
const FORMATS = {
  rss: { write: rssDocument, address: fileRoutes.rss },
  atom: { write: atomDocument, address: fileRoutes.atom },
};

interface SyndicationSource {
  code?: string;
  label?: string;
  description: string;
  page: string;
  load: (siteUrl: string) => Promise<SyndicationEntry[]>;
}

type EntryArticle = Parameters<typeof articleEntry>[1];

async function articleEntries(siteUrl: string, list: readonly EntryArticle[]): Promise<SyndicationEntry[]> {
  const texts = await wholeTexts(list.map(({ id }) => id));
  return list.map((article) => articleEntry(siteUrl, article, texts.get(article.id)));
}

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
  const label = isolated(onOneLine(user.nickname));
  return {
    code,
    label,
    description: clipDescription(`${label} 发表的文章。${user.description}`),
    page: routes.user(userId),
    load: (siteUrl) => newestArticlesOf(siteUrl, userId),
  };
}

async function tagSource(tag: string): Promise<SyndicationSource | undefined> {
  const hits = isTagAddress(tag) ? await listTaggedArticles(tag) : [];
  if (hits.length === 0) return undefined;
  const label = isolated(tagLabel(tag));
  const newest = hits.slice(0, ENTRIES).map((hit) => ({
    ...hit,
    nickname: hit.authorNickname,
    category: categoryOfTags(hit.tags),
  }));
  return {
    code: syndicationOfTag(tag),
    label,
    description: `带“${label}”标签的文章。`,
    page: routes.tag(tag),
    load: (siteUrl) => articleEntries(siteUrl, newest),
  };
}

async function syndicationSource(code?: string): Promise<SyndicationSource | undefined> {
  const load = (siteUrl: string) => newestArticles(siteUrl, code);
  if (code === undefined) return { description: SITE_DESCRIPTION, page: routes.home(), load };
  const userId = userOfSyndication(code);
  if (userId !== undefined) return userSource(code, userId);
  const tag = tagOfSyndication(code);
  if (tag !== undefined) return tagSource(tag);
  if (code === SHARE_CIRCLE_SYNDICATION)
    return {
      code,
      label: '友圈',
      description: SHARE_CIRCLE_DESCRIPTION,
      page: routes.shareCircle(),
      load: newestShares,
    };
  const category = CATEGORIES.find((known) => known.code === code);
  return (
    category && {
      code,
      label: category.label,
      description: `最新发布的“${category.label}”文章。`,
      page: routes.home({ category: code }),
      load,
    }
  );
}

/** The one segment is the code of a category, tag, user or the share circle; null for another one. @throws ApiError */
export async function loadSyndication(
  format: keyof typeof FORMATS,
  [name, ...rest]: readonly string[] = [],
): Promise<string | null> {
  const source = rest.length === 0 ? await syndicationSource(name && decodedSegment(name)) : undefined;
  if (!source) return null;
  const { code, label, description, page, load } = source;
  const { write, address } = FORMATS[format];
  const site = siteConfig();
  const entries = await load(site.url);
  const times = entries.flatMap(({ createTime }) => parseApiTime(createTime) ?? []);
  return write({
    title: label ? `${site.name} · ${label}` : site.name,
    description,
    siteUrl: site.url,
    pageUrl: `${site.url}${page}`,
    selfUrl: `${site.url}${address(code)}`,
    entries,
    updatedAt: times.length > 0 ? Math.max(...times) : undefined,
  });
}
