import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { tagLabel } from '@/lib/domain/article/labels';
import { searchArticles } from '@/lib/domain/search/api';
import { SEARCH_MAX_LENGTH, SEARCH_PAGE_SIZE } from '@/lib/domain/search/search-limits';
import type { ArticleHit } from '@/lib/domain/search/schema';
import { isTagAddress } from '@/lib/domain/tag/tag-name';
import { withinLimit } from '@/lib/utils/characters-in';
import { decodedSegment } from '@/lib/utils/address/decoded-segment';
import { required } from './load';
import { mapFew } from './map-few';

const MAX_PAGES = 5;

/** The API lists no articles by tag, so its name is searched for (assumption A22). @throws ApiError */
export async function listTaggedArticles(tag: string): Promise<ArticleHit[]> {
  const value = withinLimit(tagLabel(tag), SEARCH_MAX_LENGTH);
  const first = await searchArticles({ value, pageNo: 1 });
  const last = Math.min(Math.ceil(first.total / SEARCH_PAGE_SIZE), MAX_PAGES);
  const others = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
  const pages = await mapFew(others, (pageNo) => searchArticles({ value, pageNo }));
  const hits = [first, ...pages].flatMap(({ list }) => list).filter(({ tags }) => tags.includes(tag));
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()].sort((one, other) =>
    other.createTime.localeCompare(one.createTime),
  );
}

export const loadTagPage = cache(async (segment: string) => {
  const tag = decodedSegment(segment);
  if (!isTagAddress(tag)) notFound();
  const articles = await required(listTaggedArticles(tag));
  if (articles.length === 0) notFound();
  return { tag, label: tagLabel(tag), articles, readAt: Date.now() };
});
