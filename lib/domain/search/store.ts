import 'client-only';
import * as z from 'zod/mini';
import { stored } from '@/lib/browser/storage';
import { SEARCH_HISTORY_KEY } from './constants';
import { parseSearchHistory, withSearchTerm } from './utils';

/** The most recent search terms of this browser, newest first. */
export const searchHistory = stored({
  key: SEARCH_HISTORY_KEY,
  schema: z.pipe(z.unknown(), z.transform(parseSearchHistory)),
});

export const rememberSearch = (term: string): void =>
  void searchHistory.set(withSearchTerm(searchHistory.get() ?? [], term));

export const forgetSearch = (term: string): void =>
  void searchHistory.set(searchHistory.get()?.filter((other) => other !== term));

export const clearSearchHistory = (): void => void searchHistory.set([]);
