import { pageOf } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { HISTORY_PAGE_SIZE } from './page-size';
import { historyEntrySchema } from './schema';

export const listHistory = (pageNo: number, { signal }: RequestContext = {}) =>
  request({
    path: '/history',
    query: { pageNo, pageSize: HISTORY_PAGE_SIZE },
    schema: pageOf(historyEntrySchema, HISTORY_PAGE_SIZE),
    signal,
  });

/** It is sent also while the page unloads. */
export const deleteHistoryEntry = (id: string) => write({ path: '/history/delete', query: { id }, keepalive: true });

/** Adds an article to the history. @param body.uid the article's author */
export const recordVisit = (body: { articleId: string; uid: string }) => write({ path: '/history/generate', body });
