'use client';

import { HotArticlesSkeleton } from '@/components/article/hot-articles-skeleton';
import { lazyComponent } from '@/components/ui/lazy-component';
import { TopAuthorsSkeleton } from '@/components/user/top-author-list';

const load = () => import('./aside-lists');

export const LazyAuthors = lazyComponent(async () => (await load()).FetchedAuthors, {
  onFail: 'retry',
  fallback: <TopAuthorsSkeleton />,
});

export const LazyHotArticles = lazyComponent(async () => (await load()).HotArticles, {
  onFail: 'hide',
  fallback: <HotArticlesSkeleton />,
});
