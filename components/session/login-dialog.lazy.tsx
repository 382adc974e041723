'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { LoadingOverlay } from '@/components/ui/layer/loading-overlay';

export const LazyLoginDialog = lazyComponent(async () => (await import('./login-dialog')).LoginDialog, {
  onFail: 'toast',
  fallback: <LoadingOverlay tip="正在打开登录…" />,
});
