'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { HotArticlesSkeleton } from './hot-articles-skeleton';

export const LazyHotArticles = lazyComponent(async () => (await import('./hot-articles')).HotArticles, {
  onFail: 'hide',
  fallback: <HotArticlesSkeleton />,
});
