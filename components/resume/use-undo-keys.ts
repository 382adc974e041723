'use client';

import { useEffect } from 'react';
import { redoResume, undoResume } from '@/lib/domain/resume/resume-store';
import { keyLetter } from '@/lib/utils/key-letter';

/** Texts have their own undo. */
const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])'));

export function useUndoKeys(disabled: boolean): void {
  useEffect(() => {
    if (disabled) return;
    const handleKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event;
      if (!(ctrlKey || metaKey) || altKey || isComposing || isText(target)) return;
      if (document.querySelector('dialog[open]')) return;
      const letter = keyLetter(event);
      if (letter !== 'z' && letter !== 'y') return;
      event.preventDefault();
      if (letter === 'y' || shiftKey) redoResume();
      else undoResume();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [disabled]);
}
