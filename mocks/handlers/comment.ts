import * as z from 'zod/mini';
import { STATUS_PUBLISHED } from '@/lib/domain/article/constants';
import { safeLink } from '@/lib/utils/safe-link';
import { db, newId } from '@/mocks/db';
import { notify } from '@/mocks/db/notify';
import type { Comment } from '@/mocks/db/types';
import { commentTree } from '@/mocks/wire/comment';
import { BusinessFailure, Refusal } from './answers';
import { call, memberCall } from './call';
import { required } from './params';

/** Every parameter has to be there, null where it does not apply. */
const submitParams = z.object({
  articleId: required(),
  uid: required(),
  content: z.string(),
  commentImage: z.nullable(z.string()),
  topId: z.nullable(z.string()),
  replyId: z.nullable(z.string()),
  replyComment: z.nullable(z.string()),
  replyNickname: z.nullable(z.string()),
  replyUserId: z.nullable(z.string()),
});
type Submission = z.output<typeof submitParams>;

/** The comment that a reply answers, after its place in the thread has been checked; null for a top-level comment. */
function answered({ articleId, topId, replyId, replyComment, replyNickname, replyUserId }: Submission): Comment | null {
  if (!topId) {
    if (replyId || replyUserId) throw new BusinessFailure('参数错误：topId');
    return null;
  }
  const comments = db.comments.get(articleId) ?? [];
  const top = comments.find((comment) => comment.id === topId && comment.topId === null);
  const target = comments.find((comment) => comment.id === replyId && (comment.topId ?? comment.id) === topId);
  if (!top || !target) throw new BusinessFailure('评论不存在');
  if (replyComment === null) throw new BusinessFailure('参数错误：replyComment');
  const toReply = target.topId !== null;
  if (toReply && (replyUserId !== target.userId || !replyNickname)) throw new BusinessFailure('参数错误：replyUserId');
  return target;
}

function find(id: string): Comment {
  for (const comments of db.comments.values()) {
    const comment = comments.find((row) => row.id === id);
    if (comment) return comment;
  }
  throw new BusinessFailure('评论不存在');
}

export const commentHandlers = [
  call({
    method: 'GET',
    path: '/article/comments',
    params: z.object({ articleId: required() }),
    handle: ({ params, viewer }) => commentTree(db.comments.get(params.articleId) ?? [], viewer),
  }),
  memberCall({
    method: 'POST',
    path: '/article/comments/submit',
    params: submitParams,
    message: '评论成功',
    handle: ({ params, viewer }) => {
      const { articleId, uid, content, commentImage, topId, replyComment, replyNickname, replyUserId } = params;
      const article = db.articles.get(articleId);
      if (article?.status !== STATUS_PUBLISHED) throw new BusinessFailure('文章不存在');
      if (content.trim() === '') throw new BusinessFailure('评论内容不能为空');
      if (commentImage && !safeLink(commentImage)) throw new BusinessFailure('上传图片格式不正确');
      const target = answered(params);
      if (uid !== (target ?? article).userId) throw new BusinessFailure('参数错误：uid');
      const comments = db.comments.get(articleId) ?? [];
      comments.push({
        id: newId(),
        articleId,
        userId: viewer.id,
        content,
        commentImage: commentImage || null,
        createTime: Date.now(),
        topId: topId || null,
        replyUserId: replyUserId || null,
        replyNickname: replyNickname || null,
        replyComment: replyComment || null,
      });
      db.comments.set(articleId, comments);
      notify({
        userId: uid,
        itemType: '4',
        sourceUserId: viewer.id,
        articleId,
        comment: content,
        isReplyComment: target !== null,
      });
    },
  }),
  memberCall({
    method: 'GET',
    path: '/article/comments/delete',
    params: z.object({ id: required() }),
    message: '删除成功',
    handle: ({ params: { id }, viewer }) => {
      const { articleId, userId } = find(id);
      if (viewer.id !== userId && viewer.id !== db.articles.get(articleId)?.userId) {
        throw new Refusal('只能删除自己的评论');
      }
      const comments = db.comments.get(articleId) ?? [];
      const goes = (comment: Comment) => comment.id === id || comment.topId === id;
      for (const comment of comments.filter(goes)) db.commentLikes.forget(comment.id);
      db.comments.set(
        articleId,
        comments.filter((comment) => !goes(comment)),
      );
    },
  }),
];
