import { notify } from '@/mocks/db/notify';
import type { Article } from '@/mocks/db/tables';
import { STATUS_PENDING, STATUS_PUBLISHED } from '@/mocks/handlers/rules';

/** Approves or rejects an article, and tells its author with a system notice. */
export function moderate(article: Article, status: string): void {
  const changed = article.status !== status;
  article.status = status;
  if (!changed || status === STATUS_PENDING) return;
  const verdict = status === STATUS_PUBLISHED ? '审核通过，现在大家都能看到了' : '审核不通过';
  notify({ userId: article.userId, itemType: '5', content: `你的文章《${article.articleTitle}》${verdict}` });
}
