'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

/** Lazy: the boundaries of 404s are in the payload of every page. */
export const LazyMissingPage = lazyComponent(async () => (await import('./missing-page')).MissingPage, {
  onFail: 'retry',
  fallback: ({ siteName }) => <title>{siteName}</title>,
});
