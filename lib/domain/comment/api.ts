import * as z from 'zod/mini';
import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { ITEM_TYPE_ARTICLE } from './constants';
import { commentSchema } from './schema';

/** The comments below an article, newest first, each with its replies. Not paged. */
export const listArticleComments = (articleId: string, { signal }: RequestContext = {}) =>
  request({
    method: 'GET',
    path: '/article/comments',
    query: { articleId },
    schema: tolerantList(commentSchema),
    signal,
  });

/** A comment to submit. Every parameter is sent, null where it does not apply. */
export interface NewComment {
  articleId: string;
  /** The user to notify. The call must never be made without. */
  uid: string;
  content: string;
  commentImage: string | null;
  /** Of a reply: the top-level comment of its thread. */
  topId: string | null;
  /** Of a reply: the comment it answers, and that one's text. */
  replyId: string | null;
  replyComment: string | null;
  /** Of a reply to a reply: whom it answers. */
  replyNickname: string | null;
  replyUserId: string | null;
}

export const submitArticleComment = (comment: NewComment) =>
  request({ method: 'POST', path: '/article/comments/submit', body: comment, schema: z.unknown() });

/** Deletes a comment and its replies. */
export const deleteArticleComment = (id: string) =>
  request({ method: 'GET', path: '/article/comments/delete', query: { id }, schema: z.unknown() });

export const likeArticleComment = (commentId: string, liked: boolean) =>
  request({
    method: 'GET',
    path: liked ? '/users/agreecomment' : '/users/unagreecomment',
    query: { commentId, itemType: ITEM_TYPE_ARTICLE },
    schema: z.unknown(),
  });
