'use client';

import type { ReactNode } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';

interface HeatMapProps {
  userId: string;
  waiting: ReactNode;
}

const load = () => import('./heat-map.bundle');

export const LazyHeatMap = lazyComponent<HeatMapProps>(async () => (await load()).HeatMap, {
  onFail: 'hide',
  fallback: ({ waiting }) => waiting,
});

export const LazyMutualFollows = lazyComponent(async () => (await load()).MutualFollows, { onFail: 'hide' });
