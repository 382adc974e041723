import { loadTools, seedToolCollects } from '@/mocks/seed/tools';
import { seededAuthors } from '../seed';
import { byId, defineTable } from '../table';

/** A category of the tool directory. */
export interface ToolCategory {
  id: string;
  name: string;
  icon: string;
}

export interface Tool {
  id: string;
  categoryId: string;
  name: string;
  url: string;
  description: string;
  logo: string | null;
  createTime: number;
}

/** Both in the order of the directory. */
export const toolCategories = defineTable({ seed: ({ once }) => once(loadTools).categories });
export const tools = defineTable({ seed: ({ once }) => byId(once(loadTools).tools) });

/** From members to the tools that they have collected. */
export const toolCollects = defineTable({
  seed: ({ once }) => seedToolCollects(once(seededAuthors).values(), once(loadTools).tools),
});
