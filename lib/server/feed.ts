import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { SITE_DESCRIPTION } from '@/lib/config/site';
import { listArticles, listFeed } from '@/lib/domain/article/api';
import { CATEGORIES, CATEGORY_FOLLOWED, FEED_CATEGORIES } from '@/lib/domain/article/categories';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/page-size';
import { FEED_SORTS } from '@/lib/domain/article/feed-sorts';
import { DEFAULT_FEED, parseFeedAddress, type FeedAddress, type FeedFilter } from '@/lib/domain/article/feed';
import { commonTags } from '@/lib/domain/article/highlights';
import { linkedArticle } from '@/lib/domain/article/linked-article';
import { listRankedAuthors } from '@/lib/domain/user/api';
import { HOME_RANK_SIZE } from '@/lib/domain/user/page-size';
import { optional, required, selected } from './load';
import { pageMetadata } from './seo/page-metadata';

const HOT_ARTICLES = 6;
const HOT_SAMPLE = 20;

export const feedAddress = selected(parseFeedAddress);

export function feedTitle({ filter: { category, sort }, page }: FeedAddress): string {
  const names = [
    FEED_CATEGORIES.find(({ code }) => code === category)?.label,
    FEED_SORTS.find(({ code }) => code === sort)?.label,
    page > 1 && `第 ${page} 页`,
  ];
  return names.filter(Boolean).join(' · ');
}

export const isHome = ({ filter, page }: FeedAddress): boolean =>
  page === 1 && filter.category === DEFAULT_FEED.category && filter.sort === DEFAULT_FEED.sort;

function describeFeed({ filter, page }: FeedAddress): string {
  const category = CATEGORIES.find(({ code }) => code === filter.category);
  const kind = filter.sort === 'hot' ? '最受欢迎的' : '最新发布的';
  const number = page > 1 ? `（第 ${page} 页）` : '';
  return `${kind}${category ? `“${category.label}”` : ''}文章${number}。${SITE_DESCRIPTION}`;
}

const isEmptyCategory = async ({ filter: { category, sort }, page }: FeedAddress): Promise<boolean> =>
  page === 1 && (await optional(loadFeedPage(category, sort, page)))?.list.length === 0;

export async function feedMetadata(address: FeedAddress): Promise<Metadata> {
  const { filter, page } = address;
  const category = CATEGORIES.find(({ code }) => code === filter.category);
  return pageMetadata({
    title: isHome(address) ? undefined : feedTitle(address),
    description: isHome(address) ? SITE_DESCRIPTION : describeFeed(address),
    path: routes.home({ ...filter, page }),
    image: fileRoutes.listImage('home', category?.code),
    syndication: category,
    noindex: filter.category === CATEGORY_FOLLOWED || (category !== undefined && (await isEmptyCategory(address))),
  });
}

/** A feed's page as visitors see it, with the time of reading; not found past the end. @throws ApiError */
export const loadFeedPage = cache(async (category: string, sort: FeedFilter['sort'], page: number) => {
  const { list, total } = await required(listFeed({ category, sort, pageNo: page, pageSize: FEED_PAGE_SIZE }));
  if (page > 1 && list.length === 0) notFound();
  return { list, total, pageNo: page, renderedAt: Date.now() };
});

export async function loadHotArticles() {
  const feed = await optional(listArticles({ ...DEFAULT_FEED, sort: 'hot', pageNo: 1, pageSize: HOT_SAMPLE }));
  const list = feed?.list ?? [];
  return { hot: list.slice(0, HOT_ARTICLES).map(linkedArticle), tags: commonTags(list) };
}

export async function loadTopAuthors() {
  const authors = await optional(listRankedAuthors({ pageNo: 1, pageSize: HOME_RANK_SIZE }));
  return authors?.map(({ id, nickname, avatar, exp, job }) => ({ id, nickname, avatar, exp, job }));
}
