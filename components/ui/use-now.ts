'use client';

import { useEffect, useState } from 'react';

const REFRESH_MS = 60_000;

/** Updates the time every minute, in epoch ms. @param clock stable function @param first value of the hydration */
export function useNow(clock: () => number = Date.now, first: number | (() => number) = clock): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const update = () => setNow(clock());
    update();
    const timer = setInterval(update, REFRESH_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
