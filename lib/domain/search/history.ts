import { withinLimit } from '@/lib/utils/characters-in';
import { SEARCH_MAX_LENGTH } from './search-limits';

const SEARCH_HISTORY_SIZE = 5;

export const searchTerm = (input: string): string => withinLimit(input.trim(), SEARCH_MAX_LENGTH).trim();

export const withSearchTerm = (history: readonly string[], term: string): string[] =>
  term === '' ? [...history] : [term, ...history.filter((other) => other !== term)].slice(0, SEARCH_HISTORY_SIZE);

export function parseSearchHistory(value: unknown): string[] {
  const terms = Array.isArray(value) ? value.filter((row) => typeof row === 'string').map(searchTerm) : [];
  return [...new Set(terms)].filter(Boolean).slice(0, SEARCH_HISTORY_SIZE);
}
