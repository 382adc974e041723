/** Loaded as one: what keeps the shares that a member has seen, and what finds them. */
export { KeepSeenShares } from './keep-seen-shares';
export { SeenShares } from './seen-shares';
