'use client';

import { useEffect, useState } from 'react';
import { parseApiTime, relativeTime, toIsoTime } from '@/lib/utils/time';

interface RelativeTimeProps {
  /** An API time, `YYYY-MM-DD HH:mm:ss` in China. */
  value: string;
  /** When the server rendered, in epoch milliseconds: server and hydration render the same text. */
  renderedAt: number;
}

const REFRESH_MS = 60_000;

/** A time relative to now, updated as time passes, or its date after a week; with the full time in its title. */
export function RelativeTime({ value, renderedAt }: RelativeTimeProps) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const time = parseApiTime(value);
  if (time === null) return null;
  return (
    <time dateTime={toIsoTime(value)} title={value}>
      {relativeTime(time, now) ?? value.slice(0, 10)}
    </time>
  );
}
