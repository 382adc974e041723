'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { KeyboardEvent, SubmitEvent, SyntheticEvent } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { describeError } from '@/lib/http/api-error';
import { useComposition } from './use-composition';

interface ZodForm<V extends FieldValues> {
  /** The rules, with their messages. It gives the values as they are sent, such as without spaces around them. */
  schema: z.ZodMiniType<V, V>;
  /** By field. A refusal of the API that begins with a label, or with 该 and a label, is shown at its field. */
  labels: Readonly<Partial<Record<FieldPath<V>, string>>>;
  defaultValues: DefaultValues<V>;
  /** Which fields are checked when they are left, and not only from the first submit on. */
  checkOnBlur?: 'none' | 'filled' | 'all';
}

/**
 * A form by react-hook-form whose rules are a schema. Its inputs are uncontrolled, so that browsers and password
 * managers may fill them. Errors are shown from the first submit on (or when a field is left), then also while typing.
 */
export function useZodForm<V extends FieldValues>({ schema, labels, defaultValues, checkOnBlur = 'none' }: ZodForm<V>) {
  const form = useForm<V, unknown, V>({ defaultValues, resolver: zodResolver(schema, undefined, { mode: 'sync' }) });
  const { clearErrors, getValues, setValue, setError, setFocus, trigger, formState } = form;
  const { compositionProps, isComposing } = useComposition();
  const names = Object.keys(labels) as FieldPath<V>[];
  const values = useWatch({ control: form.control }) as V;
  const { error: wrong } = schema.safeParse(values);

  /** Reads values that were autofilled without an event. */
  const sync = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    for (const name of names) {
      const input = currentTarget.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value !== getValues(name))
        setValue(name, input.value as FieldPathValue<V, typeof name>, { shouldDirty: true });
    }
  };

  /** Checks a field that is left, and those that depend on it, where they are filled. */
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
    /** Current values of the fields. */
    values,
    /** Props of a field of components/ui. */
    field: (name: FieldPath<V>, { onChange, onBlur, ...rules }: RegisterOptions<V> = {}) => ({
      ...form.register(name, {
        ...rules,
        onChange: (event: unknown) => {
          if (!formState.isSubmitted) clearErrors(name);
          // The API refused other values than these.
          clearErrors('root');
          onChange?.(event);
        },
        onBlur: (event: unknown) => {
          checkLeft(name, rules.deps);
          onBlur?.(event);
        },
      } as RegisterOptions<V>),
      label: labels[name] ?? '',
      error: form.getFieldState(name, formState).error?.message,
    }),
    /** Props of the form element besides `onSubmit`. */
    props: {
      noValidate: true,
      onFocus: sync,
      onPointerOver: sync,
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        sync(event);
        // The Enter that ends an IME composition does not submit.
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
      },
      ...compositionProps,
    },
    /** `onValid` gets the values as they are to be sent; nothing is sent while a write is `pending`. */
    submit: (event: SubmitEvent<HTMLFormElement>, onValid: (values: V) => void, pending: boolean) => {
      sync(event);
      if (pending) event.preventDefault();
      else void form.handleSubmit(onValid)(event);
    },
    /** Every required field is filled, valid or not. */
    filled: wrong?.issues.every(({ code }) => code !== 'too_small') ?? true,
    /** Form-level error: why the form was refused, when no field is to blame. */
    failure: formState.errors.root?.message ?? '',
    /** Shows the API's error; the field `retype` is cleared, because its value was valid for one try. */
    refuse: (error: Error, retype?: FieldPath<V>) => {
      const message = describeError(error);
      const about = names.find(
        (name) => labels[name] !== undefined && message.replace(/^该/, '').startsWith(labels[name]),
      );
      setError(about ?? 'root', { type: 'refused', message });
      if (!retype) return;
      setValue(retype, '' as FieldPathValue<V, typeof retype>);
      setFocus(retype);
    },
    /** The field's value when it is right; otherwise its error is shown. */
    valid: async (name: FieldPath<V>): Promise<string | undefined> =>
      (await trigger(name, { shouldFocus: true })) ? String(getValues(name)).trim() : undefined,
  };
}
