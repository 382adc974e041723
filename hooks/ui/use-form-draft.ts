'use client';

import { dequal } from 'dequal/lite';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useOwner } from '@/lib/browser/owner';
import type { DraftPlace } from '@/lib/drafts/shared-draft';
import { formDraftSchema, type FormDraft } from '@/lib/drafts/form-draft';
import { recoverDrafts } from '@/lib/drafts/draft-copies';
import { changedValues, type FlatValues } from '@/lib/utils/merge-values';
import { useDraft } from './use-draft';
import type { useStoredValues } from './use-stored-values';
import type { useZodForm } from './use-zod-form';

const differs = (draft: FormDraft | undefined, values: FlatValues) =>
  draft !== undefined && Object.keys(changedValues(draft.values, values)).length > 0;

interface FormDraftOptions<V extends FlatValues> extends Pick<DraftPlace<V>, 'kind' | 'subjectId'> {
  form: Pick<ReturnType<typeof useZodForm<V>>, 'getValues' | 'setTexts' | 'clearErrors' | 'values'>;
  stored: V;
  edits: Pick<ReturnType<typeof useStoredValues<V>>, 'base' | 'settle'>;
}

export function useFormDraft<V extends FlatValues>({ kind, subjectId, form, stored, edits }: FormDraftOptions<V>) {
  const { get, set } = useDraft({ kind, subjectId, schema: formDraftSchema });
  const owner = useOwner((state) => state.owner);
  const [restored, setRestored] = useState(() => differs(get(), stored));
  const { getValues, setTexts, clearErrors, values } = form;
  const { base, settle } = edits;

  const restore = useEffectEvent((): boolean => {
    const draft = get();
    if (!draft || !differs(draft, getValues())) return false;
    // A field changed elsewhere keeps its old base, so that the write detects the conflict.
    settle({ ...base(), ...draft.base });
    setTexts(draft.values);
    return true;
  });
  useLayoutEffect(() => {
    const isRestored = restore();
    // After a crash it may be in IndexedDB only.
    void recoverDrafts().then(() => {
      if ((restore() || isRestored) && get()) setRestored(true);
    });
    // The member may become known after the form is shown.
  }, [owner, get]);

  const keep = useEffectEvent(() => {
    const edited = changedValues(getValues(), base());
    const from = Object.fromEntries(Object.keys(edited).map((field) => [field, base()[field] ?? '']));
    const draft = Object.keys(edited).length === 0 ? undefined : { values: edited, base: from };
    if (!dequal(draft, get())) set(draft);
  });
  useEffect(() => keep(), [values, stored]);

  const discard = () => {
    settle(stored);
    setTexts(stored);
    clearErrors();
    setRestored(false);
  };

  return {
    restored,
    discard,
    /** Discards a draft that the API turns out to have; later input stays. */
    discardSent: (sent: V) => {
      const mine = getValues();
      const isSent = Object.entries(sent).every(([field, value]) => mine[field]?.trim() === value);
      if (isSent) discard();
    },
    drop: () => void set(undefined),
  };
}
