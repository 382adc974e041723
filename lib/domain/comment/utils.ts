import { charactersIn } from '@/lib/utils/characters-in';
import { parseApiTime } from '@/lib/utils/time';
import type { NewComment } from './api';
import {
  COMMENT_RULES,
  FIRST_CHARACTERS,
  FIRST_PAGE,
  FOLD_CHARACTERS,
  FOLD_LINES,
  QUOTE_CHARACTERS,
} from './constants';
import type { Comment, CommentKind, CommentSubject, Reply } from './schema';

/** Comments and their replies. */
export function countComments(comments: readonly Comment[]): number {
  return comments.reduce((sum, comment) => sum + 1 + comment.children.length, 0);
}

export const isReply = (comment: Comment | Reply): comment is Reply => 'replyComment' in comment;

/** Of comments and replies. */
export const commentIds = (comments: readonly Comment[]): Set<string> =>
  new Set(comments.flatMap(({ id, children }) => [id, ...children.map((reply) => reply.id)]));

/**
 * Id of the comment or reply that a link names; undefined when there is none.
 * @param link its id, or its author's id and its time in seconds: then the author's comment next to that time
 */
export function linkedComment(comments: readonly Comment[], link: string): string | undefined {
  const rows = comments.flatMap((comment) => [comment, ...comment.children]);
  const [id, seconds] = link.split('-');
  if (seconds === undefined) return rows.find((row) => row.id === id)?.id;
  const distance = ({ createTime }: Comment | Reply) =>
    Math.abs((parseApiTime(createTime) ?? 0) - Number(seconds) * 1000);
  return rows.filter(({ userId }) => userId === id).sort((one, other) => distance(one) - distance(other))[0]?.id;
}

interface Posted {
  /** What it answers. */
  answers: Comment | Reply | undefined;
  content: string;
  /** Its author. */
  userId: string;
  /** Ids of the comments that existed before. */
  known: ReadonlySet<string>;
}

/** Finds a comment that was posted although its answer got lost: a new one by the same author, parent and text. */
export function findPosted(comments: readonly Comment[], { answers, content, userId, known }: Posted) {
  const topId = answers && (isReply(answers) ? answers.topId : answers.id);
  const rows: readonly (Comment | Reply)[] =
    topId === undefined ? comments : (comments.find(({ id }) => id === topId)?.children ?? []);
  return rows.find((row) => !known.has(row.id) && row.userId === userId && row.content.trim() === content.trim());
}

/** What a submitted comment is attached to. */
export interface CommentTarget {
  subject: CommentSubject;
  /** What a reply answers. */
  answers?: Comment | Reply | undefined;
}

/** The parameters to submit a text with: whom it notifies, and its position in the two-level tree. */
export function newComment(
  { subject: { kind, id, ownerId }, answers }: CommentTarget,
  { content, image }: { content: string; image: string },
): NewComment {
  const toReply = answers && isReply(answers) ? answers : undefined;
  const { idParam, image: mayHaveImage } = COMMENT_RULES[kind];
  return {
    [idParam]: id,
    uid: answers ? answers.userId : ownerId,
    content,
    ...(mayHaveImage && { commentImage: image === '' ? null : image }),
    topId: toReply?.topId ?? answers?.id ?? null,
    replyId: answers?.id ?? null,
    replyComment: answers?.content ?? null,
    replyNickname: toReply?.nickname ?? null,
    replyUserId: toReply?.userId ?? null,
  };
}

/** Whether the viewer may delete a comment: its own author may, and the owner of the subject. */
export const mayDelete = (
  comment: Comment | Reply,
  { ownerId }: CommentSubject,
  viewerId: string | undefined,
): boolean => viewerId !== undefined && (comment.isAuthor || comment.userId === viewerId || ownerId === viewerId);

/** Whether a text has more characters than its kind of comment may have. */
export const tooLong = (kind: CommentKind, content: string): boolean =>
  charactersIn(content) > (COMMENT_RULES[kind].maxLength ?? Infinity);

/** A text with a quote below it, as lines that begin with `>`, and an empty line to go on in. */
export function withQuote(content: string, quoted: string): string {
  const words = quoted.trim();
  const clipped = words.length > QUOTE_CHARACTERS ? `${words.slice(0, QUOTE_CHARACTERS).toWellFormed()}…` : words;
  const lines = clipped.split('\n').flatMap((line) => (line.trim() === '' ? [] : [`> ${line.trimEnd()}\n`]));
  const before = content.trimEnd();
  return `${before}${before && '\n'}${lines.join('')}`;
}

const heat = ({ likeCounts, children }: Comment) => (likeCounts ?? 0) + children.length;

/** Identifiers by interest, the most discussed first. */
export const hottestFirst = (comments: readonly Comment[]): string[] =>
  [...comments].sort((one, other) => heat(other) - heat(one)).map(({ id }) => id);

/** The comments in a snapshot of their order, so that a like does not move them; later ones come first. */
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

/** A text clipped to the limit of the first page. */
const cut = <T extends Comment | Reply>(comment: T): T =>
  comment.content.length > FIRST_CHARACTERS
    ? { ...comment, content: `${comment.content.slice(0, FIRST_CHARACTERS).toWellFormed()}…` }
    : comment;

/** The first page of a list: whole threads up to the limit, and the beginning of the thread that exceeds it. */
export function firstOf(comments: readonly Comment[]): Comment[] {
  const first: Comment[] = [];
  let room = FIRST_PAGE;
  for (const comment of comments) {
    if (room <= 0 || (first.length > 0 && comment.children.length >= room)) break;
    const children = comment.children.slice(0, room - 1).map(cut);
    first.push({ ...cut(comment), children });
    room -= 1 + children.length;
  }
  return first;
}
