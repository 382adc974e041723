import 'server-only';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { siteConfig } from '@/lib/config/site';
import { CATEGORIES, CATEGORY_ALL } from '@/lib/domain/article/categories';
import { listShares } from '@/lib/domain/share/api';
import { SHARE_BLOCKS } from '@/lib/domain/share/blocks';
import { getTutorial, listTutorialCategories } from '@/lib/domain/tutorial/api';
import { chaptersOf } from '@/lib/domain/tutorial/chapters';
import type { Page } from '@/lib/http/envelope';
import { isIdentifier } from '@/lib/utils/identifier';
import { toIsoTime } from '@/lib/utils/time';
import { createFetchCache, retryOnce } from '../fetch-cache';
import { mapFew } from '../map-few';
import { withoutDeadline } from '../page-request';
import { listAllQuestions } from '../question-lists';
import { listTutorialsOf } from '../tutorial-lists';
import { folderEntries, userEntries } from './author-entries';
import { isRowType, listPublishedArticles, ROW_LISTS, ROW_TYPES, SINGLE_PAGES, type RowType } from './contents';
import {
  AUTHORS_PER_PART,
  countParts,
  PAGE_SIZE,
  pagesOfPart,
  PART_SIZE,
  type AuthorType,
  type SitemapFile,
  type WholeType,
} from './parts';
import { lastPublished, loadPublished } from './published';
import { sitemapDocument, sitemapIndexDocument, type SitemapEntry } from './sitemap-xml';

const absolute = (path: string) => `${siteConfig().url}${path}`;
const listRows = (type: RowType) => retryOnce((pageNo: number) => ROW_LISTS[type].listPage(pageNo, PAGE_SIZE));
const newest = (list: readonly { createTime: string }[]) => toIsoTime(list[0]?.createTime ?? '');
const undated = (path: string): SitemapEntry => ({ url: absolute(path), lastModified: '' });

/** A sitemap file; null when its part does not exist. @throws ApiError */
export const loadSitemapFile = (file: SitemapFile): Promise<string | null> => withoutDeadline(() => makeFile(file));

async function makeFile(file: SitemapFile): Promise<string | null> {
  if (file.type === 'index') return makeIndex();
  if (!('part' in file)) return MAKE_WHOLE[file.type]();
  if (isRowType(file.type)) return (await rowParts.get(file.type)?.fetch(file.part)) ?? null;
  return makeAuthorPart(file.type, file.part);
}

async function indexRowParts(type: RowType): Promise<SitemapEntry[]> {
  const listPage: (pageNo: number) => Promise<Page<{ createTime: string }>> = listRows(type);
  const first = await listPage(1);
  const numbers = Array.from({ length: countParts(first.total) }, (_, index) => index + 1);
  return mapFew(numbers, async (part) => {
    const page = part === 1 ? first : await listPage((part - 1) * (PART_SIZE / PAGE_SIZE) + 1);
    return { url: absolute(fileRoutes.sitemapPart(type, part)), lastModified: newest(page.list) };
  });
}

async function indexAuthorParts(): Promise<SitemapEntry[]> {
  const { authors } = await loadPublished();
  const numbers = Array.from({ length: Math.ceil(authors.length / AUTHORS_PER_PART) }, (_, index) => index + 1);
  return numbers.flatMap((part) => {
    const first = authors[(part - 1) * AUTHORS_PER_PART];
    return [
      { url: absolute(fileRoutes.sitemapPart('users', part)), lastModified: first ? lastPublished(first) : '' },
      undated(fileRoutes.sitemapPart('folders', part)),
    ];
  });
}

async function makeIndex(): Promise<string> {
  const articles = await listPublishedArticles(1, PAGE_SIZE);
  const rows: SitemapEntry[] = [];
  for (const type of ROW_TYPES) rows.push(...(await indexRowParts(type)));
  return sitemapIndexDocument([
    { url: absolute(fileRoutes.sitemapPart('pages')), lastModified: newest(articles.list) },
    undated(fileRoutes.sitemapPart('tutorials')),
    undated(fileRoutes.sitemapPart('questions')),
    undated(fileRoutes.sitemapPart('tags')),
    ...rows,
    ...(await indexAuthorParts()),
  ]);
}

