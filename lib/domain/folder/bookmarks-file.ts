import { charactersIn, firstCharacters } from '@/lib/utils/characters-in';
import { safeLink } from '@/lib/utils/safe-link';
import { escapeXml } from '@/lib/utils/xml';
import type { Bookmark } from '@/lib/domain/bookmark/schema';
import { FOLDER_NAME_MAX } from './constants';

type FileBookmark = Pick<Bookmark, 'name' | 'url' | 'siteDesc'>;

export interface BookmarkFolder {
  name: string;
  bookmarks: FileBookmark[];
}

export interface SkippedBookmark {
  name: string;
  url: string;
  reason: string;
}

export interface Bookmarks {
  folders: BookmarkFolder[];
  skipped: SkippedBookmark[];
  stripped: SkippedBookmark[];
}

/** An http(s) address without credentials, which every visitor of the folder would get. */
export function publicAddress(url: string): URL | null {
  const link = safeLink(url);
  if (link) Object.assign(link, { username: '', password: '' });
  return link;
}

const hasCredentials = (text: string) => {
  const link = safeLink(text);
  return link !== null && (link.username !== '' || link.password !== '');
};

const UNSORTED = '导入的站点';

const SITE_TEXT_MAX = 64;

export function toBookmarksFile(folders: readonly BookmarkFolder[]): string {
  const lines = folders.flatMap(({ name, bookmarks }) => [
    `    <DT><H3>${escapeXml(name)}</H3>`,
    '    <DL><p>',
    ...bookmarks.flatMap(({ name: title, url, siteDesc }) =>
      // A browser would run other addresses, such as javascript:.
      safeLink(url)
        ? [
            `        <DT><A HREF="${escapeXml(url)}">${escapeXml(title)}</A>`,
            ...(siteDesc === '' ? [] : [`        <DD>${escapeXml(siteDesc)}`]),
          ]
        : [],
    ),
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
  charactersIn(text) <= max ? text : `${firstCharacters(text, max - 1)}…`;

const TOKEN = /<h3\b[^<>]*>([^<]*)|<a\b([^<>]*)>([^<]*)|<dd>([^<]*)|<(\/?)dl\b/gi;

const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/**
 * Parses a bookmarks file into what can be saved: http(s) addresses, unique in a folder, clipped texts, flat folders.
 * Others are skipped.
 */
export function parseBookmarksFile(file: string): Bookmarks {
  const folders = new Map<string, BookmarkFolder & { urls: Set<string> }>();
  const skipped: SkippedBookmark[] = [];
  const stripped: SkippedBookmark[] = [];
  const open: string[] = [];
  let heading = '';
  let last: BookmarkFolder['bookmarks'][number] | undefined;
  for (const [, h3, attributes, title, description, slash] of file.matchAll(TOKEN)) {
    // A description belongs to the bookmark right before it; a folder's is dropped.
    if (h3 !== undefined || slash !== undefined) last = undefined;
    if (h3 !== undefined) heading = clipped(textOf(h3), FOLDER_NAME_MAX);
    else if (slash === '') {
      open.push(heading);
      heading = '';
    } else if (slash !== undefined) open.pop();
    else if (description !== undefined) {
      if (last) last.siteDesc = clipped(textOf(description), SITE_TEXT_MAX) || last.siteDesc;
    } else {
      const [, double, single, bare] = HREF.exec(attributes ?? '') ?? [];
      const url = textOf(double ?? single ?? bare ?? '');
      const link = publicAddress(url);
      const text = textOf(title ?? '');
      last = undefined;
      if (!link) {
        skipped.push({ name: text || url, url, reason: '不是网页地址' });
        continue;
      }
      const bookmark = {
        name: clipped(hasCredentials(text) ? link.host : text || link.host, SITE_TEXT_MAX),
        url: link.href,
        // The API requires a description.
        siteDesc: clipped(link.host, SITE_TEXT_MAX),
      };
      const name = open.findLast((folder) => folder !== '') ?? UNSORTED;
      const folder = folders.get(name) ?? { name, bookmarks: [], urls: new Set() };
      folders.set(name, folder);
      if (folder.urls.has(link.href)) {
        skipped.push({ ...bookmark, reason: '同一文件夹中重复' });
        continue;
      }
      last = bookmark;
      folder.urls.add(link.href);
      folder.bookmarks.push(bookmark);
      if (hasCredentials(url)) stripped.push({ name: bookmark.name, url: bookmark.url, reason: link.host });
    }
  }
  return { folders: [...folders.values()].map(({ name, bookmarks }) => ({ name, bookmarks })), skipped, stripped };
}
