import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { categoryLabel, tagLabel } from '@/lib/domain/article/utils';
import { onOneLine } from '@/lib/utils/plain-text';
import { parseApiTime } from '@/lib/utils/time';
import { element, xmlDocument } from '@/lib/utils/xml';
import type { Feed } from './feed';

const rssTime = (time: number) => new Date(time).toUTCString();

function item(siteUrl: string, article: ArticleSummary) {
  const url = `${siteUrl}${routes.article(article.id)}`;
  const time = parseApiTime(article.createTime);
  const categories = [categoryLabel(article.category), ...article.tags.map(tagLabel)].filter(Boolean);
  return element(
    'item',
    {},
    element('title', {}, onOneLine(article.articleTitle)),
    element('link', {}, url),
    element('guid', { isPermaLink: 'true' }, url),
    time === null ? undefined : element('pubDate', {}, rssTime(time)),
    // RSS's own author is an e-mail address, which nobody here has published.
    element('dc:creator', {}, onOneLine(article.nickname)),
    ...categories.map((category) => element('category', {}, category)),
    element('description', {}, onOneLine(article.description)),
  );
}

/** RSS 2.0. */
export function rssDocument({ title, description, siteUrl, pageUrl, selfUrl, articles, updatedAt }: Feed): string {
  return xmlDocument(
    element(
      'rss',
      { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom', 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
      element(
        'channel',
        {},
        element('title', {}, title),
        element('link', {}, pageUrl),
        element('description', {}, description),
        element('language', {}, 'zh-CN'),
        updatedAt === undefined ? undefined : element('lastBuildDate', {}, rssTime(updatedAt)),
        element('ttl', {}, '30'),
        element('atom:link', { href: selfUrl, rel: 'self', type: 'application/rss+xml' }),
        element(
          'image',
          {},
          element('url', {}, `${siteUrl}/icon-192.png`),
          element('title', {}, title),
          element('link', {}, pageUrl),
        ),
        ...articles.map((article) => item(siteUrl, article)),
      ),
    ),
  );
}
