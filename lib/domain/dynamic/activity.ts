import { formatApiTime, parseApiTime } from '@/lib/utils/time';
import type { Dynamic } from './schema';

const DAY_MS = 24 * 60 * 60_000;

const WEEKS = 53;

export interface ActivityDay {
  date: string;
  count: number;
}

export function activityStart(now: number): string {
  const today = Date.parse(`${formatApiTime(now).slice(0, 10)}T00:00:00Z`);
  return new Date(today - (new Date(today).getUTCDay() + (WEEKS - 1) * 7) * DAY_MS).toISOString().slice(0, 10);
}

export function activityDays(dynamics: readonly Pick<Dynamic, 'createTime'>[], now: number): ActivityDay[] {
  const counts = new Map<string, number>();
  for (const { createTime } of dynamics) {
    if (parseApiTime(createTime) === null) continue;
    const date = createTime.trim().slice(0, 10);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  const today = formatApiTime(now).slice(0, 10);
  const days: ActivityDay[] = [];
  for (let time = Date.parse(`${activityStart(now)}T00:00:00Z`); ; time += DAY_MS) {
    const date = new Date(time).toISOString().slice(0, 10);
    days.push({ date, count: counts.get(date) ?? 0 });
    if (date === today) return days;
  }
}
