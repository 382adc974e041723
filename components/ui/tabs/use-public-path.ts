'use client';

import { usePathname } from 'next/navigation';

/** A path without what a selection adds to it (`SELECTIONS` in lib/config/pages.ts). */
const publicPath = (path: string): string => path.replace(/\/~(\/.*)?$/, '') || '/';

/** `usePathname` differs for a selection between server and browser: what is made of it would not hydrate. */
export const usePublicPath = (): string => publicPath(usePathname());
