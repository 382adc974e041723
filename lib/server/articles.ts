import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { listAuthorArticles, listRelatedArticles, visitArticle } from '@/lib/domain/article/api';
import { linkedArticle } from '@/lib/domain/article/linked-article';
import type { Article } from '@/lib/domain/article/schema';
import { getActionCounts, getUser } from '@/lib/domain/user/api';
import { fingerprint } from '@/lib/utils/fingerprint';
import { isIdentifier } from '@/lib/utils/identifier';
import { optional, required } from './load';
import { renderText } from './render-text';
import { noteRenderingCost } from './revalidation';
import { describeArticle } from './seo/description';

/** An article; null for a malformed or unknown id, and without html. Memoised, because each call counts a view. */
export const loadArticle = cache(async (id: string): Promise<Article | null> => {
  if (!isIdentifier(id)) return null;
  const article = await required(visitArticle(id));
  return article && article.html.trim() !== '' ? article : null;
});

export const prepareArticle = cache(async (id: string) => {
  const loaded = await loadArticle(id);
  if (!loaded) notFound();
  const { html, ...article } = loaded;
  const { headings, characters, prose, ms, ...rendered } = await renderText({ kind: 'html', source: html });
  noteRenderingCost(id, { ms, htmlLength: rendered.html.length });
  return {
    article,
    description: describeArticle(article, prose),
    content: { html: rendered.html, headings, characters },
    /** Lets the browser notice that the rendered page is stale. */
    fingerprint: fingerprint(article.articleTitle, html),
  };
});

export async function loadAuthorFacts(userId: string) {
  if (!isIdentifier(userId)) return undefined;
  const [user, counts] = await Promise.all([optional(getUser(userId)), optional(getActionCounts(userId))]);
  return { description: user?.description ?? '', counts };
}

const RELATED = 6;
const BY_AUTHOR = 4;

/** The author's articles fill up the related ones, as some tags are rare. */
export async function loadRecommendations({ id: articleId, tags, userId }: Pick<Article, 'id' | 'tags' | 'userId'>) {
  const [withTags, byAuthor] = await Promise.all([
    optional(listRelatedArticles({ articleId, tags })),
    optional(listAuthorArticles({ articleId, userId })),
  ]);
  const related = withTags && [...new Map([...withTags, ...(byAuthor ?? [])].map((row) => [row.id, row])).values()];
  return {
    related: related?.slice(0, RELATED).map(linkedArticle),
    byAuthor: byAuthor?.slice(0, BY_AUTHOR).map(linkedArticle),
  };
}
