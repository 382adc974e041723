'use client';

import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DocumentStore } from '@/lib/domain/document/document-store';

interface DocumentSource<D> {
  /** Null for a new document. */
  id: string | null;
  /** The API's version, once loaded. */
  source: D | undefined;
  /** It could not be loaded: an empty document is opened instead, which `source` replaces later. */
  failed?: boolean;
}

/**
 * Opens a document in its store: an empty one, or what the API holds. If that loads only on a retry, it replaces what was
 * typed meanwhile, which is stashed.
 * @returns whether the document is open
 */
export function useDocumentSource<T, D extends object>(
  store: DocumentStore<T, D>,
  { id, source, failed = false }: DocumentSource<D>,
): boolean {
  const [visit] = useState(() => ({}));
  const isOpen = useStore(store.state, (state) => state.visit === visit);
  // A passive effect may run after the first key, and would then clear what was typed.
  useLayoutEffect(() => {
    const opened = store.state.getState();
    if (!isOpen) {
      if (id === null || source || failed) store.open(id, source, visit);
    } else if (source && opened.id === id && opened.base === null) store.takeTheirs(source);
  }, [store, visit, isOpen, id, source, failed]);
  return isOpen;
}
