'use client';

import type { DocumentSaving } from '@/hooks/document/use-save-document';
import type { DocumentStore } from '@/lib/domain/document/document-store';
import { ConflictDialog } from './conflict-dialog';

interface DocumentConflictProps<T, D extends object> {
  store: DocumentStore<T, D>;
  saving: DocumentSaving<D>;
}

export function DocumentConflict<T, D extends object>({
  store: { noun, linesOf, draft, takeTheirs },
  saving: { theirs, forgetTheirs, save },
}: DocumentConflictProps<T, D>) {
  if (!theirs) return null;
  const choose = (version: (theirs: D) => void) => () => {
    forgetTheirs();
    version(theirs);
  };
  return (
    <ConflictDialog
      noun={noun}
      theirs={linesOf(theirs)}
      mine={linesOf(draft())}
      onKeepMine={choose(save)}
      onTakeTheirs={choose(takeTheirs)}
      onClose={forgetTheirs}
    />
  );
}
