'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

export const loadSearchHistory = () => import('./search-history.bundle');

export const LazySearchHistory = lazyComponent(async () => (await loadSearchHistory()).SearchHistory, {
  onFail: 'hide',
});

const change = (name: 'rememberSearch' | 'forgetSearch') => (term: string) =>
  void loadSearchHistory().then(
    (parts) => parts[name](term),
    () => {},
  );

export const rememberTerm = change('rememberSearch');
export const forgetTerm = change('forgetSearch');
