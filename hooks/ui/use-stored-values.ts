'use client';

import { useEffect, useRef } from 'react';
import type { FieldPath } from 'react-hook-form';
import { clipText } from '@/lib/utils/clip-text';
import { conflictingFields, EditConflict, type FlatValues } from '@/lib/utils/merge-values';
import type { useZodForm } from './use-zod-form';

type ZodForm<V extends FlatValues> = ReturnType<typeof useZodForm<V>>;

interface StoredValues<V extends FlatValues> {
  form: Pick<ZodForm<V>, 'getValues' | 'setTexts' | 'setError' | 'refuse'>;
  stored: V;
  textOf?: ((field: string, value: string) => string) | undefined;
}

/** Half-width columns. */
const SHOWN_WIDTH = 40;

const conflictMessage = (text: string) =>
  `${text === '' ? '别处已清空' : `别处已改为「${clipText(text, SHOWN_WIDTH)}」`}，再次提交将以这里的内容为准`;

/** Unedited fields follow the stored ones. One changed on both sides keeps its old base, so that a write detects it. */
export function useStoredValues<V extends FlatValues>({ form, stored, textOf = (_, value) => value }: StoredValues<V>) {
  const { getValues, setTexts, setError, refuse } = form;
  const base = useRef(stored);

  useEffect(() => {
    const mine = getValues();
    const conflicts = conflictingFields({ base: base.current, mine, theirs: stored });
    setTexts(Object.fromEntries(Object.entries(stored).filter(([field]) => mine[field] === base.current[field])));
    const kept = Object.fromEntries(conflicts.map((field) => [field, base.current[field]]));
    base.current = { ...stored, ...kept };
  }, [stored, getValues, setTexts]);

  return {
    base: () => base.current,
    settle: (values: V) => {
      base.current = values;
    },
    /** Shows a failure. A conflict is shown at its field; submitting again overwrites. */
    refuse: (error: Error) => {
      if (!(error instanceof EditConflict)) return refuse(error);
      const { fields, theirs } = error;
      fields.forEach((field, index) => {
        const value = theirs[field] ?? '';
        base.current = { ...base.current, [field]: value };
        const message = conflictMessage(textOf(field, value));
        setError(field as FieldPath<V>, { type: 'conflict', message }, { shouldFocus: index === 0 });
      });
    },
  };
}
