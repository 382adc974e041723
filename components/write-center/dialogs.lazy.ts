'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

const load = async () => import('./dialogs.bundle');

export const LazyCrossPost = lazyComponent(async () => (await load()).CrossPostDialog, { onFail: 'toast' });
export const LazyTemplateDialog = lazyComponent(async () => (await load()).TemplateDialog, { onFail: 'toast' });
export const LazyTypographyDialog = lazyComponent(async () => (await load()).TypographyDialog, { onFail: 'toast' });
export const LazyVersionsDialog = lazyComponent(async () => (await load()).VersionsDialog, { onFail: 'toast' });
export const LazyFolderImport = lazyComponent(async () => (await load()).FolderImportDialog, { onFail: 'toast' });
