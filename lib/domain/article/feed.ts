import { clipText } from '@/lib/utils/clip-text';
import { parsePageNumber } from '@/lib/utils/page-number';
import { CATEGORY_ALL, FEED_CATEGORIES, FEED_SORTS, type FeedSort } from './constants';
import type { ArticleSummary } from './schema';

export interface FeedFilter {
  /** `all`, `focus` or the code of a fixed category. */
  category: string;
  sort: FeedSort;
}

export const DEFAULT_FEED: FeedFilter = { category: CATEGORY_ALL, sort: 'new' };

/** True for every category that the feed knows. */
function isFeedCategory(code: string): boolean {
  return FEED_CATEGORIES.some((category) => category.code === code);
}

function isFeedSort(code: string): code is FeedSort {
  return FEED_SORTS.some((sort) => sort.code === code);
}

/** Columns of the two lines that a card shows of its description. */
const DESCRIPTION_COLUMNS = 112;

/** A row of a feed with its description clipped to what the card shows, equal on server and browser. */
export const feedRow = (card: ArticleSummary): ArticleSummary => ({
  ...card,
  description: clipText(card.description, DESCRIPTION_COLUMNS),
});

/** A list of articles that a user keeps. */
export type MarkedList = 'liked' | 'collected';

/** A page of a feed, as its address names it. */
export interface FeedAddress {
  filter: FeedFilter;
  page: number;
}

/** The page of a feed that path segments (category, sort, page) name, or null when there is none of this name. */
export function parseFeedAddress([
  category = '',
  sort = '',
  number = '',
  ...rest
]: readonly string[]): FeedAddress | null {
  const page = parsePageNumber(number);
  if (page === null || rest.length > 0 || !isFeedCategory(category) || !isFeedSort(sort)) return null;
  return { filter: { category, sort }, page };
}
