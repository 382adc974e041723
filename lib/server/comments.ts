import 'server-only';
import { listComments } from '@/lib/domain/comment/api';
import type { CommentPage, CommentSubject } from '@/lib/domain/comment/schema';
import { countComments, firstOf } from '@/lib/domain/comment/utils';
import { deadline } from './deadline';
import { optional } from './load';

/** The first comments below a subject; undefined where they could not be read, and are left to the browser. */
export async function loadFirstComments(subject: CommentSubject): Promise<CommentPage | undefined> {
  const comments = await optional(listComments(subject, { signal: deadline() }));
  return comments && { count: countComments(comments), comments: firstOf(comments) };
}
