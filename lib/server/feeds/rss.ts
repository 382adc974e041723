import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { categoryLabel, tagLabel } from '@/lib/domain/article/utils';
import { onOneLine } from '@/lib/utils/plain-text';
import { parseApiTime } from '@/lib/utils/time';
import { xml, xmlDocument } from '@/lib/utils/xml';
import type { Feed } from './feed';

const rssTime = (time: number) => new Date(time).toUTCString();

function item(siteUrl: string, article: ArticleSummary) {
  const url = `${siteUrl}${routes.article(article.id)}`;
  const time = parseApiTime(article.createTime);
  const categories = [categoryLabel(article.category), ...article.tags.map(tagLabel)].filter(Boolean);
  // RSS's own author is an e-mail address, which nobody here has published.
  return xml`
    <item>
      <title>${onOneLine(article.articleTitle)}</title>
      <link>${url}</link>
      <guid isPermaLink="true">${url}</guid>
      ${time === null ? undefined : xml`<pubDate>${rssTime(time)}</pubDate>`}
      <dc:creator>${onOneLine(article.nickname)}</dc:creator>
      ${categories.map((category) => xml`<category>${category}</category>`)}
      <description>${onOneLine(article.description)}</description>
    </item>`;
}

/** RSS 2.0. */
export const rssDocument = ({ title, description, siteUrl, pageUrl, selfUrl, articles, updatedAt }: Feed): string =>
  xmlDocument(xml`
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel>
        <title>${title}</title>
        <link>${pageUrl}</link>
        <description>${description}</description>
        <language>zh-CN</language>
        ${updatedAt === undefined ? undefined : xml`<lastBuildDate>${rssTime(updatedAt)}</lastBuildDate>`}
        <ttl>30</ttl>
        <atom:link href="${selfUrl}" rel="self" type="application/rss+xml"/>
        <image><url>${`${siteUrl}/icon-192.png`}</url><title>${title}</title><link>${pageUrl}</link></image>
        ${articles.map((article) => item(siteUrl, article))}
      </channel>
    </rss>`);
