import 'server-only';
import { bestArticles, commonTags } from '@/lib/domain/article/highlights';
import { linkedArticle } from '@/lib/domain/article/linked-article';
import { loadUserArticles } from './user-lists';

/** The best of an author's first page of articles, and its tags, for the right column of their pages. */
export async function loadUserHighlights(userId: string) {
  const articles = (await loadUserArticles(userId))?.list ?? [];
  return {
    best: bestArticles(articles).map(linkedArticle),
    tags: commonTags(articles),
  };
}
