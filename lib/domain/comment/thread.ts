import { parseApiTime } from '@/lib/utils/time';
import type { Comment, CommentSubject, Reply } from './schema';

const FOLD_CHARACTERS = 600;
const FOLD_LINES = 12;

export function countComments(comments: readonly Comment[]): number {
  return comments.reduce((sum, comment) => sum + 1 + comment.children.length, 0);
}

export const isReply = (comment: Comment | Reply): comment is Reply => 'replyComment' in comment;

export const commentIds = (comments: readonly Comment[]): Set<string> =>
  new Set(comments.flatMap(({ id, children }) => [id, ...children.map((reply) => reply.id)]));

/** A comment and its notification are stored one after the other. */
const MAX_APART_MS = 60_000;

/** @param link the comment's id, or its author's id and its time in seconds: then their nearest one of that minute */
export function linkedComment(comments: readonly Comment[], link: string): Comment | Reply | undefined {
  const rows = comments.flatMap((comment) => [comment, ...comment.children]);
  const [id, seconds] = link.split('-');
  if (seconds === undefined) return rows.find((row) => row.id === id);
  const distance = ({ createTime }: Comment | Reply) =>
    Math.abs((parseApiTime(createTime) ?? 0) - Number(seconds) * 1000);
  return rows
    .filter((row) => row.userId === id && distance(row) <= MAX_APART_MS)
    .sort((one, other) => distance(one) - distance(other))[0];
}

export const mayDelete = (
  comment: Comment | Reply,
  { ownerId }: CommentSubject,
  viewerId: string | undefined,
): boolean => viewerId !== undefined && (comment.isAuthor || comment.userId === viewerId || ownerId === viewerId);

const heat = ({ likeCounts, children }: Comment) => (likeCounts ?? 0) + children.length;

export const hottestFirst = (comments: readonly Comment[]): string[] =>
  [...comments].sort((one, other) => heat(other) - heat(one)).map(({ id }) => id);

const MAX_HOT = 3;
const LEAST_LIKES = 5;

/** The ids of the few comments that readers like most, in no matter which order they are listed. */
export const hotComments = (comments: readonly Comment[]): string[] =>
  comments
    .filter(({ likeCounts }) => (likeCounts ?? 0) >= LEAST_LIKES)
    .sort((one, other) => (other.likeCounts ?? 0) - (one.likeCounts ?? 0))
    .slice(0, MAX_HOT)
    .map(({ id }) => id);

export function inOrder(comments: readonly Comment[], order: readonly string[]): Comment[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Comment) => places.get(id) ?? -1;
  return [...comments].sort((one, other) => placeOf(one) - placeOf(other));
}

export const threadsOf = (comments: readonly Comment[], userId: string): Comment[] =>
  comments.flatMap((comment) => {
    const children = comment.children.filter((reply) => reply.userId === userId);
    return comment.userId === userId || children.length > 0 ? [{ ...comment, children }] : [];
  });

export const isLong = (content: string): boolean =>
  content.length > FOLD_CHARACTERS || content.split('\n', FOLD_LINES + 1).length > FOLD_LINES;
