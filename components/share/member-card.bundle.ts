/** Loaded as one, as the share circle shows a member all of them. */
export { KeepSeenShares } from './keep-seen-shares';
export { MemberCard } from './member-card';
export { OwnShareTools } from './own-share-tools';
export { SeenShares } from './seen-shares';
