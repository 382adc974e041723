/** Loaded as one, as the frame shows all of them to a member. */
export { UnreadTotal } from '@/components/notification/unread-total';
export { MemberEntries } from '@/components/session/member-entries';
export { MemberMenus } from './member-menus';
