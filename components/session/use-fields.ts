'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isFilled } from '@/lib/domain/session/utils';

/** Passwords are taken as they are; spaces around anything else are slips. */
const isPassword = (name: string) => /password/i.test(name);

/**
 * When the form is looked at. Some browsers and password managers fill fields with a mere `change`, or without a
 * word: then it is seen as soon as the reader moves in the form, before a press of the button or of Enter does anything.
 */
const OCCASIONS = ['input', 'change', 'focusin', 'pointerover', 'keydown'] as const;

/**
 * The fields of an uncontrolled form, by name. They are read from the form itself, because a password
 * manager fills them without telling; `fields` is what stood there at the last look.
 */
export function useFields<K extends string>(names: readonly K[]) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(() => read());

  function read(): Record<K, string> {
    const data = form.current ? new FormData(form.current) : new FormData();
    const entries = names.map((name) => {
      const value = String(data.get(name) ?? '');
      return [name, isPassword(name) ? value : value.trim()] as const;
    });
    return Object.fromEntries(entries) as Record<K, string>;
  }
  const look = () => {
    const found = read();
    setFields((last) => (names.every((name) => last[name] === found[name]) ? last : found));
  };
  const lookLater = useEffectEvent(look);
  useEffect(() => {
    const element = form.current;
    const handle = () => lookLater();
    // What was typed in another mode stands here already.
    handle();
    for (const occasion of OCCASIONS) element?.addEventListener(occasion, handle);
    return () => {
      for (const occasion of OCCASIONS) element?.removeEventListener(occasion, handle);
    };
  }, []);

  /** Empties a field that has to be typed again. */
  const clear = (name: K) => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = '';
    field.focus();
    look();
  };
  return { form, fields, filled: isFilled(fields), read, clear };
}
