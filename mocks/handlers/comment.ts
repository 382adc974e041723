import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { commentTree } from '@/mocks/wire/comment';
import { call } from './call';
import { required } from './params';

export const commentHandlers = [
  call({
    method: 'GET',
    path: '/article/comments',
    params: z.object({ articleId: required() }),
    handle: ({ params, viewer }) => commentTree(db.comments.get(params.articleId) ?? [], viewer),
  }),
];
