/** Loaded as one, as the share circle shows a member both. */
export { MemberCard } from './member-card';
export { OwnShareTools } from './own-share-tools';
