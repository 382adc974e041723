import 'server-only';
import { revalidatePath } from 'next/cache';
import { routes } from '@/lib/config/routes';
import { isIdentifier } from '@/lib/utils/identifier';

const COOL_DOWN_MS = 60_000;
const MAX_REMEMBERED = 5_000;
const lastAsked = new Map<string, number>();

/**
 * Renders an article's page anew at its next request: at most once a minute for an article, whoever
 * asks, because each rendering counts a view. True when it will be.
 */
export function regenerateArticle(id: string): boolean {
  const now = Date.now();
  if (!isIdentifier(id) || now - (lastAsked.get(id) ?? 0) < COOL_DOWN_MS) return false;
  lastAsked.delete(id);
  lastAsked.set(id, now);
  const oldest = lastAsked.keys().next().value;
  if (lastAsked.size > MAX_REMEMBERED && oldest !== undefined) lastAsked.delete(oldest);
  revalidateArticle(id);
  return true;
}

function revalidateArticle(id: string): void {
  revalidatePath(routes.article(id));
  revalidatePath(routes.articlePrint(id));
  revalidatePath(routes.articleImage(id));
}

/** The same after its author changed it: at once, with the pages that list the author's articles. */
export function regenerateOwnArticle(id: string, authorId: string): void {
  if (!isIdentifier(id) || !isIdentifier(authorId)) return;
  revalidateArticle(id);
  regenerateUser(authorId);
}

/** Renders the public pages of a user anew at their next request. */
export function regenerateUser(userId: string): void {
  if (!isIdentifier(userId)) return;
  revalidatePath(routes.user(userId));
  revalidatePath(routes.userArticles(userId));
}
