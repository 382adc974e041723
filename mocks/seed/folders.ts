import path from 'node:path';
import * as z from 'zod/mini';
import { idFor } from '@/mocks/db/random';
import type { Folder, Site, User } from '@/mocks/db/tables';
import { iconOf } from '@/mocks/handlers/rules';
import { readYaml, SEED_DIR } from './read';

const folderSchema = z.object({
  name: z.string(),
  private: z._default(z.boolean(), false),
  sites: z.array(z.object({ name: z.string(), url: z.string(), siteDesc: z.string() })),
});

/** The folders of each author, from `folders.yaml`. */
export function loadFolders(authors: ReadonlyMap<string, User>): { folders: Folder[]; sites: Site[] } {
  const rows = readYaml(path.join(SEED_DIR, 'folders.yaml'), z.array(folderSchema));
  const folders: Folder[] = [];
  const sites: Site[] = [];
  for (const { id: userId } of authors.values()) {
    for (const row of rows) {
      const id = idFor(`folder:${userId}:${row.name}`);
      folders.push({ id, userId, name: row.name, isPrivate: row.private });
      for (const site of row.sites) {
        sites.push({ ...site, id: idFor(`site:${id}:${site.name}`), folderId: id, icon: iconOf(site.url) });
      }
    }
  }
  return { folders, sites };
}
