'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { MemberCardSkeleton } from './member-card-skeleton';
import { ShareCardSkeletons } from './share-card-skeleton';

const load = () => import('./member-card.bundle');

export const LazyMemberCard = lazyComponent(async () => (await load()).MemberCard, {
  onFail: 'retry',
  fallback: <MemberCardSkeleton />,
});

export const LazyOwnShareTools = lazyComponent(async () => (await load()).OwnShareTools, { onFail: 'hide' });

export const LazyKeepSeenShares = lazyComponent(async () => (await load()).KeepSeenShares, { onFail: 'hide' });

export const LazySeenShares = lazyComponent(async () => (await load()).SeenShares, {
  onFail: 'retry',
  fallback: <ShareCardSkeletons />,
});
