'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

export function useInsertText(
  field: RefObject<HTMLTextAreaElement | null>,
  { value, onChange }: { value: string; onChange: (value: string) => void },
) {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [field, value]);
  return (text: string) => {
    const { value: typed, selectionStart: start, selectionEnd: end } = field.current ?? NO_FIELD;
    caret.current = start + text.length;
    onChange(typed.slice(0, start) + text + typed.slice(end));
  };
}

const NO_FIELD = { value: '', selectionStart: 0, selectionEnd: 0 };
