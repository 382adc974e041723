import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { parsedBy } from '@/lib/browser/storage';
import { parseSearchHistory, withSearchTerm } from './history';

export const searchHistory = personalValue({ key: 'SEARCH_HISTORY', schema: parsedBy(parseSearchHistory) });

export const rememberSearch = (term: string): void =>
  void searchHistory.set(withSearchTerm(searchHistory.get() ?? [], term));

export const forgetSearch = (term: string): void =>
  void searchHistory.set(searchHistory.get()?.filter((other) => other !== term));

export const clearSearchHistory = (): void => void searchHistory.set([]);
