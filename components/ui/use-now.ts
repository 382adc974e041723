'use client';

import { useEffect, useState } from 'react';

const REFRESH_MS = 60_000;

/**
 * The time in epoch milliseconds, refreshed every minute.
 * @param clock a function that is the same in every render
 * @param first what the first render takes, where server and hydration have to agree
 */
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
