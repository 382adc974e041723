import {
  CATEGORIES,
  CATEGORY_ALL,
  CATEGORY_FOCUS,
  FEED_SORTS,
  STATUS_PENDING,
  STATUS_PUBLISHED,
  TAG_LABELS,
  type FeedSort,
} from './constants';

/** Label of a tag code; a custom tag is its own label. */
export function tagLabel(code: string): string {
  for (const labels of Object.values(TAG_LABELS)) {
    const label = Object.hasOwn(labels, code) ? labels[code] : undefined;
    if (label) return label;
  }
  return code;
}

/** Label of a fixed category; an unknown code is shown as it is. */
export function categoryLabel(code: string): string {
  return CATEGORIES.find((category) => category.code === code)?.label ?? code;
}

/** What the badge of an article says; null for a published one (specification 1, section 4). */
export function statusLabel(status: string): '待审核' | '审核不通过' | null {
  if (status === STATUS_PUBLISHED || status === '') return null;
  return status === STATUS_PENDING ? '待审核' : '审核不通过';
}

export interface FeedFilter {
  /** `all`, `focus` or the code of a fixed category. */
  category: string;
  sort: FeedSort;
}

export const DEFAULT_FEED: FeedFilter = { category: CATEGORY_ALL, sort: 'new' };

/** True for every category that the feed knows. */
export function isFeedCategory(code: string): boolean {
  return code === CATEGORY_ALL || code === CATEGORY_FOCUS || CATEGORIES.some((category) => category.code === code);
}

export function isFeedSort(code: string): code is FeedSort {
  return FEED_SORTS.some((sort) => sort.code === code);
}
