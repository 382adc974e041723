'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { LoadingOverlay } from '@/components/ui/loading-overlay';

/** The form of a feedback, whose editor is loaded when it first opens. */
export const LazyFeedbackForm = lazyComponent(async () => (await import('./feedback-form')).FeedbackForm, {
  onFail: 'toast',
  fallback: <LoadingOverlay tip="正在打开反馈…" />,
});
