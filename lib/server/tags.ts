import 'server-only';
import { listArticlesOfUser } from '@/lib/domain/article/api';
import { tagCounts } from '@/lib/domain/article/highlights';
import { listCustomTags } from '@/lib/domain/tag/api';
import { optional } from './load';

export async function loadUserTags(userId: string) {
  const tags = await optional(listCustomTags(userId));
  return tags && { tags, renderedAt: Date.now() };
}

const MAX_COUNTED = 100;

/** How many articles of an author have each tag; absent for one with more than are read. */
export async function loadTagCounts(userId: string) {
  const articles = await optional(listArticlesOfUser({ userId, pageNo: 1, pageSize: MAX_COUNTED }));
  return articles && articles.total <= articles.list.length ? tagCounts(articles.list) : undefined;
}
