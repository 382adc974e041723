'use client';

import dynamic from 'next/dynamic';

/** The editor is the browser's alone, and weighs too much for anybody who is not going to write. */
export const LazyWriteCenter = dynamic(() => import('./write-center').then(({ WriteCenter }) => WriteCenter), {
  ssr: false,
});
