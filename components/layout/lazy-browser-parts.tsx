'use client';

import { ArticleWaiting } from '@/components/article/article-waiting';
import { lazyComponent } from '@/components/ui/lazy-component';

const load = () => import('./browser-parts');

export const LazyMemberArticle = lazyComponent(async () => (await load()).MemberArticle, {
  onFail: 'retry',
  fallback: <ArticleWaiting />,
});

export const LazyHiddenFolder = lazyComponent(async () => (await load()).HiddenFolder, { onFail: 'retry' });

export const LazySharePage = lazyComponent(async () => (await load()).SharePage, { onFail: 'retry' });
