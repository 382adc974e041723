import * as z from 'zod/mini';
import { db, newId } from '@/mocks/db';
import { notifyOnce } from '@/mocks/db/notify';
import type { Share } from '@/mocks/db/tables';
import { latestCommentRow, shareDetailRow, shareRow } from '@/mocks/wire/share';
import { BusinessFailure, errorPage, paged } from './answers';
import { call, memberCall } from './call';
import { commentCalls, MAX_COMMENT_CHARACTERS } from './comment-calls';
import { ownedBy } from './owned';
import { paging, required } from './params';
import { charactersOf } from './rules';
import { toggleCalls } from './toggle';
import { keepImage } from './upload';

const MAX_CHARACTERS = 512;
const MAX_PICTURES = 3;
const LATEST_COMMENTS = 5;
const GONE = '友圈不存在';

const file = z.instanceof(File);

const newestFirst = (): Share[] => [...db.shares.values()].sort((one, other) => other.createTime - one.createTime);

/** Removes a share and its comments and likes; notifications stay, without its text. */
function forgetShare(id: string): void {
  for (const comment of db.comments.get(id) ?? []) db.commentLikes.forget(comment.id);
  db.comments.delete(id);
  db.shareLikes.forget(id);
  db.shares.delete(id);
}

export const shareHandlers = [
  call({
    method: 'GET',
    path: '/shares',
    params: z.object({ ...paging, block: z.optional(z.string()), userId: z.optional(z.string()) }),
    handle: ({ params: { block, userId, ...page }, viewer }) =>
      paged(
        newestFirst().filter(
          (share) =>
            (block === undefined || share.block === block) && (userId === undefined || share.userId === userId),
        ),
        page,
        (share) => shareRow(share, viewer),
      ),
  }),
  call({
    method: 'GET',
    path: '/shares/info',
    params: z.object({ circleId: required() }),
    handle: ({ params: { circleId }, viewer }) => {
      const share = db.shares.get(circleId);
      return share ? shareDetailRow(share, viewer) : null;
    },
  }),
  call({
    method: 'GET',
    path: '/shares/agreecircles',
    params: z.object({ userId: required() }),
    handle: ({ params: { userId }, viewer }) =>
      db.shareLikes.targets(userId).flatMap(([id]) => {
        const share = db.shares.get(id);
        return share ? [shareRow(share, viewer)] : [];
      }),
  }),
  memberCall({
    method: 'POST',
    path: '/shares/createshare',
    params: z.object({
      content: z.string(),
      block: z.optional(z.string()),
      file: z.optional(z.union([z.array(file), file])),
    }),
    message: '发布友圈成功',
    handle: async ({ params: { content, block, file: sent = [] }, viewer }) => {
      const files = Array.isArray(sent) ? sent : [sent];
      // The upload middleware of the server fails outside the envelope.
      if (files.length > MAX_PICTURES) return errorPage(500, 'MulterError: Unexpected field');
      if (content.trim() === '') throw new BusinessFailure('内容不能为空');
      if (charactersOf(content) > MAX_CHARACTERS) throw new BusinessFailure(`内容不能超过${MAX_CHARACTERS}个字符`);
      const pictures: string[] = [];
      for (const picture of files) pictures.push(await keepImage(picture));
      const id = newId();
      db.shares.set(id, { id, userId: viewer.id, content, pictures, block: block ?? '', createTime: Date.now() });
      return null;
    },
  }),
  memberCall({
    method: 'GET',
    path: '/shares/delete',
    params: z.object({ id: required() }),
    message: '删除成功',
    handle: ({ params: { id }, viewer }) => forgetShare(ownedBy(viewer, db.shares.get(id)).id),
  }),
  ...toggleCalls({
    on: '/shares/agree',
    off: '/shares/unagree',
    // Both are required: the real API must never be called without `uid`.
    params: z.object({ id: required(), uid: required() }),
    relation: () => db.shareLikes,
    target: ({ id }) => id,
    check: ({ id }) => {
      if (!db.shares.has(id)) throw new BusinessFailure(GONE);
    },
    verb: '点赞',
    repeated: '重复点赞',
    missing: '还未点赞',
    tell: ({ id: circleId, uid }, viewer) =>
      notifyOnce({ userId: uid, itemType: '1', sourceUserId: viewer.id, circleId }),
  }),
  ...commentCalls({
    list: '/sharecircle/comments',
    submit: '/sharecircle/comments/create',
    remove: '/sharecircle/comments/delete',
    itemType: '2',
    subject: 'circleId',
    find: (id) => {
      const share = db.shares.get(id);
      return share && { userId: share.userId, open: true };
    },
    gone: GONE,
    tooLong: `评论内容不能超过${MAX_COMMENT_CHARACTERS}个字符`,
    everyField: false,
    about: (circleId) => ({ circleId }),
  }),
  call({
    method: 'GET',
    path: '/sharecircle/comments/simplecomments',
    params: z.object({ circleId: required() }),
    handle: ({ params: { circleId }, viewer }) => {
      const comments = db.comments.get(circleId) ?? [];
      const latest = comments
        .filter(({ topId }) => topId === null)
        .sort((one, other) => other.createTime - one.createTime)
        .slice(0, LATEST_COMMENTS);
      return { list: latest.map((top) => latestCommentRow(top, comments, viewer)), total: comments.length };
    },
  }),
];
