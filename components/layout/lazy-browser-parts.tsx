'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

const load = () => import('./browser-parts');

export const LazyHiddenFolder = lazyComponent(async () => (await load()).HiddenFolder, { onFail: 'retry' });

export const LazySharePage = lazyComponent(async () => (await load()).SharePage, { onFail: 'retry' });
