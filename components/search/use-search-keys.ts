'use client';

import { useState, type KeyboardEvent } from 'react';
import { useComposition } from '@/hooks/ui/use-composition';

interface SearchKeys {
  terms: readonly string[];
  /** Whether the list of terms is shown. */
  open: boolean;
  onSearch: (term: string) => void;
  onForget: (term: string) => void;
  /** Closes or opens the list. */
  onOpen: (dismissed: boolean) => void;
  onLeave: () => void;
}

/**
 * The search box's keys: arrows walk through the recent terms, Enter takes the one walked to, Delete
 * removes it, Escape closes the list and then leaves. Keys of an input method are not for us.
 */
export function useSearchKeys({ terms, open, onSearch, onForget, onOpen, onLeave }: SearchKeys) {
  const [walked, setWalked] = useState(-1);
  const { compositionProps, isComposing } = useComposition();
  const active = open ? Math.min(walked, terms.length - 1) : -1;
  const term = terms[active];

  /** From the field through the list and back to the field. */
  const walk = (step: 1 | -1) => {
    if (!open) onOpen(false);
    const places = terms.length + 1;
    setWalked(((active + 1 + step + places) % places) - 1);
  };
  const actions: Record<string, () => boolean> = {
    ArrowDown: () => (walk(1), true),
    ArrowUp: () => (walk(-1), true),
    Enter: () => term !== undefined && (onSearch(term), true),
    Delete: () => term !== undefined && (onForget(term), true),
    Escape: () => (open ? onOpen(true) : onLeave(), true),
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action) return;
    // Enter that ends a composition must not submit the form either.
    if (isComposing(event) ? event.key === 'Enter' : action()) event.preventDefault();
  };
  return {
    active,
    keyProps: {
      ...compositionProps,
      onKeyDown: handleKeyDown,
      onInput: () => setWalked(-1),
      onBlur: () => setWalked(-1),
    },
  };
}
