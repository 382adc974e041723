import 'server-only';
import { listComments } from '@/lib/domain/comment/api';
import type { CommentPage, CommentSubject } from '@/lib/domain/comment/schema';
import { countComments } from '@/lib/domain/comment/thread';
import { firstOf } from '@/lib/domain/comment/first-page';
import { optional } from './load';

export async function loadFirstComments(subject: CommentSubject): Promise<CommentPage | undefined> {
  const comments = await optional(listComments(subject));
  return comments && { count: countComments(comments), comments: firstOf(comments) };
}
