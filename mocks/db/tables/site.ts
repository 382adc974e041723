import { seedFolders } from '../seed';
import { defineTable } from '../table';

/** A site in a folder. */
export interface Site {
  id: string;
  folderId: string;
  name: string;
  url: string;
  icon: string | null;
  siteDesc: string;
}

/** Oldest first. */
export const sites = defineTable({ seed: ({ once }) => once(seedFolders).sites });
