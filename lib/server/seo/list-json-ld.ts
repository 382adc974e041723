import 'server-only';
import { onOneLine } from '@/lib/utils/plain-text';
import { absoluteUrl, LANGUAGE, type JsonLdNode } from './json-ld';

interface ListedPage {
  name: string;
  path: string;
}

interface List {
  name: string;
  path: string;
  items: readonly ListedPage[];
  /** Place of the first item in the whole list. */
  first?: number;
}

/** The page of a list, with the pages that it leads to; none without rows. */
export const listJsonLd = ({ name, path, items, first = 1 }: List): JsonLdNode[] =>
  items.length === 0
    ? []
    : [
        {
          '@type': 'CollectionPage',
          url: absoluteUrl(path),
          name: onOneLine(name),
          inLanguage: LANGUAGE,
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: items.map((item, index) => ({
              '@type': 'ListItem',
              position: first + index,
              name: onOneLine(item.name),
              url: absoluteUrl(item.path),
            })),
          },
        },
      ];
