import { useEffect, useState } from 'react';

/** Smaller scrolls have no direction. */
const STEP = 8;

/** Above this many pixels a page counts as at its top. */
const TOP = 64;

export function useScrollDirection(): 'up' | 'down' | undefined {
  const [direction, setDirection] = useState<'up' | 'down'>();
  useEffect(() => {
    // Unknown until the first scroll: reading the position of a page that has just changed lays it out at once.
    let last: number | undefined;
    const follow = () => {
      const top = window.scrollY;
      if (last !== undefined) {
        if (Math.abs(top - last) < STEP) return;
        setDirection(top < TOP ? undefined : top < last ? 'up' : 'down');
      }
      last = top;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return direction;
}
