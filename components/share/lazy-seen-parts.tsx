'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { ShareCardSkeletons } from './share-card-skeleton';

const load = () => import('./seen-parts');

export const LazyKeepSeenShares = lazyComponent(async () => (await load()).KeepSeenShares, { onFail: 'hide' });
export const LazySeenShares = lazyComponent(async () => (await load()).SeenShares, {
  onFail: 'retry',
  fallback: <ShareCardSkeletons />,
});
