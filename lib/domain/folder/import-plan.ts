import { charactersIn, firstCharacters } from '@/lib/utils/characters-in';
import { FOLDER_NAME_MAX, IMPORT_MAX } from './constants';
import type { Folder, FolderValues } from './schema';
import { publicAddress, type BookmarkFolder, type Bookmarks, type SkippedBookmark } from './bookmarks-file';

type Privacy = FolderValues['isPrivate'];

export interface ImportPlan {
  folders: (BookmarkFolder & { id: string | undefined; isPrivate: boolean })[];
  skipped: SkippedBookmark[];
}

export type FilledFolder = Folder & { urls: readonly string[] };

function copyName(name: string, number: number): string {
  const suffix = ` ${number}`;
  return charactersIn(name) + suffix.length <= FOLDER_NAME_MAX
    ? name + suffix
    : firstCharacters(name, FOLDER_NAME_MAX - suffix.length) + suffix;
}

/** Whether bookmarks of folder `name` may go into folder `other`: the same name or a copy of it. */
export const mayHold = (other: string, name: string): boolean =>
  other === name || copyName(name, Number(/ ([2-9]|\d{2,3})$/.exec(other)?.[1] ?? 0)) === other;

/** The folder for imported bookmarks. A private import never uses a public folder, and makes a copy beside it. */
function targetOf(
  name: string,
  { folders, names, privacy }: { folders: readonly Folder[]; names: readonly string[]; privacy: Privacy },
) {
  const isPrivate = privacy === '1';
  const fits = (folder: Folder) => folder.isPrivate || !isPrivate;
  for (let number = 1; ; number += 1) {
    const called = number === 1 ? name : copyName(name, number);
    const same = folders.filter((folder) => folder.name === called);
    const target = same.find(fits);
    if (target) return { id: target.id, name: called, isPrivate: target.isPrivate };
    const isTaken = same.length > 0 || (number > 1 && names.includes(called));
    if (!isTaken) return { id: undefined, name: called, isPrivate };
  }
}

/**
 * The missing bookmarks and their folders: one of the same name is filled up, except a public one by a private import.
 */
export function planImport(bookmarks: Bookmarks, existing: readonly FilledFolder[], privacy: Privacy): ImportPlan {
  const skipped = [...bookmarks.skipped];
  const names = bookmarks.folders.map(({ name }) => name);
  let room = IMPORT_MAX;
  const folders = bookmarks.folders.map(({ name, bookmarks }) => {
    const target = targetOf(name, { folders: existing, names, privacy });
    const same = existing.filter((folder) => mayHold(folder.name, name));
    const held = new Set(same.flatMap(({ urls }) => urls.map((url) => publicAddress(url)?.href)));
    const missing = bookmarks.filter(({ url }) => !held.has(url));
    const created = missing.slice(0, room);
    room -= created.length;
    for (const { siteDesc: _, ...bookmark } of bookmarks) {
      if (held.has(bookmark.url)) skipped.push({ ...bookmark, reason: '文件夹中已有' });
    }
    for (const { siteDesc: _, ...bookmark } of missing.slice(created.length)) {
      skipped.push({ ...bookmark, reason: `超过单次导入上限（${IMPORT_MAX} 个）` });
    }
    return { ...target, bookmarks: created };
  });
  return { folders: folders.filter(({ bookmarks }) => bookmarks.length > 0), skipped };
}
