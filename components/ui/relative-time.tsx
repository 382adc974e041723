'use client';

import { serverNow } from '@/lib/http/server-clock';
import { parseApiTime, relativeTime, toIsoTime } from '@/lib/utils/time';
import { useNow } from './use-now';

interface RelativeTimeProps {
  /** An API time, `YYYY-MM-DD HH:mm:ss` in China. */
  value: string;
  /** Time of the server's rendering, in epoch milliseconds, so that hydration renders the same. */
  renderedAt: number;
}

/** Updates as time passes; the date after a week; the full time in its title. */
export function RelativeTime({ value, renderedAt }: RelativeTimeProps) {
  const now = useNow(serverNow, renderedAt);
  const time = parseApiTime(value);
  if (time === null) return null;
  return (
    <time dateTime={toIsoTime(value)} title={value}>
      {relativeTime(time, now) ?? value.slice(0, 10)}
    </time>
  );
}
