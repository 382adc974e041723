import type { Bookmark } from './schema';

/** The bookmarks with the text in name, address or description, ignoring case. */
export function matchingBookmarks(bookmarks: readonly Bookmark[], text: string): readonly Bookmark[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return bookmarks;
  return bookmarks.filter(({ name, url, siteDesc }) => `${name}\n${url}\n${siteDesc}`.toLowerCase().includes(wanted));
}
