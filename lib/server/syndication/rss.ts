import { onOneLine } from '@/lib/utils/plain-text';
import { parseApiTime } from '@/lib/utils/time';
import { xml, xmlDocument } from '@/lib/utils/xml';
import type { Syndication, SyndicationEntry } from './syndication';

const rssTime = (time: number) => new Date(time).toUTCString();

function itemXml({ url, title, author, createTime, categories, summary, content }: SyndicationEntry) {
  const time = parseApiTime(createTime);
  // RSS's author is an e-mail address, which no author here has published.
  return xml`
    <item>
      <title>${onOneLine(title)}</title>
      <link>${url}</link>
      <guid isPermaLink="true">${url}</guid>
      ${time === null ? undefined : xml`<pubDate>${rssTime(time)}</pubDate>`}
      <dc:creator>${onOneLine(author.name)}</dc:creator>
      ${categories.map(({ label }) => xml`<category>${label}</category>`)}
      <description>${onOneLine(summary)}</description>
      ${content === undefined ? undefined : xml`<content:encoded>${content}</content:encoded>`}
    </item>`;
}

export const rssDocument = ({
  title,
  description,
  siteUrl,
  pageUrl,
  selfUrl,
  entries,
  updatedAt,
}: Syndication): string =>
  xmlDocument(xml`
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
      <channel>
        <title>${title}</title>
        <link>${pageUrl}</link>
        <description>${description}</description>
        <language>zh-CN</language>
        ${updatedAt === undefined ? undefined : xml`<lastBuildDate>${rssTime(updatedAt)}</lastBuildDate>`}
        <ttl>30</ttl>
        <atom:link href="${selfUrl}" rel="self" type="application/rss+xml"/>
        <image><url>${`${siteUrl}/icon-192.png`}</url><title>${title}</title><link>${pageUrl}</link></image>
        ${entries.map(itemXml)}
      </channel>
    </rss>`);
