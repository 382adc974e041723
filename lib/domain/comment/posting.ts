import { codePointsIn } from '@/lib/utils/characters-in';
import type { NewComment } from './api';
import { COMMENT_RULES, type CommentKind } from './comment-rules';
import type { Comment, CommentSubject, Reply } from './schema';
import { isReply } from './thread';

const QUOTE_CHARACTERS = 200;

interface Posted {
  answers: Comment | Reply | undefined;
  content: string;
  userId: string;
  known: ReadonlySet<string>;
}

/** Finds a comment whose answer got lost: a new one by the same author, parent and text. */
export function findPosted(comments: readonly Comment[], { answers, content, userId, known }: Posted) {
  const topId = answers && (isReply(answers) ? answers.topId : answers.id);
  const rows: readonly (Comment | Reply)[] =
    topId === undefined ? comments : (comments.find(({ id }) => id === topId)?.children ?? []);
  return rows.find((row) => !known.has(row.id) && row.userId === userId && row.content.trim() === content.trim());
}

export interface CommentTarget {
  subject: CommentSubject;
  answers?: Comment | Reply | undefined;
}

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

export const tooLong = (kind: CommentKind, content: string): boolean =>
  codePointsIn(content) > (COMMENT_RULES[kind].maxLength ?? Infinity);

export function withQuote(content: string, quoted: string): string {
  const words = quoted.trim();
  const clipped = words.length > QUOTE_CHARACTERS ? `${words.slice(0, QUOTE_CHARACTERS).toWellFormed()}…` : words;
  const lines = clipped.split('\n').flatMap((line) => (line.trim() === '' ? [] : [`> ${line.trimEnd()}\n`]));
  const before = content.trimEnd();
  return `${before}${before && '\n'}${lines.join('')}`;
}
