'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { LoadingOverlay } from '@/components/ui/loading-overlay';

/** The login, loaded when it is first asked for, or ahead of that by the buttons that open it. */
export const LazyLoginDialog = lazyPart(async () => (await import('./login-dialog')).LoginDialog, {
  onFail: 'toast',
  fallback: <LoadingOverlay />,
});
