'use client';

import { Dialog } from '@/components/ui/layer/dialog';
import { lazyComponent } from '@/components/ui/lazy-component';
import { Skeleton } from '@/components/ui/state/skeleton';
import type { FeedbackFormProps } from './feedback-form';

const WIDTH = 720;
/** The editor, its note and its buttons are as high together. */
const HEIGHT = 412;

const FeedbackForm = lazyComponent(async () => (await import('./feedback-form')).FeedbackForm, {
  onFail: 'retry',
  fallback: <Skeleton height={HEIGHT} />,
});

/** The dialog is open at once; its editor is loaded when it first opens. */
export const FeedbackDialog = (props: FeedbackFormProps) => (
  <Dialog title={props.id === undefined ? '提交反馈' : '编辑反馈'} width={WIDTH} onClose={props.onClose}>
    <FeedbackForm {...props} />
  </Dialog>
);
export const preloadFeedback = FeedbackForm.preload;
