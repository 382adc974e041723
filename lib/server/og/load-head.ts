import 'server-only';
import { recallHead, rememberHeads, type ArticleHead } from '@/lib/server/article-heads';
import { loadArticle } from '@/lib/server/articles';
import { isIdentifier } from '@/lib/utils/identifier';

/**
 * What an article's picture shows, or null when there is no such article. Taken from what other pages
 * have read where possible: reading it here counts a view.
 * @throws ApiError when the API has no answer
 */
export async function loadHead(id: string): Promise<ArticleHead | null> {
  if (!isIdentifier(id)) return null;
  const known = recallHead(id);
  if (known) return known;
  const article = await loadArticle(id);
  if (article) rememberHeads([article]);
  return recallHead(id) ?? null;
}
