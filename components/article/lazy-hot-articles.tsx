'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { HotArticlesSkeleton } from './hot-articles-skeleton';

export const LazyHotArticles = lazyPart(async () => (await import('./hot-articles')).HotArticles, {
  onFail: 'hide',
  fallback: <HotArticlesSkeleton />,
});
