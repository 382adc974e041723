import { SEARCH_HISTORY_SIZE, SEARCH_MAX_LENGTH } from './constants';

/** A search as it is sent: trimmed and at most 32 characters; '' means nothing to search for. */
export const searchTerm = (input: string): string => input.trim().slice(0, SEARCH_MAX_LENGTH).trim();

/** The history with `term` in front; without duplicates, and at most the five most recent terms. */
export const withSearchTerm = (history: readonly string[], term: string): string[] =>
  term === '' ? [...history] : [term, ...history.filter((other) => other !== term)].slice(0, SEARCH_HISTORY_SIZE);

/** The terms in a stored value, whatever it is. */
export function parseSearchHistory(value: unknown): string[] {
  const terms = Array.isArray(value) ? value.filter((row) => typeof row === 'string').map(searchTerm) : [];
  return [...new Set(terms)].filter(Boolean).slice(0, SEARCH_HISTORY_SIZE);
}
