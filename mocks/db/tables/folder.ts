import { seedFolders } from '../seed';
import { defineTable } from '../table';

/** A folder of saved sites. */
export interface Folder {
  id: string;
  userId: string;
  name: string;
  isPrivate: boolean;
}

/** In the order that their owner gave them. */
export const folders = defineTable({ seed: ({ once }) => once(seedFolders).folders });
