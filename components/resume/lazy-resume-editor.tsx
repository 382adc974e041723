'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { ResumeEditorSkeleton } from './resume-editor-skeleton';

/** Client-rendered and lazy, because it is heavy. */
export const LazyResumeEditor = lazyPart(async () => (await import('./resume-editor')).ResumeEditor, {
  onFail: 'retry',
  fallback: <ResumeEditorSkeleton />,
});
