/** Loaded as one, with the first press: dialogs that menus, the footer and buttons of public pages open. */
export { FeedbackDialog } from '@/components/feedback/feedback-dialog';
export { FriendLinksDialog } from '@/components/friend-link/friend-links-dialog';
export { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
export { ClearDialog } from '@/components/session/clear-dialog';
