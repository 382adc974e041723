import type { Bookmark, BookmarkValues } from './schema';

export const bookmarkValues = ({ name, url, siteDesc }: Bookmark): BookmarkValues => ({ name, url, siteDesc });
