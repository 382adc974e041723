'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { WriteCenterSkeleton } from './write-center-skeleton';

const LatePart = lazyPart(async () => (await import('./write-center')).WriteCenter, {
  onFail: 'retry',
  fallback: <WriteCenterSkeleton />,
});

/**
 * Client-rendered and lazy. Here and in `TitleField` the title is no metadata: Next hydrates those late, over a typed
 * title.
 */
export const LazyWriteCenter = (props: ComponentProps<typeof LatePart>) => (
  <>
    <title>写作中心-写文章</title>
    <LatePart {...props} />
  </>
);
