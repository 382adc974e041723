import { useEffect, useRef, useState, type RefObject } from 'react';
import { observeOffscreen } from '@/lib/browser/offscreen-elements';

export type ObserveOffscreen = typeof observeOffscreen;

/** The observer of off-screen rows once the page has been painted; until then undefined: all rows render. */
export function useObserveOffscreen(): ObserveOffscreen | undefined {
  const [watch, setWatch] = useState<ObserveOffscreen>();
  useEffect(() => {
    const frame = requestAnimationFrame(() => setWatch(() => observeOffscreen));
    return () => cancelAnimationFrame(frame);
  }, []);
  return watch;
}

interface OffscreenHeight {
  /** Estimated height below the screen; null on the first screen. */
  estimate: number | null;
  margin: number;
  /** Absent while no row can come near or go far. */
  watch: ObserveOffscreen | undefined;
}

/** Height of a row while off screen, where a light replacement renders; null while near, or once used. */
export function useOffscreenHeight(ref: RefObject<HTMLElement | null>, { estimate, margin, watch }: OffscreenHeight) {
  const [height, setHeight] = useState(estimate);
  const used = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !watch) return;
    const handleUse = () => {
      used.current = true;
    };
    element.addEventListener('focusin', handleUse);
    element.addEventListener('pointerdown', handleUse);
    const stop = watch(element, {
      margin,
      onNear: () => setHeight(null),
      onFar: (measured) => {
        if (!used.current) setHeight((last) => last ?? measured);
      },
    });
    return () => {
      stop();
      element.removeEventListener('focusin', handleUse);
      element.removeEventListener('pointerdown', handleUse);
    };
  }, [ref, margin, watch]);
  return height;
}
