'use server';

import { after } from 'next/server';
import { articleOwnership, regenerateArticle, regenerateOwnArticle } from '@/lib/server/revalidation';
import { sessionCaller } from '@/lib/server/session';
import { isIdentifier } from '@/lib/utils/identifier';

/** Revalidates the page of an article that a browser found stale, after the response. The arguments are untrusted. */
export async function reportStaleArticle(id: unknown): Promise<void> {
  if (isIdentifier(id)) after(() => regenerateArticle(id));
}

/** Revalidates an article's and its author's pages; only the article's author is served. */
export async function refreshOwnArticle(id: unknown): Promise<void> {
  if (!isIdentifier(id)) return;
  const caller = await sessionCaller();
  if (!caller) return;
  const ownership = await articleOwnership(id, caller);
  if (ownership === 'unknown') return;
  after(() => regenerateOwnArticle(id, { authorId: caller.user.id, deleted: ownership === 'gone' }));
}
