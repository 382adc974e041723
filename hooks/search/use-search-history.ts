'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { SEARCH_HISTORY_KEY } from '@/lib/domain/search/constants';
import { readSearchHistory, searchHistory } from '@/lib/domain/search/store';

/** The most recent search terms, newest first, in step with the other tabs. */
export function useSearchHistory(): readonly string[] {
  useEffect(() => {
    readSearchHistory();
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === SEARCH_HISTORY_KEY || key === null) readSearchHistory();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);
  return useStore(searchHistory);
}
