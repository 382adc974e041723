export const loadCommentParts = () => import('./comment-parts');
