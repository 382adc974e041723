'use client';

import { useEffect, useState } from 'react';
import { parseApiTime, relativeTime, toIsoTime } from '@/lib/utils/time';

interface RelativeTimeProps {
  /** An API time, `YYYY-MM-DD HH:mm:ss` in China. */
  value: string;
  /** When the server rendered, in epoch milliseconds: server and hydration render the same text. */
  renderedAt: number;
  /** Older than a week reads as a date instead. */
  dateAfterWeek?: boolean;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const REFRESH_MS = 60_000;

/** A time relative to now, updated as time passes, with the full time in its title. */
export function RelativeTime({ value, renderedAt, dateAfterWeek = false }: RelativeTimeProps) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const time = parseApiTime(value);
  if (time === null) return null;
  const asDate = dateAfterWeek && now - time >= WEEK_MS;
  return (
    <time dateTime={toIsoTime(value)} title={value}>
      {asDate ? value.slice(0, 10) : relativeTime(time, now)}
    </time>
  );
}
