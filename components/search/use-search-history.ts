'use client';

import { useState } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { tellIfOutdated } from '@/lib/browser/site-update';
import type { StoredValue } from '@/lib/browser/storage';
import type * as SearchStore from '@/lib/domain/search/history-store';

const NONE: readonly string[] = [];
const NOT_LOADED: StoredValue<string[]> = { get: () => undefined, set: () => false, subscribe: () => () => {} };

const withStore = (use: (store: typeof SearchStore) => void): void =>
  void import('@/lib/domain/search/history-store').then(use).catch(tellIfOutdated);

/** Recent terms. Few readers search, so their storage is loaded when the field is entered. */
export function useSearchHistory() {
  const [store, setStore] = useState<typeof SearchStore>();
  return {
    terms: useStored(store?.searchHistory ?? NOT_LOADED) ?? NONE,
    load: () => withStore(setStore),
    remember: (term: string) => withStore(({ rememberSearch }) => rememberSearch(term)),
    forget: (term: string) => withStore(({ forgetSearch }) => forgetSearch(term)),
  };
}
