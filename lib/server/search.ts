import 'server-only';
import { searchArticles, searchUsers } from '@/lib/domain/search/api';
import { SEARCH_MAX_LENGTH, SEARCH_PAGE_SIZE, SEARCH_TYPES, type SearchType } from '@/lib/domain/search/constants';
import { parsePageNumber } from '@/lib/utils/page-number';
import { deadline } from './deadline';

export interface SearchAddress {
  value: string;
  type: SearchType;
  page: number;
}

type SearchParameters = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** What an address asks for; whatever is not understood falls back to its default. */
export function parseSearchAddress(parameters: SearchParameters): SearchAddress {
  const type = SEARCH_TYPES.find(({ code }) => code === first(parameters.type))?.code ?? '1';
  // Control characters and halves of characters mean nothing to the search.
  const text = first(parameters.value)
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    .trim();
  const value = Array.from(text).slice(0, SEARCH_MAX_LENGTH).join('').trim();
  return { value, type, page: parsePageNumber(first(parameters.page)) ?? 1 };
}

/**
 * What was found.
 * @throws ApiError when the API has no answer
 */
export async function runSearch({ value, type, page }: SearchAddress) {
  const [input, context] = [{ value, pageNo: page }, { signal: deadline() }];
  if (type === '1') {
    const found = await searchArticles(input, context);
    return { type, ...found, pages: Math.ceil(found.total / SEARCH_PAGE_SIZE) };
  }
  const found = await searchUsers(input, context);
  return { type, ...found, pages: Math.ceil(found.total / SEARCH_PAGE_SIZE) };
}
