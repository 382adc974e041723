import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { notify } from '@/mocks/db/notify';
import type { Relation } from '@/mocks/db/relation';
import { BusinessFailure } from './answers';
import { findComment } from './comment-calls';
import { digit, required } from './params';
import { STATUS_PUBLISHED } from './rules';
import { toggleCalls } from './toggle';

interface ArticleToggle {
  on: string;
  off: string;
  relation: () => Relation;
  verb: '点赞' | '收藏';
  itemType: '1' | '2';
}

const articleToggle = ({ itemType, verb, ...toggle }: ArticleToggle) =>
  toggleCalls({
    ...toggle,
    // Both are required: the real API must never be called without `uid`.
    params: z.object({ articleId: required(), uid: required() }),
    target: ({ articleId }) => articleId,
    check: ({ articleId }) => {
      if (db.articles.get(articleId)?.status !== STATUS_PUBLISHED) throw new BusinessFailure('文章不存在');
    },
    verb,
    repeated: `重复${verb}`,
    missing: `还未${verb}`,
    tell: ({ articleId, uid }, { id }) => notify({ userId: uid, itemType, sourceUserId: id, articleId }),
  });

export const likeHandlers = [
  ...articleToggle({
    on: '/users/agreearticle',
    off: '/users/unagreearticle',
    relation: () => db.likes,
    verb: '点赞',
    itemType: '1',
  }),
  ...articleToggle({
    on: '/users/collectarticle',
    off: '/users/uncollectarticle',
    relation: () => db.collects,
    verb: '收藏',
    itemType: '2',
  }),
  ...toggleCalls({
    on: '/users/agreecomment',
    off: '/users/unagreecomment',
    params: z.object({ commentId: required(), itemType: digit('1', '2') }),
    relation: () => db.commentLikes,
    target: ({ commentId }) => commentId,
    check: ({ commentId }) => void findComment(commentId),
    verb: '点赞',
    repeated: '重复点赞',
    missing: '还未点赞',
  }),
];
