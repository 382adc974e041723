import { safeLink } from '@/lib/utils/address/safe-link';
import type { Tool, ToolTree } from './schema';

export const toolCategories = (tree: ToolTree): ToolTree => tree.slice(1);

export function collectedTools(tree: ToolTree): Tool[] {
  const collection = tree[0]?.children ?? [];
  const read = new Set(collection.map(({ id }) => id));
  const tools = toolCategories(tree).flatMap(({ children }) => children);
  const since = new Map(tools.filter((tool) => tool.collected && !read.has(tool.id)).map((tool) => [tool.id, tool]));
  return [...since.values(), ...collection.filter(({ collected }) => collected)];
}

export const toolElementId = (id: string) => `tool-${id}`;

export const toolCategoryId = (id: string) => `category-${id}`;

export const searchedTexts = ({ name, description, url }: Tool, category: string) => ({
  name,
  details: [description, category, safeLink(url)?.host].join('\n'),
});
