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

/** Files with what is found by the authors of articles and shares, in parts of this many authors. */
const AUTHOR_TYPES = ['users', 'folders'] as const;
export type AuthorType = (typeof AUTHOR_TYPES)[number];
export const AUTHORS_PER_PART = 500;

const WHOLE_TYPES = ['pages', 'tutorials', 'questions', 'tags'] as const;
export type WholeType = (typeof WHOLE_TYPES)[number];

type PartType = AuthorType | RowType;

const isAuthorType = (type: string): type is AuthorType => AUTHOR_TYPES.some((known) => known === type);
const isPartType = (type: string): type is PartType => isAuthorType(type) || isRowType(type);

export type SitemapFile = { type: 'index' } | { type: WholeType } | { type: PartType; part: number };

export function parseSitemapFile(file: string): SitemapFile | null {
  if (file === 'index.xml') return { type: 'index' };
  const whole = WHOLE_TYPES.find((type) => file === `${type}.xml`);
  if (whole) return { type: whole };
  const [, type = '', part] = /^([a-z]+)-([1-9]\d{0,6})\.xml$/.exec(file) ?? [];
  return isPartType(type) ? { type, part: Number(part) } : null;
}
