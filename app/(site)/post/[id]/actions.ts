'use server';

import { after } from 'next/server';
import { articleOwnership, regenerateArticle, regenerateOwnArticle } from '@/lib/server/revalidation';
import { sessionCaller } from '@/lib/server/session';
import { isIdentifier } from '@/lib/utils/identifier';

/**
 * A reader's browser found that the API has other content than the page shows, or none. Done after the
 * answer: an answer that regenerates would also replace the page under the reader. Whoever calls an action
 * chooses its arguments, whatever their types say.
 */
export async function reportStaleArticle(id: unknown): Promise<void> {
  if (isIdentifier(id)) after(() => regenerateArticle(id));
}

/**
 * The author of an article changed, pinned or deleted it: its pages and theirs are rendered anew at
 * their next request. Nothing happens for who has no session at the API, or for another's article.
 */
export async function refreshOwnArticle(id: unknown): Promise<void> {
  if (!isIdentifier(id)) return;
  const caller = await sessionCaller();
  if (!caller) return;
  const ownership = await articleOwnership(id, caller);
  if (ownership === 'unknown') return;
  after(() => regenerateOwnArticle(id, { authorId: caller.user.id, deleted: ownership === 'gone' }));
}
