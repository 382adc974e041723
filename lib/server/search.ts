import 'server-only';
import { searchArticles, searchUsers } from '@/lib/domain/search/api';
import { SEARCH_CODES, type SearchKind } from '@/lib/config/routes';
import { SEARCH_MAX_LENGTH, SEARCH_PAGE_SIZE } from '@/lib/domain/search/constants';
import { parsePageNumber } from '@/lib/utils/page-number';

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
  const value = Array.from(text).slice(0, SEARCH_MAX_LENGTH).join('').trim();
  return { value, kind, page: parsePageNumber(first(parameters.page)) ?? 1 };
}

export async function runSearch({ value, kind, page }: SearchAddress) {
  const input = { value, pageNo: page };
  if (kind === 'article') {
    const found = await searchArticles(input);
    return { kind, ...found, foundAt: Date.now(), pages: Math.ceil(found.total / SEARCH_PAGE_SIZE) };
  }
  const found = await searchUsers(input);
  return { kind, ...found, pages: Math.ceil(found.total / SEARCH_PAGE_SIZE) };
}
