import 'server-only';
import { cache } from 'react';
import { listAuthorArticles, listRelatedArticles, visitArticle } from '@/lib/domain/article/api';
import type { Article } from '@/lib/domain/article/schema';
import { fingerprint } from '@/lib/utils/fingerprint';
import { isIdentifier } from '@/lib/utils/identifier';
import { optional } from './load';

/**
 * The article of a page as a visitor sees it, or null for the not-found page: an id that fails the
 * check (without a request), an unknown one, or an article without html (specification 2, section 2).
 * Each call of the API counts a view, so metadata and page share one.
 */
export const loadArticle = cache(async (id: string): Promise<Article | null> => {
  if (!isIdentifier(id)) return null;
  const article = await visitArticle(id);
  return article && article.html.trim() !== '' ? article : null;
});

/** Tells whether the content that the browser got is the one that the page shows. */
export const contentFingerprint = ({ articleTitle, html }: Article) => fingerprint(articleTitle, html);

const RECOMMENDATIONS = 5;

/** What else to read; an absent list could not be loaded and is asked for again in the browser. */
export async function loadRecommendations({ id: articleId, tags, userId }: Article) {
  const [related, byAuthor] = await Promise.all([
    optional(listRelatedArticles({ articleId, tags })),
    optional(listAuthorArticles({ articleId, userId })),
  ]);
  return { related: related?.slice(0, RECOMMENDATIONS), byAuthor: byAuthor?.slice(0, RECOMMENDATIONS) };
}
