'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

/** Lazy: other members only. */
export const LazyUserListNews = lazyComponent(async () => (await import('./user-list-news')).UserListNews, {
  onFail: 'hide',
});
