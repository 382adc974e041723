import { parsePage } from '@/lib/utils/page-number';
import { CATEGORY_ALL, FEED_CATEGORIES } from './categories';
import { FEED_SORTS, type FeedSort } from './feed-sorts';

export interface FeedFilter {
  category: string;
  sort: FeedSort;
}

export const DEFAULT_FEED: FeedFilter = { category: CATEGORY_ALL, sort: 'new' };

function isFeedCategory(code: string): boolean {
  return FEED_CATEGORIES.some((category) => category.code === code);
}

function isFeedSort(code: string): code is FeedSort {
  return FEED_SORTS.some((sort) => sort.code === code);
}

export type MarkedList = 'liked' | 'collected';

export interface FeedAddress {
  filter: FeedFilter;
  page: number;
}

/** Path segments of a feed's page; absent ones mean the default. */
export interface FeedParams {
  category?: string;
  sort?: string;
  page?: string;
}

export function parseFeedAddress(params: FeedParams): FeedAddress | null {
  const { category, sort } = { ...DEFAULT_FEED, ...params };
  const page = parsePage(params);
  if (page === null || !isFeedCategory(category) || !isFeedSort(sort)) return null;
  return { filter: { category, sort }, page };
}
