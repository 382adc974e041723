'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { WriteCenterSkeleton } from './write-center-skeleton';

const LatePart = lazyPart(async () => (await import('./write-center')).WriteCenter, {
  onFail: 'retry',
  fallback: <WriteCenterSkeleton />,
});

/**
 * The write center, rendered in the browser only and loaded late, because the editor is heavy. The document title is
 * here and in `TitleField`, not in the metadata: Next hydrates those late, over a title that was typed meanwhile.
 */
export const LazyWriteCenter = (props: ComponentProps<typeof LatePart>) => (
  <>
    <title>写作中心-写文章</title>
    <LatePart {...props} />
  </>
);
