'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

const load = () => import('./frame-dialogs.bundle');

export const LazyConfirmDialog = lazyComponent(async () => (await load()).ConfirmDialog, { onFail: 'toast' });
export const LazyClearDialog = lazyComponent(async () => (await load()).ClearDialog, { onFail: 'toast' });
export const LazyFeedbackDialog = lazyComponent(async () => (await load()).FeedbackDialog, { onFail: 'toast' });
export const LazyFriendLinksDialog = lazyComponent(async () => (await load()).FriendLinksDialog, { onFail: 'toast' });
