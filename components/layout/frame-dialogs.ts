/** Loaded as one, with the first press: dialogs that menus and the footer of every page open. */
export { FriendLinksDialog } from '@/components/friend-link/friend-links-dialog';
export { ClearDialog } from '@/components/session/clear-dialog';
