'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { ResumeEditorSkeleton } from './resume-editor-skeleton';

export const LazyResumeEditor = lazyComponent(async () => (await import('./resume-editor')).ResumeEditor, {
  onFail: 'retry',
  fallback: <ResumeEditorSkeleton />,
});
