import type { NewComment } from './api';
import { FOLD_CHARACTERS, FOLD_LINES } from './constants';
import type { Comment, Reply } from './schema';

/** Comments and their replies. */
export function countComments(comments: readonly Comment[]): number {
  return comments.reduce((sum, comment) => sum + 1 + comment.children.length, 0);
}

export const isReply = (comment: Comment | Reply): comment is Reply => 'replyComment' in comment;

/** Whether a comment with this identifier is in the tree. */
export const hasComment = (comments: readonly Comment[], id: string): boolean =>
  comments.some((comment) => comment.id === id || comment.children.some((reply) => reply.id === id));

export interface CommentTarget {
  articleId: string;
  /** Id of the article's author. */
  authorId: string;
  /** What a reply answers. */
  answers?: Comment | Reply | undefined;
}

/** What to submit for a text: whom it notifies, and its place in the two levels of the tree. */
export function newComment(
  { articleId, authorId, answers }: CommentTarget,
  { content, image }: { content: string; image: string },
): NewComment {
  const toReply = answers && isReply(answers) ? answers : undefined;
  return {
    articleId,
    uid: answers ? answers.userId : authorId,
    content,
    commentImage: image === '' ? null : image,
    topId: toReply?.topId ?? answers?.id ?? null,
    replyId: answers?.id ?? null,
    replyComment: answers?.content ?? null,
    replyNickname: toReply?.nickname ?? null,
    replyUserId: toReply?.userId ?? null,
  };
}

/** The comment's own author and the article's author may delete it. */
export const mayDelete = (comment: Comment | Reply, authorId: string, viewerId: string | undefined): boolean =>
  viewerId !== undefined && (comment.isAuthor || comment.userId === viewerId || authorId === viewerId);

const heat = ({ likeCounts, children }: Comment) => (likeCounts ?? 0) + children.length;

/** Identifiers by interest, the most discussed first. */
export const hottestFirst = (comments: readonly Comment[]): string[] =>
  [...comments].sort((one, other) => heat(other) - heat(one)).map(({ id }) => id);

/** The comments in an order that was fixed before, so that a like moves nothing; later ones come first. */
export function inOrder(comments: readonly Comment[], order: readonly string[]): Comment[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Comment) => places.get(id) ?? -1;
  return [...comments].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The threads that `userId` takes part in, with their replies only. */
export const threadsOf = (comments: readonly Comment[], userId: string): Comment[] =>
  comments.flatMap((comment) => {
    const children = comment.children.filter((reply) => reply.userId === userId);
    return comment.userId === userId || children.length > 0 ? [{ ...comment, children }] : [];
  });

export const isLong = (content: string): boolean =>
  content.length > FOLD_CHARACTERS || content.split('\n', FOLD_LINES + 1).length > FOLD_LINES;
