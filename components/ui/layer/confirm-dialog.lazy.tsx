'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

export const LazyConfirmDialog = lazyComponent(async () => (await import('./confirm-dialog')).ConfirmDialog, {
  onFail: 'toast',
});
