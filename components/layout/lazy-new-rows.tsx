'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

/** Lazy: it asks once the page is shown. */
export const LazyNewRows = lazyComponent(async () => (await import('./new-rows')).NewRows, { onFail: 'hide' });
