/** Loaded as one, for members only, as both bring the drafts along. */
export { clearRows } from './clear';
export { rememberOwner } from './owner';
