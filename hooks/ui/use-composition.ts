'use client';

import { useRef, type KeyboardEvent } from 'react';

/** `keyCode` of a key that the IME consumed. */
const CONSUMED = 229;

/** Safari fires `compositionend` before the Enter that ends a composition, which keeps the consumed key code. */
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
