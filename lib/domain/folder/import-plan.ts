import type { BookmarkFolder } from './bookmarks-file';
import { IMPORT_MAX } from './folder-limits';
import { copyName, pathText } from './folder-names';
import type { Folder, FolderValues } from './schema';
import { publicAddress, type Bookmarks, type FileFolder, type NotedBookmark } from './parse-bookmarks';

type Privacy = FolderValues['isPrivate'];

interface PlannedFolder extends BookmarkFolder {
  id: string | undefined;
  isPrivate: boolean;
  notes: readonly string[];
}

export interface ImportPlan {
  folders: PlannedFolder[];
  skipped: NotedBookmark[];
  later: number;
  changed: NotedBookmark[];
}

export type FilledFolder = Folder & { urls: readonly string[] };

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

function notesOn({ path, parts }: FileFolder, name: string): string[] {
  const own = path.at(-1) ?? name;
  const whole = pathText(path);
  return [
    ...(name === own ? [] : [`原名“${own}”`]),
    ...(path.length < 2 || name === whole ? [] : [`原位置 ${whole}`]),
    ...(parts > 1 ? [`合并 ${parts} 个同名文件夹`] : []),
  ];
}

/** A folder of the same name is filled up, except a public one by a private import. */
export function planImport(file: Bookmarks, existing: readonly FilledFolder[], privacy: Privacy): ImportPlan {
  const skipped = [...file.skipped];
  const names = file.folders.map(({ name }) => name);
  let room = IMPORT_MAX;
  let later = 0;
  const folders = file.folders.map((folder) => {
    const { name, bookmarks } = folder;
    const target = targetOf(name, { folders: existing, names, privacy });
    const same = existing.filter((other) => mayHold(other.name, name));
    const held = new Set(same.flatMap(({ urls }) => urls.map((url) => publicAddress(url)?.href)));
    const missing = bookmarks.filter(({ url }) => !held.has(url));
    const now = missing.slice(0, room);
    room -= now.length;
    later += missing.length - now.length;
    for (const { siteDesc: _, ...bookmark } of bookmarks) {
      if (held.has(bookmark.url)) skipped.push({ ...bookmark, reason: '文件夹中已有' });
    }
    for (const { siteDesc: _, ...bookmark } of missing.slice(now.length)) {
      skipped.push({ ...bookmark, reason: `超过单次导入上限（${IMPORT_MAX} 个）` });
    }
    return { ...target, bookmarks: now, notes: notesOn(folder, target.name) };
  });
  return { folders: folders.filter(({ bookmarks }) => bookmarks.length > 0), skipped, later, changed: file.changed };
}
