'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { MemberWaiting } from './member-waiting';

const load = () => import('./member-menus.bundle');

export const LazyMemberMenus = lazyComponent(async () => (await load()).MemberMenus, {
  onFail: 'toast',
  fallback: <MemberWaiting />,
});

export const LazyUnreadTotal = lazyComponent(async () => (await load()).UnreadTotal, { onFail: 'hide' });

export const LazyMemberEntries = lazyComponent(async () => (await load()).MemberEntries, {
  onFail: 'retry',
  fallback: ({ children }) => children,
});
