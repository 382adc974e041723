'use client';

import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DocumentStore } from '@/lib/domain/document/document-store';

interface DocumentSource<D> {
  id: string | null;
  source: D | undefined;
  /** Loading failed: an empty document is opened, which `source` replaces later. */
  failed?: boolean;
}

/** Opens an empty document or the API's; a late load stashes what was typed. @returns whether the document is open */
export function useDocumentSource<T, D extends object>(
  store: DocumentStore<T, D>,
  { id, source, failed = false }: DocumentSource<D>,
): boolean {
  const [visit] = useState(() => ({}));
  const isOpen = useStore(store.state, (state) => state.visit === visit);
  // A passive effect may run after the first key, and clear typed text.
  useLayoutEffect(() => {
    const opened = store.state.getState();
    if (!isOpen) {
      if (id === null || source || failed) store.open(id, source, visit);
    } else if (source && opened.id === id && opened.base === null) store.takeTheirs(source);
  }, [store, visit, isOpen, id, source, failed]);
  return isOpen;
}
