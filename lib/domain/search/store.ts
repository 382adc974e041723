import 'client-only';
import { createStore } from 'zustand/vanilla';
import { SEARCH_HISTORY_KEY } from './constants';
import { parseSearchHistory, withSearchTerm } from './utils';

/** The most recent search terms of this browser, newest first. Empty until `readSearchHistory` was called. */
export const searchHistory = createStore<readonly string[]>(() => []);

/** Takes over what is stored; another tab may have searched. */
export function readSearchHistory(): void {
  try {
    searchHistory.setState(parseSearchHistory(localStorage.getItem(SEARCH_HISTORY_KEY)), true);
  } catch {
    // Without storage the history lasts as long as the page.
  }
}

function write(terms: readonly string[]): void {
  searchHistory.setState(terms, true);
  try {
    localStorage.setItem(SEARCH_HISTORY_KEY, JSON.stringify(terms));
  } catch {
    // Without storage the history lasts as long as the page.
  }
}

export function rememberSearch(term: string): void {
  readSearchHistory();
  write(withSearchTerm(searchHistory.getState(), term));
}

export function forgetSearch(term: string): void {
  readSearchHistory();
  write(searchHistory.getState().filter((other) => other !== term));
}

export const clearSearchHistory = (): void => write([]);
