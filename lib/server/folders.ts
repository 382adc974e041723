import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { listFolders } from '@/lib/domain/folder/api';
import { listBookmarks } from '@/lib/domain/bookmark/api';
import { isGone } from '@/lib/http/refusals';
import { required } from './load';

/** Server-rendered bookmarks; the browser fetches the rest. */
const FIRST_SITES = 50;
export const loadFolders = cache(async (userId: string) =>
  (await listFolders(userId)).filter(({ isPrivate }) => !isPrivate),
);

/** A public folder with its first bookmarks; not found when private or missing. */
export const loadFolder = cache(async (userId: string, folderId: string) => {
  const folder = (await required(loadFolders(userId))).find(({ id }) => id === folderId);
  if (!folder) notFound();
  try {
    const bookmarks = await required(listBookmarks(folderId));
    return { folder, bookmarks: bookmarks.slice(0, FIRST_SITES), total: bookmarks.length };
  } catch (error) {
    // It was deleted or made private in between.
    if (isGone(error)) notFound();
    throw error;
  }
});
