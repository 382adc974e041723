import 'server-only';
import { routes } from '@/lib/config/routes';
import type { ToolTree } from '@/lib/domain/tool/schema';
import { toolCategories, toolCategoryId } from '@/lib/domain/tool/directory';
import type { JsonLdNode } from './json-ld';
import { listJsonLd } from './list-json-ld';

export const toolsJsonLd = (tree: ToolTree): JsonLdNode[] =>
  listJsonLd({
    name: '工具箱',
    path: routes.tools(),
    items: toolCategories(tree).map(({ id, name }) => ({ name, path: `${routes.tools()}#${toolCategoryId(id)}` })),
  });
