import 'server-only';
import { cache } from 'react';
import { listToolTree } from '@/lib/domain/tool/api';
import type { ToolTree } from '@/lib/domain/tool/schema';
import { toolCategories } from '@/lib/domain/tool/directory';
import { required } from './load';

export const loadToolTree = cache(async () => {
  const tree = await required(listToolTree());
  return { tree, renderedAt: Date.now() };
});

export function toolsDescription(tree: ToolTree): string {
  const categories = toolCategories(tree);
  const count = categories.reduce((sum, { children }) => sum + children.length, 0);
  return `${count} 个开发者常用的工具：${categories.map(({ name }) => name).join('、')}，支持拼音搜索和收藏。`;
}
