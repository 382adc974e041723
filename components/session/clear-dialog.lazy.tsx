'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

export const LazyClearDialog = lazyComponent(async () => (await import('./clear-dialog')).ClearDialog, {
  onFail: 'toast',
});
