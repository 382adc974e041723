import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { htmlOf } from '@/mocks/db/html';
import type { Article, User } from '@/mocks/db/tables';
import { attachment } from '@/mocks/files/attachment';
import { pdfOf } from '@/mocks/files/pdf';
import { BusinessFailure, Refusal } from './answers';
import { memberCall } from './call';
import { ownedBy } from './owned';
import { required } from './params';

const NAME_LENGTH = 20;
const EXPORT_TYPES = ['md', 'html', 'pdf'] as const;

/** An article that the viewer may change: their own. */
export const ownArticle = (id: string, viewer: User): Article =>
  ownedBy(viewer, db.articles.get(id), { gone: '文章不存在', refusal: new Refusal(403) });

/** Deletes the article with everything that refers to it, except histories. */
function removeArticle(id: string): void {
  db.articles.delete(id);
  db.comments.delete(id);
  for (const links of [db.likes, db.collects]) links.forget(id);
}

const page = (title: string, html: string) =>
  `<!DOCTYPE html>\n<html lang="zh-CN">\n<head>\n<meta charset="utf-8">\n<title>${title.replaceAll('<', '&lt;')}</title>\n</head>\n<body>\n${html}\n</body>\n</html>\n`;

async function exportOf(article: Article, type: (typeof EXPORT_TYPES)[number]): Promise<Response> {
  const { articleTitle: title, content } = article;
  const name = `${[...title].slice(0, NAME_LENGTH).join('')}.${type}`;
  if (type === 'md') return attachment(content, 'text/markdown; charset=utf-8', name);
  if (type === 'pdf') return attachment(await pdfOf({ title, text: content }), 'application/pdf', name);
  return attachment(page(title, (await htmlOf(article)) ?? ''), 'text/html; charset=utf-8', name);
}

export const ownArticleHandlers = [
  memberCall({
    method: 'GET',
    path: '/articles/operateTop',
    params: z.object({ articleId: required(), type: z.enum(['set', 'unset']) }),
    handle: ({ params, viewer }) => {
      const article = ownArticle(params.articleId, viewer);
      const pin = params.type === 'set';
      if (pin === (article.topTimeStap !== null)) throw new BusinessFailure(pin ? '文章已置顶' : '文章未置顶');
      article.topTimeStap = pin ? Date.now() : null;
    },
  }),
  memberCall({
    method: 'GET',
    path: '/articles/deletearticle',
    params: z.object({ id: required() }),
    message: '删除成功',
    handle: ({ params, viewer }) => removeArticle(ownArticle(params.id, viewer).id),
  }),
  memberCall({
    method: 'POST',
    path: '/articles/export',
    params: z.object({ articleId: required(), exportType: z.enum(EXPORT_TYPES) }),
    handle: ({ params, viewer }) => exportOf(ownArticle(params.articleId, viewer), params.exportType),
  }),
];
