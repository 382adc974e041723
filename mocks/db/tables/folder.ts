import { seedFolders } from '../seed';
import { defineTable } from '../table';

export interface Folder {
  id: string;
  userId: string;
  name: string;
  isPrivate: boolean;
}

export const folders = defineTable({ seed: ({ once }) => once(seedFolders).folders });
