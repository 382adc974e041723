'use client';

import { useRef, type KeyboardEvent } from 'react';

/** `keyCode` of a key press that the IME consumed. */
const CONSUMED = 229;

/**
 * Tells keys of an IME composition from others. Safari fires `compositionend` before the Enter that ended it; that Enter
 * still has the key code of a consumed key.
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
