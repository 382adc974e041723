import { useEffect, useState, type RefObject } from 'react';

/** How far above and below the screen a row still counts as near. */
const MARGIN = '1200px 0px';

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all rows. @returns stops observing */
function observe(row: Element, listener: (entry: IntersectionObserverEntry) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { rootMargin: MARGIN },
  );
  const used = observer;
  listeners.set(row, listener);
  used.observe(row);
  return () => used.unobserve(row);
}

/**
 * The height in pixels of a row of a long list while it is far from the screen, where something light can stand in for
 * it; null while it is near, or once the reader has used it: then it keeps what it holds.
 * @param estimate height of a row that comes far below the screen; null for one that is shown first
 */
export function useFarHeight(ref: RefObject<Element | null>, estimate: number | null): number | null {
  const [height, setHeight] = useState(estimate);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    let used = false;
    const handleUse = () => {
      used = true;
    };
    row.addEventListener('focusin', handleUse);
    row.addEventListener('pointerdown', handleUse);
    const stop = observe(row, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) setHeight(null);
      else if (!used) setHeight((last) => last ?? boundingClientRect.height);
    });
    return () => {
      stop();
      row.removeEventListener('focusin', handleUse);
      row.removeEventListener('pointerdown', handleUse);
    };
  }, [ref]);
  return height;
}
