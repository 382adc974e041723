import 'server-only';
import { routes } from '@/lib/config/routes';
import type { ToolTree } from '@/lib/domain/tool/schema';
import { toolCategories, toolCategoryId } from '@/lib/domain/tool/directory';
import { onOneLine } from '@/lib/utils/plain-text';
import { absoluteUrl, LANGUAGE, type JsonLdNode } from './json-ld';

export function toolsJsonLd(tree: ToolTree): JsonLdNode {
  const url = absoluteUrl(routes.tools());
  const categories = toolCategories(tree);
  return {
    '@type': 'CollectionPage',
    url,
    name: '工具箱',
    inLanguage: LANGUAGE,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: categories.length,
      itemListElement: categories.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: onOneLine(name),
        url: `${url}#${toolCategoryId(id)}`,
      })),
    },
  };
}
