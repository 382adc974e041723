/** Loaded as one with the first press: what a share shows on demand. */
export { EditShareDialog } from './edit-share-dialog';
export { LatestComments } from './latest-comments';
export { LikersDialog } from './likers-dialog';
