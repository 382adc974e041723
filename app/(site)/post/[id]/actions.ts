'use server';

import { cookies } from 'next/headers';
import { after } from 'next/server';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { sessionOf } from '@/lib/server/session';
import { regenerateArticle, regenerateOwnArticle } from '@/lib/server/revalidation';

/**
 * A reader's browser found that the API has other content than the page shows. Done after the answer:
 * an answer that regenerates would also replace the page under the reader.
 */
export async function reportStaleArticle(id: string): Promise<void> {
  if (typeof id === 'string') after(() => void regenerateArticle(id));
}

/**
 * The author of an article changed, pinned or deleted it: its pages and theirs are rendered anew at
 * their next request. Nothing happens for who has no session at the API.
 */
export async function refreshOwnArticle(id: string): Promise<void> {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value;
  if (typeof id !== 'string' || !token) return;
  const author = await sessionOf(token);
  if (author) after(() => regenerateOwnArticle(id, author.id));
}