async function makePages(): Promise<string> {
  const feedPages = await mapFew([CATEGORY_ALL, ...CATEGORIES.map(({ code }) => code)], async (category) => {
    const { list } = await listPublishedArticles(1, 1, category);
    return { url: absolute(routes.home({ category })), lastModified: newest(list), isEmpty: list.length === 0 };
  });
  const shareCirclePages = await mapFew([undefined, ...SHARE_BLOCKS.map(({ id }) => id)], async (block) => {
    const { list } = await listShares({ block, pageNo: 1, pageSize: 1 });
    return { url: absolute(routes.shareCircle({ block })), lastModified: newest(list), isEmpty: list.length === 0 };
  });
  const lists = [feedPages, shareCirclePages].flatMap(([whole, ...parts]) => [
    ...(whole ? [whole] : []),
    ...parts.filter(({ isEmpty }) => !isEmpty),
  ]);
  return sitemapDocument([...lists, ...SINGLE_PAGES.map(undated)]);
}

async function makeTutorials(): Promise<string> {
  const categories = await listTutorialCategories();
  const lists = await mapFew(categories, (category) => listTutorialsOf([category]));
  const tutorials = [...new Map(lists.flat().map((tutorial) => [tutorial.id, tutorial])).values()];
  const filled = categories.filter((_, index) => lists[index]?.length);
  const chapters = await mapFew(tutorials, async ({ id }) =>
    chaptersOf((await getTutorial(id))?.menu ?? []).map((chapter) => routes.chapter(id, chapter.id)),
  );
  const paths = [
    ...[undefined, ...filled].map((category) => routes.tutorials(category?.id)),
    ...tutorials.flatMap(({ id }, index) => [routes.tutorial(id), ...(chapters[index] ?? [])]),
  ];
  return sitemapDocument(paths.map(undated));
}

const makeQuestions = async (): Promise<string> =>
  sitemapDocument((await listAllQuestions()).map(({ id }) => undated(routes.question(id))));

async function makeTags(): Promise<string> {
  const { tags } = await loadPublished();
  return sitemapDocument(tags.map(({ tag, lastModified }) => ({ url: absolute(routes.tag(tag)), lastModified })));
}

const MAKE_WHOLE: Record<WholeType, () => Promise<string>> = {
  pages: makePages,
  tutorials: makeTutorials,
  questions: makeQuestions,
  tags: makeTags,
};

async function makeAuthorPart(type: AuthorType, part: number): Promise<string | null> {
  const { authors } = await loadPublished();
  const ofPart = authors.slice((part - 1) * AUTHORS_PER_PART, part * AUTHORS_PER_PART);
  if (ofPart.length === 0) return null;
  const entries = await (type === 'users' ? userEntries(ofPart) : folderEntries(ofPart));
  return sitemapDocument(entries.map(({ path, lastModified }) => ({ url: absolute(path), lastModified })));
}

async function makeRowPart(type: RowType, part: number): Promise<string | undefined> {
  const listPage = listRows(type);
  const [firstPage = 0] = pagesOfPart(part, part * PART_SIZE);
  const first = await listPage(firstPage);
  const others = await mapFew(pagesOfPart(part, first.total).slice(1), listPage);
  const rows = [first, ...others].flatMap(({ list }) => list).filter(({ id }) => isIdentifier(id));
  const times = new Map(rows.map(({ id, createTime }) => [id, toIsoTime(createTime)]));
  if (times.size === 0) return undefined;
  return sitemapDocument(
    [...times].map(([id, lastModified]) => ({ url: absolute(ROW_LISTS[type].page(id)), lastModified })),
  );
}

const rowParts = new Map(
  ROW_TYPES.map((type) => [
    type,
    createFetchCache({ max: 4, ttl: 60_000, fetchMethod: (part: number) => makeRowPart(type, part) }),
  ]),
);
