'use client';

import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

interface UserHeatMapProps {
  userId: string;
  /** Server-rendered placeholder, so that the page's scripts do not carry it. */
  waiting: ReactNode;
}

export const UserHeatMap = lazyPart<UserHeatMapProps>(async () => (await import('./heat-map')).HeatMap, {
  onFail: 'hide',
  fallback: ({ waiting }) => waiting,
});
