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

interface ListPage {
  name: string;
  path: string;
  /** The properties of each place besides its number. */
  places: readonly Readonly<Record<string, unknown>>[];
  first?: number;
}

export const listPageJsonLd = ({ name, path, places, first = 1 }: ListPage): JsonLdNode[] =>
  places.length === 0
    ? []
    : [
        {
          '@type': 'CollectionPage',
          url: absoluteUrl(path),
          name: onOneLine(name),
          inLanguage: LANGUAGE,
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: first + index, ...place })),
          },
        },
      ];

export const listJsonLd = ({ items, ...list }: List): JsonLdNode[] =>
  listPageJsonLd({
    ...list,
    places: items.map((item) => ({ name: onOneLine(item.name), url: absoluteUrl(item.path) })),
  });
