import { element, xmlDocument } from '@/lib/utils/xml';

export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601, '' when not known. */
  lastModified: string;
}

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

const write = (root: string, item: string, entries: readonly SitemapEntry[]) =>
  xmlDocument(
    element(
      root,
      NAMESPACE,
      ...entries.map(({ url, lastModified }) =>
        element(
          item,
          {},
          element('loc', {}, url),
          lastModified === '' ? undefined : element('lastmod', {}, lastModified),
        ),
      ),
    ),
  );

export const sitemapDocument = (entries: readonly SitemapEntry[]) => write('urlset', 'url', entries);
export const sitemapIndexDocument = (entries: readonly SitemapEntry[]) => write('sitemapindex', 'sitemap', entries);
