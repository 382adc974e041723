import { routes } from '@/lib/config/routes';
import type { RowSubject } from '@/lib/browser/row-menu';
import type { ArticleSummary } from './schema';

type RowArticle = Pick<ArticleSummary, 'id' | 'userId' | 'nickname' | 'articleTitle' | 'description' | 'tags'>;

export const rowSubject = ({ id, userId, nickname, articleTitle, description, tags }: RowArticle): RowSubject => ({
  name: articleTitle,
  author: { id: userId, name: nickname },
  tags,
  words: `${articleTitle} ${description}`,
  text: { id, href: routes.article(id), title: articleTitle, author: nickname },
});
