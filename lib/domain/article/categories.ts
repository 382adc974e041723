import { HOME_FEED } from '@/lib/config/routes';

/** Assumption A4: the API publishes neither the categories nor their tags (`tag-labels.ts`). */
export const CATEGORIES = [
  { code: '2', label: 'IT技术', tint: 'petrol' },
  { code: '1', label: '生活分享', tint: 'persimmon' },
  { code: '3', label: '游戏', tint: 'violet' },
] as const;

/** Pseudo-categories of the feed (assumption A3). */
export const CATEGORY_ALL = HOME_FEED.category;
export const CATEGORY_FOLLOWED = 'focus';

export const FEED_CATEGORIES = [
  { code: CATEGORY_FOLLOWED, label: '我的关注' },
  { code: CATEGORY_ALL, label: '综合' },
  ...CATEGORIES,
] as const;
