'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { MemberCardSkeleton } from './member-card-skeleton';

const load = () => import('./own-parts');

export const LazyMemberCard = lazyComponent(async () => (await load()).MemberCard, {
  onFail: 'retry',
  fallback: <MemberCardSkeleton />,
});

export const LazyDeleteShareButton = lazyComponent(async () => (await load()).DeleteShareButton, { onFail: 'hide' });
