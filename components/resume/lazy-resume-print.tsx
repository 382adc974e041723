'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { PaperSkeleton } from './paper-skeleton';

export const LazyResumePrint = lazyComponent(async () => (await import('./resume-print')).ResumePrint, {
  onFail: 'retry',
  fallback: <PaperSkeleton />,
});
