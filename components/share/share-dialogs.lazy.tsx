'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import styles from './share-actions.module.css';

const load = () => import('./share-dialogs.bundle');

export const LazyLatestComments = lazyComponent(async () => (await load()).LatestComments, {
  onFail: 'retry',
  fallback: <div className={styles.loading} aria-busy />,
});
export const LazyLikersDialog = lazyComponent(async () => (await load()).LikersDialog, { onFail: 'toast' });
export const LazyEditShareDialog = lazyComponent(async () => (await load()).EditShareDialog, { onFail: 'toast' });
