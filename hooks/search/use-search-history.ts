'use client';

import { useStored } from '@/hooks/ui/use-stored';
import { searchHistory } from '@/lib/domain/search/store';

const NONE: readonly string[] = [];

/** The most recent search terms, newest first, in step with the other tabs. */
export const useSearchHistory = (): readonly string[] => useStored(searchHistory) ?? NONE;
