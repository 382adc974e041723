'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { MemberCardSkeleton } from './member-card-skeleton';

const load = () => import('./own-parts');

export const LazyMemberCard = lazyComponent(async () => (await load()).MemberCard, {
  onFail: 'retry',
  fallback: <MemberCardSkeleton />,
});

export const LazyOwnShareTools = lazyComponent(async () => (await load()).OwnShareTools, { onFail: 'hide' });
