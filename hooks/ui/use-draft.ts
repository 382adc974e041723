'use client';

import { useMemo } from 'react';
import { openDraft, type DraftPlace } from '@/lib/drafts/shared-draft';
import { belongsTo, useOwner } from '@/lib/browser/owner';
import { useStored } from './use-stored';

/** A draft of all tabs (`openDraft`); works after unmounting. */
export function useDraft<T>({ kind, subjectId, schema }: DraftPlace<T>) {
  const owner = useOwner((state) => state.owner);
  const { draft, get, set } = useMemo(() => {
    const opened = openDraft(owner, { kind, subjectId, schema });
    /** Its owner may have become known since the render. */
    const current = () => {
      const known = useOwner.getState().owner;
      return known !== owner && belongsTo(known, owner) ? openDraft(known, { kind, subjectId, schema }) : opened;
    };
    return { draft: opened, get: () => current().get(), set: (value: T | undefined) => current().set(value) };
  }, [owner, kind, subjectId, schema]);
  return { value: useStored(draft), get, set };
}
