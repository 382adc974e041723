import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { listFolders } from '@/lib/domain/folder/api';
import { listBookmarks } from '@/lib/domain/bookmark/api';
import { isGone } from '@/lib/http/refusals';
import { required } from './load';

/** Sites of a folder in the HTML; the browser fetches the others. */
const FIRST_SITES = 50;
/** The folders of a user as visitors see them: the public ones. */
export const loadFolders = cache(async (userId: string) =>
  (await listFolders(userId)).filter(({ isPrivate }) => !isPrivate),
);

/** A user's folder with its first bookmarks as visitors see it; not found where it is private, as where it is not there. */
export const loadFolder = cache(async (userId: string, folderId: string) => {
  const folder = (await required(loadFolders(userId))).find(({ id }) => id === folderId);
  if (!folder) notFound();
  try {
    const bookmarks = await required(listBookmarks(folderId));
    return { folder, bookmarks: bookmarks.slice(0, FIRST_SITES), total: bookmarks.length };
  } catch (error) {
    // It was deleted, or became private, in between.
    if (isGone(error)) notFound();
    throw error;
  }
});
