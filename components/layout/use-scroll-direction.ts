import { useEffect, useState } from 'react';

/** Smaller scrolls have no direction. */
const STEP = 8;

/** Above this many pixels a page counts as at its top. */
const TOP = 64;

export function useScrollDirection(): 'up' | 'down' | undefined {
  const [direction, setDirection] = useState<'up' | 'down'>();
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      if (Math.abs(window.scrollY - last) < STEP) return;
      setDirection(window.scrollY < TOP ? undefined : window.scrollY < last ? 'up' : 'down');
      last = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return direction;
}
