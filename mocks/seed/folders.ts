import path from 'node:path';
import * as z from 'zod/mini';
import { idFor } from '@/mocks/db/random';
import type { Folder, Bookmark, User } from '@/mocks/db/tables';
import { iconOf } from '@/mocks/handlers/rules';
import { readYaml, SEED_DIR } from './read';

const folderSchema = z.object({
  name: z.string(),
  private: z._default(z.boolean(), false),
  bookmarks: z.array(z.object({ name: z.string(), url: z.string(), siteDesc: z.string() })),
});

export function loadFolders(authors: ReadonlyMap<string, User>): { folders: Folder[]; bookmarks: Bookmark[] } {
  const rows = readYaml(path.join(SEED_DIR, 'folders.yaml'), z.array(folderSchema));
  const folders: Folder[] = [];
  const bookmarks: Bookmark[] = [];
  for (const { id: userId } of authors.values()) {
    for (const row of rows) {
      const id = idFor(`folder:${userId}:${row.name}`);
      folders.push({ id, userId, name: row.name, isPrivate: row.private });
      for (const bookmark of row.bookmarks) {
        bookmarks.push({
          ...bookmark,
          id: idFor(`bookmark:${id}:${bookmark.name}`),
          folderId: id,
          icon: iconOf(bookmark.url),
        });
      }
    }
  }
  return { folders, bookmarks };
}
