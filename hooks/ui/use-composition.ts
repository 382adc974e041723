'use client';

import { useRef, type KeyboardEvent } from 'react';

/** The key code of a key press that an input method consumed. */
const CONSUMED = 229;

/**
 * Tells the keys that belong to an input method from the reader's own. Safari ends the composition
 * before it reports the Enter that ended it; that Enter still carries the consumed key code.
 */
export function useComposition() {
  const composing = useRef(false);
  return {
    compositionProps: {
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: () => {
        composing.current = false;
      },
    },
    isComposing: ({ nativeEvent }: KeyboardEvent) =>
      composing.current || nativeEvent.isComposing || nativeEvent.keyCode === CONSUMED,
  };
}
