'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** The editor is the browser's alone, and weighs too much for anybody who is not going to write. */
export const LazyWriteCenter = lazyPart(async () => (await import('./write-center')).WriteCenter, { onFail: 'retry' });
