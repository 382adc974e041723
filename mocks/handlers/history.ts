import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { historyId, historyOf } from '@/mocks/wire/history';
import { BusinessFailure, paged, Refusal } from './answers';
import { memberCall } from './call';
import { paging, required } from './params';

export const historyHandlers = [
  memberCall({
    method: 'GET',
    path: '/history',
    params: z.object(paging),
    handle: ({ params, viewer }) => paged(historyOf(viewer.id), params, (row) => row),
  }),
  memberCall({
    method: 'POST',
    path: '/history/generate',
    params: z.object({ uid: required(), articleId: required() }),
    handle: ({ params: { articleId }, viewer }) => {
      if (!db.articles.has(articleId)) throw new BusinessFailure('文章不存在');
      db.histories.set(viewer.id, articleId, Date.now());
    },
  }),
  memberCall({
    method: 'GET',
    path: '/history/delete',
    params: z.object({ id: required() }),
    message: '删除成功',
    handle: ({ params, viewer }) => {
      const entry = db.histories
        .targets(viewer.id)
        .find(([articleId]) => historyId(viewer.id, articleId) === params.id);
      if (!entry) throw new Refusal();
      db.histories.delete(viewer.id, entry[0]);
    },
  }),
];
