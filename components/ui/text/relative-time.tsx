'use client';

import { parseApiTime, relativeTime, toIsoTime } from '@/lib/utils/time';
import { useTimeText } from './use-now';

interface RelativeTimeProps {
  /** An API time, `YYYY-MM-DD HH:mm:ss` in China. */
  value: string;
  /** Time of the server's rendering, in epoch milliseconds, so that hydration renders the same. */
  renderedAt: number;
}

/** Updates as time passes; the date after a week; the full time in its title. */
export function RelativeTime({ value, renderedAt }: RelativeTimeProps) {
  const time = parseApiTime(value);
  const textAt = (now: number) => (time !== null && relativeTime(time, now)) || value.slice(0, 10);
  const text = useTimeText(textAt, renderedAt);
  if (time === null) return null;
  return (
    <time dateTime={toIsoTime(value)} title={value}>
      {text}
    </time>
  );
}
