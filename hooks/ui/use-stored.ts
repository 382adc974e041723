'use client';

import { useSyncExternalStore } from 'react';
import type { StoredValue } from '@/lib/browser/storage';

const unknown = () => undefined;

/** A stored value in sync with other tabs; undefined during hydration. */
export const useStored = <T>({ subscribe, get }: StoredValue<T>): T | undefined =>
  useSyncExternalStore(subscribe, get, unknown);
