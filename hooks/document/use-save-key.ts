'use client';

import { useEffect, useEffectEvent } from 'react';
import { keyLetter } from '@/lib/utils/key-letter';

/** Ctrl/Cmd+S saves, instead of the browser's dialog. */
export function useSaveKey(save: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || keyLetter(event) !== 's') return;
    event.preventDefault();
    if (!event.repeat) save();
  });
  useEffect(() => {
    const handler = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', handler);
    return () => window.removeEventListener('keydown', handler);
  }, []);
}
