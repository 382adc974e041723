import { useEffect, useState } from 'react';

/** Smaller scrolls have no direction. */
const STEP = 8;

export function useScrollingUp(): boolean {
  const [up, setUp] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      if (Math.abs(window.scrollY - last) < STEP) return;
      setUp(window.scrollY < last);
      last = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return up;
}
