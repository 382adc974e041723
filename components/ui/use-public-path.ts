'use client';

import { usePathname } from 'next/navigation';

/** A path without what a selection adds to it (`SELECTIONS` in lib/config/pages.ts). */
const publicPath = (path: string): string => path.replace(/\/~(\/.*)?$/, '') || '/';

/**
 * The path of the page's address. While the server renders a selection, `usePathname` gives the path that its address was
 * rewritten to, and in the browser the one that is shown: a text or mark made of it would not hydrate.
 */
export const usePublicPath = (): string => publicPath(usePathname());
