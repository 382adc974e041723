import 'server-only';
import { cache } from 'react';
import { listArticles } from '@/lib/domain/article/api';
import { CATEGORY_ALL, CATEGORY_FOCUS, FEED_PAGE_SIZE, FEED_SORTS } from '@/lib/domain/article/constants';
import { categoryLabel, isFeedCategory, isFeedSort, packCard, type FeedFilter } from '@/lib/domain/article/utils';
import { listRankedAuthors } from '@/lib/domain/user/api';
import { HOME_RANK_SIZE } from '@/lib/domain/user/constants';
import { clipText } from '@/lib/utils/clip-text';
import { parsePageNumber } from '@/lib/utils/page-number';
import { optional } from './load';

export interface FeedAddress {
  filter: FeedFilter;
  page: number;
}

/** Columns of the two lines that a card shows of its description; the rest would only weigh. */
const DESCRIPTION_COLUMNS = 220;

/** The feed that an address names, or null when there is none of this name. */
export function parseFeedAddress(params: { category: string; sort: string; page: string }): FeedAddress | null {
  const page = parsePageNumber(params.page);
  if (page === null || !isFeedCategory(params.category) || !isFeedSort(params.sort)) return null;
  return { filter: { category: params.category, sort: params.sort }, page };
}

/** What the feed of this filter is called, such as IT技术 · 最热. */
export function feedTitle({ category, sort }: FeedFilter): string {
  const categoryName =
    category === CATEGORY_ALL ? '综合' : category === CATEGORY_FOCUS ? '我的关注' : categoryLabel(category);
  return `${categoryName} · ${FEED_SORTS.find(({ code }) => code === sort)?.label ?? ''}`;
}

/**
 * A page of a feed as a visitor sees it, packed, with the time it was read; null past the feed's end.
 * @throws ApiError when the API has no answer
 */
export const loadFeedPage = cache(async (category: string, sort: FeedFilter['sort'], page: number) => {
  const { list, total } = await listArticles({ category, sort, pageNo: page, pageSize: FEED_PAGE_SIZE });
  if (page > 1 && list.length === 0) return null;
  const cards = list.map((card) => packCard({ ...card, description: clipText(card.description, DESCRIPTION_COLUMNS) }));
  return { cards, total, renderedAt: Date.now() };
});

/** The first authors of the ranking, with what the home page shows of them; undefined when the API has no answer. */
export async function loadTopAuthors() {
  const authors = await optional(listRankedAuthors({ pageNo: 1, pageSize: HOME_RANK_SIZE }));
  return authors?.map(({ id, nickname, avatar, exp, job }) => ({ id, nickname, avatar, exp, job }));
}
