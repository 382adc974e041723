'use client';

import { useEffect, useRef, useState } from 'react';
import { isFilled } from '@/lib/domain/session/utils';

/** Passwords are taken as they are; spaces around anything else are slips. */
const isPassword = (name: string) => /password/i.test(name);

/**
 * The fields of an uncontrolled form, by name. They are read from the form itself, because a password
 * manager fills them without telling.
 */
export function useFields<K extends string>(names: readonly K[]) {
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState(false);

  const read = (): Record<K, string> => {
    const data = form.current ? new FormData(form.current) : new FormData();
    const entries = names.map((name) => {
      const value = String(data.get(name) ?? '');
      return [name, isPassword(name) ? value : value.trim()] as const;
    });
    return Object.fromEntries(entries) as Record<K, string>;
  };
  const check = () => setFilled(isFilled(read()));
  const checkOnce = useRef(check);
  // What was typed in another mode stands here already.
  useEffect(() => checkOnce.current(), []);

  /** Empties a field that has to be typed again. */
  const clear = (name: K) => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = '';
    field.focus();
    check();
  };
  return { form, filled, read, check, clear };
}
