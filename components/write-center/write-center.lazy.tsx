'use client';

import type { ComponentProps } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { WriteCenterSkeleton } from './write-center-skeleton';

const WriteCenter = lazyComponent(async () => (await import('./write-center')).WriteCenter, {
  onFail: 'retry',
  fallback: <WriteCenterSkeleton />,
});

/** Here and in `TitleField` the title is no metadata: Next hydrates those late, over a typed title. */
export const LazyWriteCenter = (props: ComponentProps<typeof WriteCenter>) => (
  <>
    <title>写作中心-写文章</title>
    <WriteCenter {...props} />
  </>
);
