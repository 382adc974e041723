/** Rows per request. */
export const PAGE_SIZE = 50;
/** Requests per part, so that one part is made in seconds and weighs little. */
const PAGES_PER_PART = 40;
export const PART_SIZE = PAGE_SIZE * PAGES_PER_PART;

/** In how many parts so many rows are listed. */
export const countParts = (total: number) => Math.ceil(total / PART_SIZE);

/** The numbers of a part's pages, both from 1, for so many rows in total. */
export function pagesOfPart(part: number, total: number): number[] {
  const first = (part - 1) * PAGES_PER_PART + 1;
  const last = Math.min(part * PAGES_PER_PART, Math.ceil(total / PAGE_SIZE));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

type PartType = 'articles' | 'users' | 'shares';

export type SitemapFile =
  { type: 'index' } | { type: 'pages' } | { type: 'tutorials' } | { type: PartType; part: number };

/** What a file of the sitemap's folder names, or null. */
export function parseSitemapFile(file: string): SitemapFile | null {
  if (file === 'index.xml') return { type: 'index' };
  if (file === 'pages.xml') return { type: 'pages' };
  if (file === 'tutorials.xml') return { type: 'tutorials' };
  const [, type, part] = /^(articles|users|shares)-([1-9]\d{0,6})\.xml$/.exec(file) ?? [];
  return type === 'articles' || type === 'users' || type === 'shares' ? { type, part: Number(part) } : null;
}
