/** Loaded as one, as the share circle shows a member both. */
export { DeleteShareButton } from './delete-share-button';
export { MemberCard } from './member-card';
