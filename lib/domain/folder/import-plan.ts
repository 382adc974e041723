import { charactersIn } from '@/lib/utils/characters-in';
import { FOLDER_NAME_MAX, IMPORT_MAX } from './constants';
import type { Folder, FolderValues } from './schema';
import { publicAddress, type BookmarkFolder, type Bookmarks, type SkippedBookmark } from './bookmarks-file';

type Privacy = FolderValues['isPrivate'];

/** What an import creates: bookmarks, in folders of which those without an id do not exist yet. */
export interface ImportPlan {
  folders: (BookmarkFolder & { id: string | undefined; isPrivate: boolean })[];
  skipped: SkippedBookmark[];
}

/** A folder of the member's, with the addresses that it holds. */
export type FilledFolder = Folder & { urls: readonly string[] };

/** The name of a second, third … folder of a name, within the limit. */
function copyName(name: string, number: number): string {
  const suffix = ` ${number}`;
  return charactersIn(name) + suffix.length <= FOLDER_NAME_MAX
    ? name + suffix
    : Array.from(name)
        .slice(0, FOLDER_NAME_MAX - suffix.length)
        .join('') + suffix;
}

/** Whether an import of a folder `name` may go into one that is called `other`: by that name, or as a copy of it. */
export const mayHold = (other: string, name: string): boolean =>
  other === name || copyName(name, Number(/ ([2-9]|\d{2,3})$/.exec(other)?.[1] ?? 0)) === other;

/** The folder that bookmarks go into. A private import fills private ones only, and makes a copy beside a public one. */
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
 * What is still missing of the bookmarks, and where it goes: a folder of the same name is filled up, but nothing goes
 * into a public one while the member wants it private. A bookmark that such a folder holds is skipped.
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
