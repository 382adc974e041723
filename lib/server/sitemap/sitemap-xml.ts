import { xml, xmlDocument } from '@/lib/utils/xml';

export interface SitemapEntry {
  url: string;
  lastModified: string;
}

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const fields = ({ url, lastModified }: SitemapEntry) =>
  xml`<loc>${url}</loc>${lastModified === '' ? undefined : xml`<lastmod>${lastModified}</lastmod>`}`;

export const sitemapDocument = (entries: readonly SitemapEntry[]) =>
  xmlDocument(xml`<urlset xmlns="${SCHEMA}">${entries.map((entry) => xml`<url>${fields(entry)}</url>`)}</urlset>`);

export const sitemapIndexDocument = (files: readonly SitemapEntry[]) =>
  xmlDocument(
    xml`<sitemapindex xmlns="${SCHEMA}">${files.map((file) => xml`<sitemap>${fields(file)}</sitemap>`)}</sitemapindex>`,
  );
