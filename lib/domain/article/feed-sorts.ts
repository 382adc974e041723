export const FEED_SORTS = [
  { code: 'new', label: '最新' },
  { code: 'hot', label: '最热' },
] as const;
export type FeedSort = (typeof FEED_SORTS)[number]['code'];
