import { seedFolders } from '../seed';
import { defineTable } from '../table';

export interface Bookmark {
  id: string;
  folderId: string;
  name: string;
  url: string;
  icon: string | null;
  siteDesc: string;
}

export const bookmarks = defineTable({ seed: ({ once }) => once(seedFolders).bookmarks });
