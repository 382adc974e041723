'use client';

import { FolderSkeleton } from '@/components/bookmark/bookmark-list';
import { lazyComponent } from '@/components/ui/lazy-component';
import { FolderSkeletons } from './folder-grid';

const load = () => import('./owner-parts');

export const LazyOwnFolders = lazyComponent(async () => (await load()).OwnFolders, {
  onFail: 'retry',
  fallback: <FolderSkeletons />,
});

export const LazyOwnBookmarks = lazyComponent(async () => (await load()).OwnBookmarks, {
  onFail: 'retry',
  fallback: <FolderSkeleton />,
});
