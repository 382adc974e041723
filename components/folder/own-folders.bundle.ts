/** Loaded as one: an owner goes from the list of folders into one of them and back. */
export { OwnBookmarks } from '@/components/bookmark/own-bookmarks';
export { OwnFolders } from './own-folders';
