'use server';

import { after } from 'next/server';
import { articleOwnership, regenerateArticle, regenerateOwnArticle } from '@/lib/server/revalidation';
import { sessionCaller } from '@/lib/server/session';
import { isIdentifier } from '@/lib/utils/identifier';

/**
 * Revalidates an article's page after a reader's browser found it stale. It runs after the response: revalidating
 * within the action would also replace the page under the reader. The arguments are untrusted, whatever their types.
 */
export async function reportStaleArticle(id: unknown): Promise<void> {
  if (isIdentifier(id)) after(() => regenerateArticle(id));
}

/**
 * Revalidates the pages of an article and of its author after the author changed, pinned or deleted it.
 * Does nothing without a session at the API, or for another member's article.
 */
export async function refreshOwnArticle(id: unknown): Promise<void> {
  if (!isIdentifier(id)) return;
  const caller = await sessionCaller();
  if (!caller) return;
  const ownership = await articleOwnership(id, caller);
  if (ownership === 'unknown') return;
  after(() => regenerateOwnArticle(id, { authorId: caller.user.id, deleted: ownership === 'gone' }));
}
