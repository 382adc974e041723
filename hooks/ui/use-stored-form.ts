'use client';

import type { DefaultValues } from 'react-hook-form';
import type { DraftPlace } from '@/lib/drafts/shared-draft';
import type { FlatValues } from '@/lib/utils/merge-values';
import { useFormDraft } from './use-form-draft';
import { useStoredValues } from './use-stored-values';
import { useZodForm } from './use-zod-form';

interface StoredForm<V extends FlatValues>
  extends
    Omit<Parameters<typeof useZodForm<V>>[0], 'defaultValues'>,
    Pick<Parameters<typeof useStoredValues<V>>[0], 'textOf'>,
    Pick<DraftPlace<V>, 'kind' | 'subjectId'> {
  stored: V & DefaultValues<V>;
}

/** A form of what the API has: unedited values follow it (`edits`), edited ones are kept as a draft (`draft`). */
export function useStoredForm<V extends FlatValues>({ stored, textOf, kind, subjectId, ...rules }: StoredForm<V>) {
  const form = useZodForm<V>({ ...rules, defaultValues: stored });
  const edits = useStoredValues<V>({ form, stored, textOf });
  const draft = useFormDraft<V>({ kind, subjectId, form, stored, edits });
  return { form, edits, draft };
}
