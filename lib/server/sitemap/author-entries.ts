import 'server-only';
import { routes } from '@/lib/config/routes';
import { listBookmarks } from '@/lib/domain/bookmark/api';
import { isGone } from '@/lib/http/refusals';
import { loadFolders } from '../folders';
import { mapFew } from '../map-few';
import { lastPublished, type PublishedAuthor } from './published';

interface AuthorEntry {
  path: string;
  lastModified: string;
}

/** Authors' pages that show something, with the time of the newest row of each. */
export async function userEntries(authors: readonly PublishedAuthor[]): Promise<AuthorEntry[]> {
  return authors.flatMap((author) => [
    { path: routes.user(author.id), lastModified: lastPublished(author) },
    ...(author.article === undefined
      ? []
      : [{ path: routes.user(author.id, 'article'), lastModified: author.article }]),
    ...(author.share === undefined ? [] : [{ path: routes.user(author.id, 'circle'), lastModified: author.share }]),
  ]);
}

async function holdsSomething(folderId: string): Promise<boolean> {
  try {
    return (await listBookmarks(folderId)).length > 0;
  } catch (error) {
    // It was deleted or made private in between.
    if (isGone(error)) return false;
    throw error;
  }
}

/** Authors' public folders that hold something; the API does not tell when that changed. */
export async function folderEntries(authors: readonly PublishedAuthor[]): Promise<AuthorEntry[]> {
  const entries = await mapFew(authors, async ({ id }) => {
    const folders = await loadFolders(id);
    const paths: string[] = [];
    for (const folder of folders) if (await holdsSomething(folder.id)) paths.push(routes.userFolder(id, folder.id));
    return [...(folders.length > 0 ? [routes.user(id, 'folder')] : []), ...paths];
  });
  return entries.flat().map((path) => ({ path, lastModified: '' }));
}
