'use client';

import { useMemo } from 'react';
import { openDraft, type DraftPlace } from '@/lib/drafts/draft';
import { useDraftOwner } from '@/lib/drafts/owner';
import { useStored } from './use-stored';

/** A draft in localStorage; `get` and `set` also work after the component has unmounted. */
export function useDraft<T>({ kind, subjectId, schema }: DraftPlace<T>) {
  const owner = useDraftOwner((state) => state.owner);
  const draft = useMemo(() => openDraft(owner, { kind, subjectId, schema }), [owner, kind, subjectId, schema]);
  return { value: useStored(draft), get: draft.get, set: draft.set };
}
