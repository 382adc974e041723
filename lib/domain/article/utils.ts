import { clipText } from '@/lib/utils/clip-text';
import { lookUp } from '@/lib/utils/look-up';
import { parsePageNumber } from '@/lib/utils/page-number';
import { CATEGORIES, CATEGORY_ALL, FEED_CATEGORIES, FEED_SORTS, TAG_LABELS, type FeedSort } from './constants';
import type { ArticleSummary } from './schema';

/** Label of a tag code; a custom tag is its own label. */
export function tagLabel(code: string): string {
  for (const labels of Object.values(TAG_LABELS)) {
    const label = lookUp(labels, code);
    if (label) return label;
  }
  return code;
}

/** Label of a fixed category; an unknown code is shown as it is. */
export function categoryLabel(code: string): string {
  return CATEGORIES.find((category) => category.code === code)?.label ?? code;
}

/** Id of the element that holds an article's title in a list. */
export const titleId = (articleId: string) => `title-${articleId}`;

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
