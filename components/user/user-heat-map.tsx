'use client';

import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

interface UserHeatMapProps {
  userId: string;
  /** Shown while it loads: the server renders it, so that the page's scripts do not carry it. */
  waiting: ReactNode;
}

/** What a user did each day of the last year, as a map. Its data load once it comes near the viewport. */
export const UserHeatMap = lazyPart<UserHeatMapProps>(async () => (await import('./heat-map')).HeatMap, {
  onFail: 'hide',
  fallback: ({ waiting }) => waiting,
});
