import { shorten } from '@/lib/utils/characters-in';
import { safeLink } from '@/lib/utils/address/safe-link';
import { BOOKMARK_DESCRIPTION_MAX, BOOKMARK_NAME_MAX } from '@/lib/domain/bookmark/bookmark-limits';
import type { Bookmark } from '@/lib/domain/bookmark/schema';
import type { BookmarkFolder } from './bookmarks-file';
import { folderNames, pathText } from './folder-names';

/** A bookmark beside the list of those to import, and why it is there. */
export interface NotedBookmark {
  name: string;
  url: string;
  reason: string;
}

export interface FileFolder extends BookmarkFolder {
  /** Names of the folders from the outermost one; none for bookmarks outside of folders. */
  path: readonly string[];
  parts: number;
}

export interface Bookmarks {
  folders: FileFolder[];
  skipped: NotedBookmark[];
  /** Their addresses had a user name or password, which is lost. */
  stripped: NotedBookmark[];
  /** These are saved with a shorter or another text. */
  changed: NotedBookmark[];
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

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().toWellFormed();

/** The words of a description, up to the list that the parser puts into the same element. */
function descriptionIn(element: Element): string {
  const nodes = [...element.childNodes];
  const list = nodes.findIndex((node) => node instanceof Element && node.matches('dl, dt'));
  const words = list === -1 ? nodes : nodes.slice(0, list);
  return plain(words.map((node) => node.textContent).join(''));
}

interface ReadBookmark {
  title: string;
  url: string;
  description: string;
}

interface ReadFolder {
  path: readonly string[];
  parts: number;
  bookmarks: ReadBookmark[];
}

function readFolders(file: string): ReadFolder[] {
  const page = new DOMParser().parseFromString(file, 'text/html');
  const paths = new Map<Element | null, readonly string[]>();
  const folders = new Map<string, ReadFolder>();
  const scripts = new Set<Element>();
  let heading = '';
  let last: { bookmark: ReadBookmark; list: Element | null } | undefined;
  const inList = (list: Element | null): ReadFolder => {
    const path = paths.get(list) ?? [];
    const key = JSON.stringify(path);
    const folder = folders.get(key) ?? { path, parts: 0, bookmarks: [] };
    folders.set(key, folder);
    return folder;
  };
  for (const element of page.querySelectorAll('h3, dl, a, dd')) {
    if (element.localName === 'dd') {
      // A description belongs to the bookmark right before it; a folder's is dropped.
      if (last && last.list === element.closest('dl')) last.bookmark.description = descriptionIn(element);
      last = undefined;
    } else if (element.localName === 'h3') {
      heading = plain(element.textContent);
      last = undefined;
    } else if (element.localName === 'dl') {
      const outer = paths.get(element.parentElement?.closest('dl') ?? null) ?? [];
      paths.set(element, heading === '' ? outer : [...outer, heading]);
      if (heading !== '') inList(element).parts += 1;
      heading = '';
      last = undefined;
    } else {
      const list = element.closest('dl');
      const term = element.closest('dt');
      // Quotes within a bookmarklet end its address early, and the links of its program follow as text of the same entry.
      if (term && scripts.has(term)) continue;
      const url = plain(element.getAttribute('href'));
      if (term && /^javascript:/i.test(url)) scripts.add(term);
      const bookmark = { title: plain(element.textContent), url, description: '' };
      inList(list).bookmarks.push(bookmark);
      last = { bookmark, list };
    }
  }
  return [...folders.values()];
}

/** Only http(s) addresses, unique in a folder, can be saved, in flat folders and with clipped texts. */
export function parseBookmarks(file: string): Bookmarks {
  const skipped: NotedBookmark[] = [];
  const stripped: NotedBookmark[] = [];
  const changed: NotedBookmark[] = [];

  const bookmarkOf = ({ title, url, description }: ReadBookmark, seen: Set<string>) => {
    const link = publicAddress(url);
    if (!link) {
      skipped.push({ name: title || url, url, reason: '不是网页地址' });
      return [];
    }
    const { host, href } = link;
    const named = hasCredentials(title) ? '' : title;
    const bookmark: Pick<Bookmark, 'name' | 'url' | 'siteDesc'> = {
      name: shorten(named || host, BOOKMARK_NAME_MAX),
      url: href,
      // The API requires a description.
      siteDesc: shorten(description || host, BOOKMARK_DESCRIPTION_MAX),
    };
    const { name } = bookmark;
    if (seen.has(href)) {
      skipped.push({ name, url: href, reason: '同一文件夹中重复' });
      return [];
    }
    seen.add(href);
    if (hasCredentials(url)) stripped.push({ name, url: href, reason: host });
    const cuts = [
      ...(named === '' ? ['没有名称，用网址代替'] : name === named ? [] : [`名称超过 ${BOOKMARK_NAME_MAX} 字`]),
      ...(description === '' || bookmark.siteDesc === description ? [] : [`说明超过 ${BOOKMARK_DESCRIPTION_MAX} 字`]),
    ];
    if (cuts.length > 0) changed.push({ name, url: href, reason: cuts.join('、') });
    return [bookmark];
  };

  const folders = readFolders(file).flatMap(({ path, parts, bookmarks }, _index, all) => {
    const seen = new Set<string>();
    const kept = bookmarks.flatMap((bookmark) => bookmarkOf(bookmark, seen));
    const holdsFolders = all.some((other) => other.path.length > path.length && pathStarts(other.path, path));
    if (bookmarks.length === 0 && !holdsFolders) {
      skipped.push({ name: pathText(path), url: '', reason: '空文件夹' });
    }
    return kept.length === 0 ? [] : [{ path, parts, bookmarks: kept }];
  });
  const names = folderNames(folders.map(({ path }) => path));
  return {
    folders: folders.map((folder, index) => ({ ...folder, name: names[index] ?? '' })),
    skipped,
    stripped,
    changed,
  };
}

const pathStarts = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((name, index) => path[index] === name);
