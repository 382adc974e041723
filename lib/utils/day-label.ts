import { DAY, formatApiTime, HOUR } from './time';

export function chinaHour(now: number): number {
  return new Date(now + 8 * HOUR).getUTCHours();
}

export function chinaDay(now: number): string {
  const day = new Date(now + 8 * HOUR);
  return `${day.getUTCMonth() + 1}月${day.getUTCDate()}日 星期${'日一二三四五六'[day.getUTCDay()]}`;
}

export function dayHeading(date: string, now: number): string {
  const label = dayLabel(date, now);
  const [, month, day] = date.split('-').map(Number);
  return label === '今天' || label === '昨天' ? `${label} · ${month}月${day}日` : label;
}

/** 今天, 昨天, or the date with the weekday, for a day in China (YYYY-MM-DD). */
export function dayLabel(date: string, now: number): string {
  if (date === formatApiTime(now).slice(0, 10)) return '今天';
  if (date === formatApiTime(now - DAY).slice(0, 10)) return '昨天';
  const [year, month, day] = date.split('-').map(Number);
  const weekday = '日一二三四五六'[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (!year || !month || !day || !weekday) return date;
  const thisYear = formatApiTime(now).startsWith(`${year}-`);
  return `${thisYear ? '' : `${year}年`}${month}月${day}日 星期${weekday}`;
}
