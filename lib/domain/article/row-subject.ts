import { routes } from '@/lib/config/routes';
import type { RowSubject } from '@/lib/browser/row-menu';
import type { ArticleSummary } from './schema';

type RowArticle = Pick<ArticleSummary, 'id' | 'userId' | 'nickname' | 'articleTitle'>;

export const rowSubject = ({ id, userId, nickname, articleTitle }: RowArticle): RowSubject => ({
  name: articleTitle,
  author: { id: userId, name: nickname },
  text: { id, href: routes.article(id), title: articleTitle, author: nickname },
});
