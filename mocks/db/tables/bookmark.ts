import { seedFolders } from '../seed';
import { defineTable } from '../table';

/** A bookmark in a folder. */
export interface Bookmark {
  id: string;
  folderId: string;
  name: string;
  url: string;
  icon: string | null;
  siteDesc: string;
}

/** Oldest first. */
export const bookmarks = defineTable({ seed: ({ once }) => once(seedFolders).bookmarks });
