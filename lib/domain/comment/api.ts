import { pageOf, tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { COMMENT_RULES, LATEST_COMMENTS } from './constants';
import { commentSchema, latestCommentSchema, type CommentKind, type CommentSubjectRef } from './schema';

/** The comments of a subject, newest first, each with its replies. Not paged. */
export const listComments = ({ kind, id }: CommentSubjectRef, { signal }: RequestContext = {}) =>
  request({
    path: COMMENT_RULES[kind].calls.list,
    query: { [COMMENT_RULES[kind].idParam]: id },
    schema: tolerantList(commentSchema),
    signal,
  });

/** The latest top-level comments of a share; `total` counts all, replies included. */
export const listLatestComments = (circleId: string, { signal }: RequestContext = {}) =>
  request({
    path: '/sharecircle/comments/simplecomments',
    query: { circleId },
    schema: pageOf(latestCommentSchema, LATEST_COMMENTS),
    signal,
  });

/** A comment to submit, with its subject's id besides. Every parameter is sent, null where it does not apply. */
export interface NewComment {
  /** The user to notify. The call must never be made without. */
  uid: string;
  content: string;
  /** Absent where comments have no picture. */
  commentImage?: string | null;
  /** Of a reply: the top-level comment of its thread. */
  topId: string | null;
  /** Of a reply: the comment it answers, and that one's text. */
  replyId: string | null;
  replyComment: string | null;
  /** Of a reply to a reply: whom it answers. */
  replyNickname: string | null;
  replyUserId: string | null;
}

export const submitComment = (kind: CommentKind, comment: NewComment) =>
  write({ path: COMMENT_RULES[kind].calls.submit, body: comment });

/** Deletes a comment and its replies. */
export const deleteComment = (kind: CommentKind, id: string) =>
  write({ path: COMMENT_RULES[kind].calls.remove, query: { id } });

export const likeComment = (kind: CommentKind, commentId: string, liked: boolean) =>
  write({
    path: liked ? '/users/agreecomment' : '/users/unagreecomment',
    query: { commentId, itemType: COMMENT_RULES[kind].itemType },
  });
