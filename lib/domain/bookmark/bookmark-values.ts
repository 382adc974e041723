import type { Bookmark, BookmarkValues } from './schema';

/** A site's values, as its form holds them. */
export const bookmarkValues = ({ name, url, siteDesc }: Bookmark): BookmarkValues => ({ name, url, siteDesc });
