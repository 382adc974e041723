'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { EditorSkeleton } from './editor-skeleton';

/** The write center, rendered in the browser only and loaded late, because the editor is heavy. */
export const LazyWriteCenter = lazyPart(async () => (await import('./write-center')).WriteCenter, {
  onFail: 'retry',
  fallback: <EditorSkeleton />,
});
