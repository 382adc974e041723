import { charactersIn } from '@/lib/utils/characters-in';
import { safeLink } from '@/lib/utils/safe-link';
import { escapeXml } from '@/lib/utils/xml';
import type { Site } from '@/lib/domain/site/schema';
import { FOLDER_NAME_MAX } from './constants';

/** A folder as a browser's bookmarks file has it. */
export interface BookmarkFolder {
  name: string;
  sites: Pick<Site, 'name' | 'url' | 'siteDesc'>[];
}

/** Of bookmarks that lie in no folder. */
const UNSORTED = '导入的站点';
const SITE_TEXT_MAX = 64;

/** The folders as a bookmarks file (Netscape's format), which every browser imports. */
export function toBookmarksFile(folders: readonly BookmarkFolder[]): string {
  const lines = folders.flatMap(({ name, sites }) => [
    `    <DT><H3>${escapeXml(name)}</H3>`,
    '    <DL><p>',
    ...sites.flatMap(({ name: title, url, siteDesc }) => [
      `        <DT><A HREF="${escapeXml(url)}">${escapeXml(title)}</A>`,
      ...(siteDesc === '' ? [] : [`        <DD>${escapeXml(siteDesc)}`]),
    ]),
    '    </DL><p>',
  ]);
  return [
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>',
    '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">',
    '<TITLE>Bookmarks</TITLE>',
    '<H1>Bookmarks</H1>',
    '<DL><p>',
    ...lines,
    '</DL><p>',
    '',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const codePoint = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** The text of a piece of html without tags. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) =>
      hex || decimal ? codePoint(hex ? parseInt(hex, 16) : Number(decimal)) : (ENTITIES[name.toLowerCase()] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed();

const clipped = (text: string, max: number): string =>
  charactersIn(text) <= max
    ? text
    : `${Array.from(text)
        .slice(0, max - 1)
        .join('')}…`;

/** Folder, bookmark, description, begin and end of a folder's list; the ends of tags may be missing. */
const TOKEN = /<h3\b[^<>]*>([^<]*)|<a\b([^<>]*)>([^<]*)|<dd>([^<]*)|<(\/?)dl\b/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/**
 * What a bookmarks file holds, as it can be saved: http(s) addresses, each once a folder; texts within their limits;
 * nested folders side by side. What else is in the file is left out, so a file that is none gives nothing.
 */
export function parseBookmarksFile(file: string): BookmarkFolder[] {
  const folders = new Map<string, BookmarkFolder>();
  const open: string[] = [];
  let heading = '';
  let last: BookmarkFolder['sites'][number] | undefined;
  for (const [, h3, attributes, title, description, slash] of file.matchAll(TOKEN)) {
    if (h3 !== undefined) heading = clipped(textOf(h3), FOLDER_NAME_MAX);
    else if (slash === '') {
      open.push(heading);
      heading = '';
    } else if (slash !== undefined) open.pop();
    else if (description !== undefined) {
      if (last) last.siteDesc = clipped(textOf(description), SITE_TEXT_MAX) || last.siteDesc;
    } else {
      const [, double, single, bare] = HREF.exec(attributes ?? '') ?? [];
      const link = safeLink(textOf(double ?? single ?? bare ?? ''));
      last = undefined;
      if (!link) continue;
      const name = open.findLast((folder) => folder !== '') ?? UNSORTED;
      const folder = folders.get(name) ?? { name, sites: [] };
      folders.set(name, folder);
      if (folder.sites.some(({ url }) => url === link.href)) continue;
      last = {
        name: clipped(textOf(title ?? '') || link.host, SITE_TEXT_MAX),
        url: link.href,
        // A site has to have one.
        siteDesc: clipped(link.host, SITE_TEXT_MAX),
      };
      folder.sites.push(last);
    }
  }
  return [...folders.values()];
}
