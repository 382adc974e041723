import type { QueryClient } from '@tanstack/react-query';
import { patchCopies, type Row } from '@/lib/query/patch-rows';
import { STATUS_DELETED } from './constants';
import { articleQueries } from './queries';

const isArticle = (row: Row) => 'articleTitle' in row;

/** Changes every cached copy of an article: feeds, lists, search results and its own page. */
export function patchArticle(client: QueryClient, id: string, patch: (copy: Row) => Row): void {
  patchCopies(client, articleQueries.all(), (row) => (row.id === id && isArticle(row) ? patch(row) : row));
}

/** @param counted false when the API's count already held it */
export const withLike =
  (isLiker: boolean, counted: boolean) =>
  (copy: Row): Row =>
    copy.isLiker === isLiker
      ? copy
      : { ...copy, isLiker, likeCounts: Math.max(0, Number(copy.likeCounts) + (counted ? (isLiker ? 1 : -1) : 0)) };

export const withCollection =
  (isCollected: boolean) =>
  (copy: Row): Row =>
    'isCollected' in copy ? { ...copy, isCollected } : copy;

/** The article was found to be gone; its copies say so. */
export const asDeleted = (copy: Row): Row => ({ ...copy, status: STATUS_DELETED });

/** Changes the author's part of every cached copy of their articles. */
export function patchAuthor(client: QueryClient, userId: string, isFocusAuthor: boolean): void {
  patchCopies(client, articleQueries.all(), (row) => {
    if (row.userId !== userId || row.isFocusAuthor === undefined || row.isFocusAuthor === isFocusAuthor) return row;
    return { ...row, isFocusAuthor, fansCounts: Math.max(0, Number(row.fansCounts) + (isFocusAuthor ? 1 : -1)) };
  });
}

export const withCommentCount =
  (commentCounts: number) =>
  (copy: Row): Row =>
    copy.commentCounts === commentCounts ? copy : { ...copy, commentCounts };
