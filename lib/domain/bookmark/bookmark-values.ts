import type { Bookmark, BookmarkValues } from './schema';

/** The form's values of a bookmark. */
export const bookmarkValues = ({ name, url, siteDesc }: Bookmark): BookmarkValues => ({ name, url, siteDesc });
