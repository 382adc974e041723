'use client';

import type { ReactNode } from 'react';
import type { FetchedLinksProps } from './fetched-links';
import { lazyComponent } from '@/components/ui/lazy-component';

interface Waiting {
  waiting: ReactNode;
}

const load = () => import('./fetched-links.bundle');
const fallback = ({ waiting }: Waiting) => waiting;

export const LazyHotArticles = lazyComponent<Waiting>(async () => (await load()).HotArticles, {
  onFail: 'hide',
  fallback,
});

export const LazyLinks = lazyComponent<FetchedLinksProps & Waiting>(async () => (await load()).FetchedLinks, {
  onFail: 'retry',
  fallback,
});
