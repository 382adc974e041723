'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { PaperSkeleton } from './paper-skeleton';

export const LazyResumePrint = lazyPart(async () => (await import('./resume-print')).ResumePrint, {
  onFail: 'retry',
  fallback: <PaperSkeleton />,
});
