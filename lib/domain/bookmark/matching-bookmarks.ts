import type { Bookmark } from './schema';

export function matchingBookmarks(bookmarks: readonly Bookmark[], text: string): readonly Bookmark[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return bookmarks;
  return bookmarks.filter(({ name, url, siteDesc }) => `${name}\n${url}\n${siteDesc}`.toLowerCase().includes(wanted));
}
