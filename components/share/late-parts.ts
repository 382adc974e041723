/** Loaded as one with the first press: what a share shows on demand. */
export { LatestComments } from './latest-comments';
export { LikersDialog } from './likers-dialog';
