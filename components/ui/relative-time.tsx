'use client';

import { parseApiTime, relativeTime, toIsoTime } from '@/lib/utils/time';
import { useNow } from './use-now';

interface RelativeTimeProps {
  /** An API time, `YYYY-MM-DD HH:mm:ss` in China. */
  value: string;
  /** When the server rendered, in epoch milliseconds: server and hydration render the same text. */
  renderedAt: number;
}

/** A time relative to now, updated as time passes, or its date after a week; with the full time in its title. */
export function RelativeTime({ value, renderedAt }: RelativeTimeProps) {
  const now = useNow(Date.now, renderedAt);
  const time = parseApiTime(value);
  if (time === null) return null;
  return (
    <time dateTime={toIsoTime(value)} title={value}>
      {relativeTime(time, now) ?? value.slice(0, 10)}
    </time>
  );
}
