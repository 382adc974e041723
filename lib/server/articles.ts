import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { listAuthorArticles, listRelatedArticles, visitArticle } from '@/lib/domain/article/api';
import type { Article, ArticleSummary } from '@/lib/domain/article/schema';
import { fingerprint } from '@/lib/utils/fingerprint';
import { isIdentifier } from '@/lib/utils/identifier';
import { optional, required } from './load';
import { renderHtml } from './render-html';
import { describeArticle } from './seo/description';

/**
 * The article of a page as a visitor sees it, or null for the not-found page: an id that fails the
 * check (without a request), an unknown one, or an article without html (specification 2, section 2).
 * Each call of the API counts a view, so metadata and page share one.
 */
export const loadArticle = cache(async (id: string): Promise<Article | null> => {
  if (!isIdentifier(id)) return null;
  const article = await required(visitArticle(id));
  return article && article.html.trim() !== '' ? article : null;
});

/**
 * An article ready to be shown, its html rendered; not found where `loadArticle` gives null.
 */
export const prepareArticle = cache(async (id: string) => {
  const loaded = await loadArticle(id);
  if (!loaded) notFound();
  const { html, ...article } = loaded;
  return {
    article,
    /** For search engines and shared links. */
    description: describeArticle(loaded),
    content: renderHtml(html),
    /** Fingerprint by which the browser notices that the rendered page is stale. */
    fingerprint: fingerprint(article.articleTitle, html),
  };
});

const RECOMMENDATIONS = 5;

/** Related articles; a list that failed to load is absent, and fetched in the browser. */
export async function loadRecommendations({ id: articleId, tags, userId }: Pick<Article, 'id' | 'tags' | 'userId'>) {
  const links = (articles: ArticleSummary[] | undefined) =>
    articles?.slice(0, RECOMMENDATIONS).map(({ id, articleTitle, viewCounts }) => ({ id, articleTitle, viewCounts }));
  const [related, byAuthor] = await Promise.all([
    optional(listRelatedArticles({ articleId, tags })),
    optional(listAuthorArticles({ articleId, userId })),
  ]);
  return { related: links(related), byAuthor: links(byAuthor) };
}
