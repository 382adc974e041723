import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { categoryLabel, tagLabel } from '@/lib/domain/article/utils';
import { onOneLine } from '@/lib/utils/plain-text';
import { toIsoTime } from '@/lib/utils/time';
import { element, xmlDocument } from '@/lib/utils/xml';
import type { Feed } from './feed';

/** Atom wants a time on everything; this one stands for one that is not known. */
const UNKNOWN_TIME = '1970-01-01T00:00:00Z';

function entry(siteUrl: string, article: ArticleSummary) {
  const url = `${siteUrl}${routes.article(article.id)}`;
  const time = toIsoTime(article.createTime) || UNKNOWN_TIME;
  const categories = [
    { term: article.category, label: categoryLabel(article.category) },
    ...article.tags.map((tag) => ({ term: tag, label: tagLabel(tag) })),
  ].filter(({ term }) => term !== '');
  return element(
    'entry',
    {},
    element('id', {}, url),
    element('title', {}, onOneLine(article.articleTitle)),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('published', {}, time),
    element('updated', {}, time),
    element(
      'author',
      {},
      element('name', {}, onOneLine(article.nickname)),
      element('uri', {}, `${siteUrl}${routes.user(article.userId)}`),
    ),
    ...categories.map((category) => element('category', category)),
    element('summary', {}, onOneLine(article.description)),
  );
}

/** Atom 1.0 (RFC 4287). */
export function atomDocument({ title, description, siteUrl, pageUrl, selfUrl, articles, updatedAt }: Feed): string {
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'zh-CN' },
      element('id', {}, selfUrl),
      element('title', {}, title),
      element('subtitle', {}, description),
      element('link', { rel: 'self', type: 'application/atom+xml', href: selfUrl }),
      element('link', { rel: 'alternate', type: 'text/html', href: pageUrl }),
      element('icon', {}, `${siteUrl}/icon-192.png`),
      element('updated', {}, updatedAt === undefined ? UNKNOWN_TIME : new Date(updatedAt).toISOString()),
      ...articles.map((article) => entry(siteUrl, article)),
    ),
  );
}
