'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

const load = async () => import('./late-dialogs');

export const LazyTypographyDialog = lazyComponent(async () => (await load()).TypographyDialog, { onFail: 'toast' });
export const LazyVersionsDialog = lazyComponent(async () => (await load()).VersionsDialog, { onFail: 'toast' });
