'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

export const LazyNewRows = lazyComponent(async () => (await import('./new-rows')).NewRows, { onFail: 'hide' });
