'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import styles from './user-articles.module.css';

const load = () => import('./own-parts');

export const LazyOwnArticleTools = lazyComponent(async () => (await load()).OwnArticleTools, {
  onFail: 'toast',
  fallback: <section className={styles.tools} />,
});

export const LazyOwnArticleViews = lazyComponent(async () => (await load()).OwnArticleViews, { onFail: 'hide' });

export const LazyOwnArticleMenu = lazyComponent(async () => (await load()).OwnArticleMenu, { onFail: 'hide' });
