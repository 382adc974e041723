/** Loaded as one, for members only, as they bring the drafts along. */
export { keepDraftsOfExpiredSession } from '@/lib/browser/owner';
export { clearRows } from './clear-drafts';
export { rememberOwner } from './draft-owner';
