import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { listAuthorArticles, listRelatedArticles, visitArticle } from '@/lib/domain/article/api';
import { linkedArticle } from '@/lib/domain/article/linked-article';
import type { Article, ArticleSummary } from '@/lib/domain/article/schema';
import { getActionCounts, getUser } from '@/lib/domain/user/api';
import { fingerprint } from '@/lib/utils/fingerprint';
import { isIdentifier } from '@/lib/utils/identifier';
import { optional, required } from './load';
import { renderHtml } from './render-html';
import { describeArticle } from './seo/description';

/**
 * The article as visitors see it; null for a malformed id (without a request), an unknown one, or no html
 * (specification 2, section 2). Memoised per request, because each call counts a view.
 */
export const loadArticle = cache(async (id: string): Promise<Article | null> => {
  if (!isIdentifier(id)) return null;
  const article = await required(visitArticle(id));
  return article && article.html.trim() !== '' ? article : null;
});

/** An article with rendered html; not found where `loadArticle` gives null. */
export const prepareArticle = cache(async (id: string) => {
  const loaded = await loadArticle(id);
  if (!loaded) notFound();
  const { html, ...article } = loaded;
  return {
    article,
    description: describeArticle(loaded),
    content: renderHtml(html),
    /** Lets the browser notice that the rendered page is stale. */
    fingerprint: fingerprint(article.articleTitle, html),
  };
});

/** What an article's page says of its author besides what the article does; each is left out where it cannot be had. */
export async function loadAuthorFacts(userId: string) {
  if (!isIdentifier(userId)) return undefined;
  const [user, counts] = await Promise.all([optional(getUser(userId)), optional(getActionCounts(userId))]);
  return { description: user?.description ?? '', counts };
}

const RECOMMENDATIONS = 6;

export async function loadRecommendations({ id: articleId, tags, userId }: Pick<Article, 'id' | 'tags' | 'userId'>) {
  const links = (articles: ArticleSummary[] | undefined) =>
    articles?.slice(0, RECOMMENDATIONS).map(linkedArticle);
  const [related, byAuthor] = await Promise.all([
    optional(listRelatedArticles({ articleId, tags })),
    optional(listAuthorArticles({ articleId, userId })),
  ]);
  return { related: links(related), byAuthor: links(byAuthor) };
}
