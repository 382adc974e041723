import 'server-only';
import { searchArticles, searchUsers } from '@/lib/domain/search/api';
import { SEARCH_CODES, type SearchKind } from '@/lib/config/routes';
import { SEARCH_MAX_LENGTH, SEARCH_PAGE_SIZE } from '@/lib/domain/search/search-limits';
import { relatedFinds } from '@/lib/domain/search/related-finds';
import { withinLimit } from '@/lib/utils/characters-in';
import { parsePageNumber } from '@/lib/utils/page-number';
import { optional, required } from './load';

export interface SearchAddress {
  value: string;
  kind: SearchKind;
  page: number;
}

type SearchParameters = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

export function parseSearchAddress(parameters: SearchParameters): SearchAddress {
  const kind = first(parameters.type) === SEARCH_CODES.user ? 'user' : 'article';
  // Control characters and lone surrogates mean nothing to the search.
  const text = first(parameters.value)
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    .trim();
  const value = withinLimit(text, SEARCH_MAX_LENGTH).trim();
  return { value, kind, page: parsePageNumber(first(parameters.page)) ?? 1 };
}

type Found = Awaited<ReturnType<typeof runSearch>>;

export async function searchBoth(address: SearchAddress) {
  if (address.value === '') return { found: undefined, others: undefined };
  const kind = address.kind === 'article' ? 'user' : 'article';
  const [found, others] = await Promise.all([
    optional(required(runSearch(address))),
    optional(runSearch({ value: address.value, kind, page: 1 })),
  ]);
  return { found, others };
}

export function findsBeside({ value, kind }: SearchAddress, found: readonly (Found | undefined)[]) {
  const articles = found.flatMap((one) => (one?.kind === 'article' ? one.list : []));
  const users = found.flatMap((one) => (one?.kind === 'user' ? one.list : []));
  return relatedFinds(value, kind, { articles, users });
}

async function runSearch({ value, kind, page }: SearchAddress) {
  const input = { value, pageNo: page };
  if (kind === 'article') {
    const found = await searchArticles(input);
    return {
      kind: 'article' as const,
      ...found,
      foundAt: Date.now(),
      pages: Math.ceil(found.total / SEARCH_PAGE_SIZE),
    };
  }
  const found = await searchUsers(input);
  return { kind: 'user' as const, ...found, pages: Math.ceil(found.total / SEARCH_PAGE_SIZE) };
}
