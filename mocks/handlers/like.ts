import * as z from 'zod/mini';
import { STATUS_PUBLISHED } from '@/lib/domain/article/constants';
import { db } from '@/mocks/db';
import { notify } from '@/mocks/db/notify';
import type { Relation } from '@/mocks/db/relation';
import { BusinessFailure } from './answers';
import { memberCall } from './call';
import { digit, required } from './params';

/** Both parameters are required: the real API must never be called without `uid`. */
const articleParams = z.object({ articleId: required(), uid: required() });
const commentParams = z.object({ commentId: required(), itemType: digit('1', '2') });

interface Toggle {
  on: string;
  off: string;
  relation: () => Relation;
  itemType: '1' | '2';
  verb: string;
  repeated: string;
  missing: string;
}

const articleToggle = ({ on, off, relation, itemType, verb, repeated, missing }: Toggle) => [
  memberCall({
    method: 'GET',
    path: on,
    params: articleParams,
    message: `${verb}成功`,
    handle: ({ params: { articleId, uid }, viewer }) => {
      if (db.articles.get(articleId)?.status !== STATUS_PUBLISHED) throw new BusinessFailure('文章不存在');
      if (relation().has(viewer.id, articleId)) throw new BusinessFailure(repeated);
      relation().set(viewer.id, articleId, Date.now());
      notify({ userId: uid, itemType, sourceUserId: viewer.id, articleId });
    },
  }),
  memberCall({
    method: 'GET',
    path: off,
    params: articleParams,
    message: `取消${verb}成功`,
    handle: ({ params: { articleId }, viewer }) => {
      if (!relation().has(viewer.id, articleId)) throw new BusinessFailure(missing);
      relation().delete(viewer.id, articleId);
    },
  }),
];

const commentExists = (id: string): boolean =>
  [...db.comments.values()].some((comments) => comments.some((comment) => comment.id === id));

export const likeHandlers = [
  ...articleToggle({
    on: '/users/agreearticle',
    off: '/users/unagreearticle',
    relation: () => db.likes,
    itemType: '1',
    verb: '点赞',
    repeated: '重复点赞',
    missing: '还未点赞',
  }),
  ...articleToggle({
    on: '/users/collectarticle',
    off: '/users/uncollectarticle',
    relation: () => db.collects,
    itemType: '2',
    verb: '收藏',
    repeated: '重复收藏',
    missing: '还未收藏',
  }),
  memberCall({
    method: 'GET',
    path: '/users/agreecomment',
    params: commentParams,
    message: '点赞成功',
    handle: ({ params: { commentId }, viewer }) => {
      if (!commentExists(commentId)) throw new BusinessFailure('评论不存在');
      if (db.commentLikes.has(viewer.id, commentId)) throw new BusinessFailure('重复点赞');
      db.commentLikes.set(viewer.id, commentId, Date.now());
    },
  }),
  memberCall({
    method: 'GET',
    path: '/users/unagreecomment',
    params: commentParams,
    message: '取消点赞成功',
    handle: ({ params: { commentId }, viewer }) => {
      if (!db.commentLikes.has(viewer.id, commentId)) throw new BusinessFailure('还未点赞');
      db.commentLikes.delete(viewer.id, commentId);
    },
  }),
];
