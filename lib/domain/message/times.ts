import { minutesAndSeconds } from '@/lib/utils/minutes-and-seconds';
import { formatApiTime } from '@/lib/utils/time';
import { type Message } from './schema';

const RECALL_MS = 120_000;

export const recallableFor = ({ sentAt }: Pick<Message, 'sentAt'>, now: number): number =>
  Math.min(RECALL_MS, Math.max(0, sentAt + RECALL_MS - now));

export const countdown = (ms: number): string => minutesAndSeconds(Math.ceil(ms / 1000));

const DAY_MS = 24 * 60 * 60_000;

export const dayOf = (sentAt: number): string => formatApiTime(sentAt).slice(0, 10);

export const clockOf = (sentAt: number): string => formatApiTime(sentAt).slice(11, 16);

/** A conversation's time in the list: 14:02, 昨天, 11-20 or 2025-11-20; '' for none. */
export function shortTime(sentAt: number, now: number): string {
  if (sentAt === 0) return '';
  const day = dayOf(sentAt);
  if (day === dayOf(now)) return clockOf(sentAt);
  if (day === dayOf(now - DAY_MS)) return '昨天';
  return day.slice(0, 4) === dayOf(now).slice(0, 4) ? day.slice(5) : day;
}
