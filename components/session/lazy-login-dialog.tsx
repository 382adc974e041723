'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { LoadingOverlay } from '@/components/ui/loading-overlay';

export const LazyLoginDialog = lazyPart(async () => (await import('./login-dialog')).LoginDialog, {
  onFail: 'toast',
  fallback: <LoadingOverlay tip="正在打开登录…" />,
});
