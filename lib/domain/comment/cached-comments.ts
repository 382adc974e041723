import type { QueryClient } from '@tanstack/react-query';
import { checkShare } from '@/lib/domain/share/cached-shares';
import { commentQueries } from './queries';
import type { CommentSubjectRef } from './schema';

/** A comment that the API calls gone may be gone with its share. An article is not read again: that counts a view. */
export function refetchComments(client: QueryClient, subject: CommentSubjectRef): void {
  void client.invalidateQueries({ queryKey: commentQueries.of(subject).queryKey });
  if (subject.kind === 'share') checkShare(client, subject.id);
}
