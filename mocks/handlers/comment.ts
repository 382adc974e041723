import { db } from '@/mocks/db';
import { commentCalls } from './comment-calls';
import { STATUS_PUBLISHED } from './rules';

export const commentHandlers = commentCalls({
  list: '/article/comments',
  submit: '/article/comments/submit',
  remove: '/article/comments/delete',
  itemType: '1',
  subject: 'articleId',
  find: (id) => {
    const article = db.articles.get(id);
    return article && { userId: article.userId, open: article.status === STATUS_PUBLISHED };
  },
  gone: '文章不存在',
  tooLong: '提交失败',
  everyField: true,
  about: (articleId) => ({ articleId }),
});
