import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { categoryLabel, tagLabel } from '@/lib/domain/article/utils';
import { onOneLine } from '@/lib/utils/plain-text';
import { toIsoTime } from '@/lib/utils/time';
import { xml, xmlDocument } from '@/lib/utils/xml';
import type { Feed } from './feed';

/** Placeholder for an unknown time, as Atom requires one on everything. */
const UNKNOWN_TIME = '1970-01-01T00:00:00Z';

function entry(siteUrl: string, article: ArticleSummary) {
  const url = `${siteUrl}${routes.article(article.id)}`;
  const time = toIsoTime(article.createTime) || UNKNOWN_TIME;
  const categories = [
    { term: article.category, label: categoryLabel(article.category) },
    ...article.tags.map((tag) => ({ term: tag, label: tagLabel(tag) })),
  ].filter(({ term }) => term !== '');
  return xml`
    <entry>
      <id>${url}</id>
      <title>${onOneLine(article.articleTitle)}</title>
      <link rel="alternate" type="text/html" href="${url}"/>
      <published>${time}</published>
      <updated>${time}</updated>
      <author>
        <name>${onOneLine(article.nickname)}</name>
        <uri>${`${siteUrl}${routes.user(article.userId)}`}</uri>
      </author>
      ${categories.map(({ term, label }) => xml`<category term="${term}" label="${label}"/>`)}
      <summary>${onOneLine(article.description)}</summary>
    </entry>`;
}

/** Atom 1.0 (RFC 4287). */
export const atomDocument = ({ title, description, siteUrl, pageUrl, selfUrl, articles, updatedAt }: Feed): string =>
  xmlDocument(xml`
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">
      <id>${selfUrl}</id>
      <title>${title}</title>
      <subtitle>${description}</subtitle>
      <link rel="self" type="application/atom+xml" href="${selfUrl}"/>
      <link rel="alternate" type="text/html" href="${pageUrl}"/>
      <icon>${`${siteUrl}/icon-192.png`}</icon>
      <updated>${updatedAt === undefined ? UNKNOWN_TIME : new Date(updatedAt).toISOString()}</updated>
      ${articles.map((article) => entry(siteUrl, article))}
    </feed>`);
