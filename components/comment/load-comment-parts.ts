export const loadCommentParts = () => import('./comment-list.bundle');
