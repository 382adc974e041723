'use client';

import type { ReactNode } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';

interface UserHeatMapProps {
  userId: string;
  /** Server-rendered placeholder, so that the page's scripts do not carry it. */
  waiting: ReactNode;
}

export const UserHeatMap = lazyComponent<UserHeatMapProps>(async () => (await import('./heat-map')).HeatMap, {
  onFail: 'hide',
  fallback: ({ waiting }) => waiting,
});
