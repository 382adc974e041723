import { safeLink } from '@/lib/utils/safe-link';
import type { Tool, ToolTree } from './schema';

/** The categories of the directory, without the reader's collection. */
export const toolCategories = (tree: ToolTree): ToolTree => tree.slice(1);

/** The reader's collection as of now: what was collected since the directory was read comes first. */
export function collectedTools(tree: ToolTree): Tool[] {
  const collection = tree[0]?.children ?? [];
  const read = new Set(collection.map(({ id }) => id));
  const tools = toolCategories(tree).flatMap(({ children }) => children);
  const since = new Map(tools.filter((tool) => tool.collected && !read.has(tool.id)).map((tool) => [tool.id, tool]));
  return [...since.values(), ...collection.filter(({ collected }) => collected)];
}

/** Id of the element that holds a tool in a list. */
export const toolElementId = (id: string) => `tool-${id}`;

/** Id of a category's section in the directory. */
export const toolCategoryId = (id: string) => `category-${id}`;

/** What finds a tool: its name, and besides it its description, its category and the host of its address. */
export const searchedTexts = ({ name, description, url }: Tool, category: string) => ({
  name,
  details: [description, category, safeLink(url)?.host].join('\n'),
});
