import { safeLink } from '@/lib/utils/address/safe-link';
import { escapeXml } from '@/lib/utils/xml';
import type { Bookmark } from '@/lib/domain/bookmark/schema';

type FileBookmark = Pick<Bookmark, 'name' | 'url' | 'siteDesc'>;

export interface BookmarkFolder {
  name: string;
  bookmarks: FileBookmark[];
}

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
