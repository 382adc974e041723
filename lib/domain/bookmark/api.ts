import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { bookmarkSchema, type BookmarkValues } from './schema';

const MAX_BOOKMARKS = 5_000;

export const listBookmarks = (folderId: string, { signal }: RequestContext = {}) =>
  request({ path: '/sites', query: { folderId }, schema: tolerantList(bookmarkSchema, MAX_BOOKMARKS), signal });

interface BookmarkOfFolder extends BookmarkValues {
  folderId: string;
}

export const createBookmark = (body: BookmarkOfFolder) => write({ path: '/sites/create', body });

export const updateBookmark = (body: BookmarkOfFolder & { id: string }) => write({ path: '/sites/update', body });

export const deleteBookmark = (id: string) => write({ path: '/sites/delete', query: { id } });
