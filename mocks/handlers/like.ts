import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { notifyOnce } from '@/mocks/db/notify';
import type { Relation } from '@/mocks/db/relation';
import { BusinessFailure } from './answers';
import { commentItemTypeOf, findComment, isCommentItemType } from './comment-calls';
import { digitOf, required } from './params';
import { STATUS_PUBLISHED } from './rules';
import { toggleCalls } from './toggle';

interface ArticleToggle {
  on: string;
  off: string;
  relation: () => Relation;
  verb: '点赞' | '收藏';
  repeated: string;
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
    missing: `还未${verb}`,
    tell: ({ articleId, uid }, { id }) => notifyOnce({ userId: uid, itemType, sourceUserId: id, articleId }),
  });

export const likeHandlers = [
  ...articleToggle({
    on: '/users/agreearticle',
    off: '/users/unagreearticle',
    relation: () => db.likes,
    verb: '点赞',
    repeated: '重复点赞',
    itemType: '1',
  }),
  ...articleToggle({
    on: '/users/collectarticle',
    off: '/users/uncollectarticle',
    relation: () => db.collects,
    verb: '收藏',
    repeated: '用户已收藏',
    itemType: '2',
  }),
  ...toggleCalls({
    on: '/users/agreecomment',
    off: '/users/unagreecomment',
    params: z.object({ commentId: required(), itemType: digitOf(isCommentItemType) }),
    relation: () => db.commentLikes,
    target: ({ commentId, itemType }) => {
      const { id, subjectId } = findComment(commentId);
      if (itemType !== commentItemTypeOf(subjectId)) throw new BusinessFailure('评论不存在');
      return id;
    },
    verb: '点赞',
    repeated: '重复点赞',
    missing: '还未点赞',
  }),
];
