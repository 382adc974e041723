'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** Lazy `HotArticles`. */
export const LateHotArticles = lazyPart(async () => (await import('./hot-articles')).HotArticles, { onFail: 'hide' });
