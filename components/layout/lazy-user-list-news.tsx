'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** Lazy: other members only. */
export const LazyUserListNews = lazyPart(async () => (await import('./user-list-news')).UserListNews, {
  onFail: 'hide',
});
