import { loadTools, seedToolCollects } from '@/mocks/seed/tools';
import { seededAuthors } from '../seed';
import { byId, defineTable } from '../table';

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

export const toolCategories = defineTable({ seed: ({ once }) => once(loadTools).categories });
export const tools = defineTable({ seed: ({ once }) => byId(once(loadTools).tools) });

/** Links from members to the tools that they collected. */
export const toolCollects = defineTable({
  seed: ({ once }) => seedToolCollects(once(seededAuthors).values(), once(loadTools).tools),
});
