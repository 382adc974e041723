'use client';

import { useState, type KeyboardEvent } from 'react';
import { useComposition } from '@/hooks/ui/use-composition';

interface SearchKeys {
  terms: readonly string[];
  open: boolean;
  onSearch: (term: string) => void;
  onForget: (term: string) => void;
  onDismissed: (dismissed: boolean) => void;
  onLeave: () => void;
}

/** Arrows walk the terms, Enter takes one, Delete removes it, Escape closes, then leaves. Ignores IME keys. */
export function useSearchKeys({ terms, open, onSearch, onForget, onDismissed, onLeave }: SearchKeys) {
  const [walked, setWalked] = useState(-1);
  const { compositionProps, isComposing } = useComposition();
  const active = open ? Math.min(walked, terms.length - 1) : -1;
  const term = terms[active];

  const walk = (step: 1 | -1) => {
    if (!open) onDismissed(false);
    const places = terms.length + 1;
    setWalked(((active + 1 + step + places) % places) - 1);
  };
  const actions: Record<string, () => boolean> = {
    ArrowDown: () => (walk(1), true),
    ArrowUp: () => (walk(-1), true),
    Enter: () => term !== undefined && (onSearch(term), true),
    Delete: () => term !== undefined && (onForget(term), true),
    Escape: () => (open ? onDismissed(true) : onLeave(), true),
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action) return;
    // Enter that ends a composition must not submit the form.
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
