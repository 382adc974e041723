import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
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
