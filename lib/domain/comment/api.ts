import { pageOf, tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { COMMENT_RULES, type CommentKind } from './comment-rules';
import { LATEST_COMMENTS } from './page-size';
import { commentSchema, latestCommentSchema, type CommentSubjectRef } from './schema';

export const listComments = ({ kind, id }: CommentSubjectRef, { signal }: RequestContext = {}) =>
  request({
    path: COMMENT_RULES[kind].calls.list,
    query: { [COMMENT_RULES[kind].idParam]: id },
    schema: tolerantList(commentSchema),
    signal,
  });

export const listLatestComments = (shareId: string, { signal }: RequestContext = {}) =>
  request({
    path: '/sharecircle/comments/simplecomments',
    query: { circleId: shareId },
    schema: pageOf(latestCommentSchema, LATEST_COMMENTS),
    signal,
  });

/** A comment to submit, with its subject's id. Every parameter is sent, null where it does not apply. */
export interface NewComment {
  uid: string;
  content: string;
  commentImage?: string | null;
  topId: string | null;
  replyId: string | null;
  replyComment: string | null;
  replyNickname: string | null;
  replyUserId: string | null;
}

export const submitComment = (kind: CommentKind, comment: NewComment) =>
  write({ path: COMMENT_RULES[kind].calls.submit, body: comment });

export const deleteComment = (kind: CommentKind, id: string) =>
  write({ path: COMMENT_RULES[kind].calls.remove, query: { id } });

export const likeComment = (kind: CommentKind, commentId: string, liked: boolean) =>
  write({
    path: liked ? '/users/agreecomment' : '/users/unagreecomment',
    query: { commentId, itemType: COMMENT_RULES[kind].itemType },
  });
