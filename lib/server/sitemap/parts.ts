import { isRowType, type RowType } from './contents';

export const PAGE_SIZE = 50;
/** Bounds the time and size of one part. */
const PAGES_PER_PART = 40;
export const PART_SIZE = PAGE_SIZE * PAGES_PER_PART;

export const countParts = (total: number) => Math.ceil(total / PART_SIZE);

export function pagesOfPart(part: number, total: number): number[] {
  const first = (part - 1) * PAGES_PER_PART + 1;
  const last = Math.min(part * PAGES_PER_PART, Math.ceil(total / PAGE_SIZE));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Articles come with their authors. */
type PartType = 'articles' | 'users' | RowType;

const isPartType = (type: string): type is PartType => type === 'articles' || type === 'users' || isRowType(type);

export type SitemapFile =
  { type: 'index' } | { type: 'pages' } | { type: 'tutorials' } | { type: PartType; part: number };

export function parseSitemapFile(file: string): SitemapFile | null {
  if (file === 'index.xml') return { type: 'index' };
  if (file === 'pages.xml') return { type: 'pages' };
  if (file === 'tutorials.xml') return { type: 'tutorials' };
  const [, type = '', part] = /^([a-z]+)-([1-9]\d{0,6})\.xml$/.exec(file) ?? [];
  return isPartType(type) ? { type, part: Number(part) } : null;
}
