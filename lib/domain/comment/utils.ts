import type { Comment } from './schema';

/** Comments and their replies. */
export function countComments(comments: readonly Comment[]): number {
  return comments.reduce((sum, comment) => sum + 1 + comment.children.length, 0);
}
