import 'server-only';
import { routes } from '@/lib/config/routes';
import { listArticles } from '@/lib/domain/article/api';
import { CATEGORY_ALL } from '@/lib/domain/article/categories';
import { listShares } from '@/lib/domain/share/api';
import type { Page } from '@/lib/http/envelope';

/** Pages without a parameter, besides the lists that `load-sitemap.ts` dates by their newest row. */
export const SINGLE_PAGES: readonly string[] = [routes.tools(), routes.rank(), routes.questions(), routes.feedback()];

export async function listPublishedArticles(pageNo: number, pageSize: number, category: string = CATEGORY_ALL) {
  const page = await listArticles({ category, sort: 'new', pageNo, pageSize });
  return { ...page, list: page.list.filter(({ status }) => status === 'published') };
}

interface RowList {
  listPage: (pageNo: number, pageSize: number) => Promise<Page<{ id: string; createTime: string }>>;
  page: (id: string) => string;
}

const rowLists = {
  articles: { listPage: listPublishedArticles, page: routes.article },
  shares: { listPage: (pageNo, pageSize) => listShares({ pageNo, pageSize }), page: routes.share },
} as const satisfies Record<string, RowList>;

export type RowType = keyof typeof rowLists;

/** The nouns of which each row has a page, by the name of their sitemap files: a further noun is one more entry. */
export const ROW_LISTS: Record<RowType, RowList> = rowLists;

export const isRowType = (type: string): type is RowType => Object.hasOwn(ROW_LISTS, type);

export const ROW_TYPES = Object.keys(ROW_LISTS).filter(isRowType);
