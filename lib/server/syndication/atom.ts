import { onOneLine } from '@/lib/utils/plain-text';
import { toIsoTime } from '@/lib/utils/time';
import { xml, xmlDocument } from '@/lib/utils/xml';
import type { Syndication, SyndicationEntry } from './syndication';

/** Placeholder of an unknown time, which Atom requires. */
const UNKNOWN_TIME = '1970-01-01T00:00:00Z';

function entryXml({ url, title, author, createTime, categories, summary, content }: SyndicationEntry) {
  const time = toIsoTime(createTime) || UNKNOWN_TIME;
  return xml`
    <entry>
      <id>${url}</id>
      <title>${onOneLine(title)}</title>
      <link rel="alternate" type="text/html" href="${url}"/>
      <published>${time}</published>
      <updated>${time}</updated>
      <author>
        <name>${onOneLine(author.name)}</name>
        <uri>${author.url}</uri>
      </author>
      ${categories.map(({ term, label }) => xml`<category term="${term}" label="${label}"/>`)}
      <summary>${onOneLine(summary)}</summary>
      ${content === undefined ? undefined : xml`<content type="html">${content}</content>`}
    </entry>`;
}

export const atomDocument = ({
  title,
  description,
  siteUrl,
  pageUrl,
  selfUrl,
  entries,
  updatedAt,
}: Syndication): string =>
  xmlDocument(xml`
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">
      <id>${selfUrl}</id>
      <title>${title}</title>
      <subtitle>${description}</subtitle>
      <link rel="self" type="application/atom+xml" href="${selfUrl}"/>
      <link rel="alternate" type="text/html" href="${pageUrl}"/>
      <icon>${`${siteUrl}/icon-192.png`}</icon>
      <updated>${updatedAt === undefined ? UNKNOWN_TIME : new Date(updatedAt).toISOString()}</updated>
      ${entries.map(entryXml)}
    </feed>`);
