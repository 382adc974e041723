'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, type KeyboardEvent, type SubmitEvent, type SyntheticEvent } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  type SetValueConfig,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { describeError } from '@/lib/http/api-error';
import type { FlatValues } from '@/lib/utils/merge-values';
import { keysOf } from '@/lib/utils/keys-of';
import { useComposition } from './use-composition';

interface ZodForm<V extends FieldValues> {
  /** Rules with messages; outputs the values as sent, such as trimmed. */
  schema: z.ZodMiniType<V, V> & { shape: Readonly<Record<FieldPath<V>, z.ZodMiniType>> };
  /** Labels by field: the API's refusal that begins with a label, or 该 and a label, is shown there. */
  labels: Readonly<Partial<Record<FieldPath<V>, string>>>;
  defaultValues: DefaultValues<V>;
  /** Fields checked on blur, besides after the first submit. */
  checkOnBlur?: 'none' | 'filled' | 'all';
}

/** react-hook-form with a schema, uncontrolled for password managers. Errors show from the first submit or blur on. */
export function useZodForm<V extends FieldValues>({ schema, labels, defaultValues, checkOnBlur = 'none' }: ZodForm<V>) {
  const form = useForm<V, unknown, V>({ defaultValues, resolver: zodResolver(schema, undefined, { mode: 'sync' }) });
  const { clearErrors, getValues, setValue, setError, setFocus, trigger, formState } = form;
  const { compositionProps, isComposing } = useComposition();
  const names = keysOf(labels);
  const values = useWatch({ control: form.control }) as V;
  const { error: wrong } = schema.safeParse(values);

  /** Sets text fields; others of `texts` are none of this form. */
  const setTexts = useCallback(
    (texts: FlatValues, options?: SetValueConfig) => {
      for (const name of Object.keys(getValues()) as FieldPath<V>[]) {
        const text = texts[name];
        if (text !== undefined && text !== getValues(name))
          setValue(name, text as FieldPathValue<V, typeof name>, options);
      }
    },
    [getValues, setValue],
  );

  /** Reads values autofilled without an event. */
  const sync = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    for (const name of names) {
      const input = currentTarget.elements.namedItem(name);
      if (input instanceof HTMLInputElement) setTexts({ [name]: input.value }, { shouldDirty: true });
    }
  };

  /** Puts what is sent instead of the typed text into the field, so that nothing is changed unseen. */
  const showSent = (name: FieldPath<V>) => {
    const { data } = schema.shape[name].safeParse(getValues(name));
    if (typeof data === 'string') setTexts({ [name]: data }, { shouldDirty: true });
  };

  const checkLeft = (name: FieldPath<V>, deps: RegisterOptions<V>['deps'] = []) => {
    if (checkOnBlur === 'none') return;
    if (checkOnBlur === 'all') {
      void trigger(name);
      return;
    }
    const filled = [name, ...[deps].flat()].filter((one) => getValues(one as FieldPath<V>) !== '') as FieldPath<V>[];
    if (filled.includes(name)) void trigger(filled);
  };

  return {
    ...form,
    values,
    setTexts,
    field: (name: FieldPath<V>, { onChange, onBlur, ...rules }: RegisterOptions<V> = {}) => ({
      ...form.register(name, {
        ...rules,
        onChange: (event: unknown) => {
          if (!formState.isSubmitted) clearErrors(name);
          // The API refused other values.
          clearErrors('root');
          onChange?.(event);
        },
        onBlur: (event: unknown) => {
          showSent(name);
          checkLeft(name, rules.deps);
          onBlur?.(event);
        },
      } as RegisterOptions<V>),
      label: labels[name] ?? '',
      error: form.getFieldState(name, formState).error?.message,
    }),
    props: {
      noValidate: true,
      onFocus: sync,
      onPointerOver: sync,
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        sync(event);
        // Enter that ends an IME composition does not submit.
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
      },
      ...compositionProps,
    },
    /** `onValid` gets the values to send; blocked while `pending`. */
    submit: (event: SubmitEvent<HTMLFormElement>, onValid: (values: V) => void, pending: boolean) => {
      sync(event);
      if (pending) event.preventDefault();
      else
        void form.handleSubmit((sent) => {
          names.forEach(showSent);
          onValid(sent);
        })(event);
    },
    /** All required fields are filled, valid or not. */
    filled: wrong?.issues.every(({ code }) => code !== 'too_small') ?? true,
    failure: formState.errors.root?.message ?? '',
    /** Shows the API's error; clears the one-time field `retype`. */
    refuse: (error: Error, retype?: FieldPath<V>) => {
      const message = describeError(error);
      const about = names.find(
        (name) => labels[name] !== undefined && message.replace(/^该/, '').startsWith(labels[name]),
      );
      setError(about ?? 'root', { type: 'refused', message });
      if (!retype) return;
      setTexts({ [retype]: '' });
      setFocus(retype);
    },
    /** Gives the value of a field that is sent, or undefined with its message shown. */
    valid: async (name: FieldPath<V>): Promise<string | undefined> => {
      showSent(name);
      return (await trigger(name, { shouldFocus: true })) ? String(getValues(name)) : undefined;
    },
  };
}
