import * as z from 'zod/mini';
import { db, newId } from '@/mocks/db';
import { notify } from '@/mocks/db/notify';
import type { Comment, Notification } from '@/mocks/db/tables';
import { commentTree } from '@/mocks/wire/comment';
import { BusinessFailure, Refusal, WrongParameters } from './answers';
import { call, memberCall } from './call';
import { required } from './params';
import { charactersOf, webAddress } from './rules';

/** The comment calls of any subject. */
export const MAX_COMMENT_CHARACTERS = 255;

interface CommentCalls {
  list: string;
  submit: string;
  remove: string;
  /** The number of this kind of subject in the like of a comment. */
  itemType: string;
  /** The parameter that names the subject, such as articleId. */
  subject: string;
  /** Owner of the subject, and whether it takes comments; undefined where there is none. */
  find: (subjectId: string) => { userId: string; open: boolean } | undefined;
  gone: string;
  tooLong: string;
  /** Whether a field that does not apply is null; otherwise it is absent. */
  everyField: boolean;
  /** The fields of a notification that name the subject. */
  about: (subjectId: string) => Partial<Notification>;
}

/** Every kind of subject, as its calls are made. */
const kinds: CommentCalls[] = [];

export const isCommentItemType = (itemType: string): boolean => kinds.some((kind) => kind.itemType === itemType);

/** The `itemType` of the comments below this subject; undefined where there is none. */
export const commentItemTypeOf = (subjectId: string): string | undefined =>
  kinds.find(({ find }) => find(subjectId))?.itemType;

const nullable = z.nullable(z.string());

const submission = (field: typeof nullable | z.ZodMiniOptional<typeof nullable>) => ({
  uid: required(),
  content: z.string(),
  commentImage: field,
  topId: field,
  replyId: field,
  replyComment: field,
  replyNickname: field,
  replyUserId: field,
});
type Fields = ReturnType<typeof submission>;
type Submission = { [K in keyof Fields]: z.output<Fields[K]> };

const commentsOf = (subjectId: string): Comment[] => db.comments.get(subjectId) ?? [];

/** The comment of this id, whatever it stands below. @throws BusinessFailure where there is none */
export function findComment(id: string): Comment {
  const comment = [...db.comments.values()].flat().find((row) => row.id === id);
  if (!comment) throw new BusinessFailure('评论不存在');
  return comment;
}

/** The comment that a reply answers, after its place in the thread has been checked; null for a top-level comment. */
function answered(comments: readonly Comment[], input: Submission): Comment | null {
  const { topId, replyId, replyComment, replyNickname, replyUserId } = input;
  if (!topId) {
    if (replyId || replyUserId) throw new WrongParameters(['topId']);
    return null;
  }
  const top = comments.find((comment) => comment.id === topId && comment.topId === null);
  const target = comments.find((comment) => comment.id === replyId && (comment.topId ?? comment.id) === topId);
  if (!top || !target) throw new BusinessFailure('评论不存在');
  if (typeof replyComment !== 'string') throw new WrongParameters(['replyComment']);
  const toReply = target.topId !== null;
  if (toReply && (replyUserId !== target.userId || !replyNickname)) throw new WrongParameters(['replyUserId']);
  return target;
}

/** The calls of the comments below one kind of subject: list, submit and delete. */
export function commentCalls(definition: CommentCalls) {
  const { list, submit, remove, subject, find, gone, tooLong, everyField, about } = definition;
  kinds.push(definition);
  return [
    call({
      method: 'GET',
      path: list,
      params: z.object({ [subject]: required() }),
      handle: ({ params, viewer }) => commentTree(commentsOf(String(params[subject])), viewer),
    }),
    memberCall({
      method: 'POST',
      path: submit,
      params: z.object({ ...submission(everyField ? nullable : z.optional(nullable)), [subject]: required() }),
      message: '评论成功',
      handle: ({ params, viewer }) => {
        const subjectId = String(Reflect.get(params, subject));
        const { uid, content, commentImage, topId, replyComment, replyNickname, replyUserId } = params;
        const owner = find(subjectId);
        if (!owner?.open) throw new BusinessFailure(gone);
        if (content.trim() === '') throw new BusinessFailure('评论内容不能为空');
        if (charactersOf(content) > MAX_COMMENT_CHARACTERS) throw new BusinessFailure(tooLong);
        if (commentImage && !webAddress(commentImage)) throw new BusinessFailure('上传图片格式不正确');
        const target = answered(commentsOf(subjectId), params);
        if (uid !== (target ?? owner).userId) throw new WrongParameters(['uid']);
        const comment: Comment = {
          id: newId(),
          subjectId,
          userId: viewer.id,
          content,
          commentImage: commentImage || null,
          createTime: Date.now(),
          topId: topId || null,
          replyId: target?.id ?? null,
          replyUserId: replyUserId || null,
          replyNickname: replyNickname || null,
          replyComment: replyComment || null,
        };
        db.comments.set(subjectId, [...commentsOf(subjectId), comment]);
        notify({
          userId: uid,
          itemType: '4',
          sourceUserId: viewer.id,
          comment: content,
          isReplyComment: target !== null,
          ...about(subjectId),
        });
      },
    }),
    memberCall({
      method: 'GET',
      path: remove,
      params: z.object({ id: required() }),
      message: '删除成功',
      handle: ({ params: { id }, viewer }) => {
        const { subjectId, userId } = findComment(id);
        if (viewer.id !== userId && viewer.id !== find(subjectId)?.userId) throw new Refusal();
        const comments = commentsOf(subjectId);
        // Replies and the replies to them go, too.
        const gone = new Set([id]);
        for (const { id: each, replyId } of comments) if (replyId && gone.has(replyId)) gone.add(each);
        for (const each of gone) db.commentLikes.forget(each);
        db.comments.set(
          subjectId,
          comments.filter((comment) => !gone.has(comment.id)),
        );
      },
    }),
  ];
}
