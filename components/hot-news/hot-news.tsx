'use client';

import { useRef } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import type { HotNewsList } from '@/lib/domain/hot-news/queries';
import { HotNewsSkeleton } from './hot-news-skeleton';
import styles from './hot-news.module.css';

const load = () => import('./hot-news-board.bundle');

const LazyHotNewsBoard = lazyComponent(async () => (await load()).HotNewsBoard, {
  onFail: 'retry',
  fallback: <HotNewsSkeleton />,
});

export const LazyHotNewsDialog = lazyComponent(async () => (await load()).HotNewsDialog, { onFail: 'toast' });

export function HotNews({ shown }: { shown: HotNewsList | undefined }) {
  const place = useRef<HTMLElement>(null);
  const seen = useNearViewport(place, '200px');
  return (
    <section ref={place} className={styles.block} aria-label="热点">
      {seen ? <LazyHotNewsBoard shown={shown} /> : <HotNewsSkeleton />}
    </section>
  );
}
