'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { ResumeEditorSkeleton } from './resume-editor-skeleton';

/** The resume editor, rendered in the browser only and loaded late, because it is heavy. */
export const LazyResumeEditor = lazyPart(async () => (await import('./resume-editor')).ResumeEditor, {
  onFail: 'retry',
  fallback: <ResumeEditorSkeleton />,
});
