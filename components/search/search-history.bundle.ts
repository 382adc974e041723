/** Loaded as one: what the field shows below itself, and what it keeps of its terms. */
export { forgetSearch, rememberSearch } from '@/lib/domain/search/history-store';
export { SearchHistory } from './search-history';
