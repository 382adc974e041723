const CHINA_OFFSET = '+08:00';
const API_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Epoch milliseconds of an API time (`YYYY-MM-DD HH:mm:ss`, China Standard Time); null when invalid. */
export function parseApiTime(value: string): number | null {
  const match = API_TIME.exec(value.trim());
  if (!match) return null;
  const time = Date.parse(`${match[1]}T${match[2]}${CHINA_OFFSET}`);
  return Number.isNaN(time) ? null : time;
}

/** ISO 8601 with China's offset, for `<time datetime>`, syndication and JSON-LD; '' when invalid. */
export function toIsoTime(value: string): string {
  const match = API_TIME.exec(value.trim());
  return match && parseApiTime(value) !== null ? `${match[1]}T${match[2]}${CHINA_OFFSET}` : '';
}

export function formatApiTime(time: number): string {
  const china = new Date(time + 8 * HOUR);
  return Number.isNaN(china.getTime()) ? '' : china.toISOString().slice(0, 19).replace('T', ' ');
}

const WEEK = 7 * DAY;
const STEPS = [
  { unit: DAY, label: '天前' },
  { unit: HOUR, label: '小时前' },
  { unit: MINUTE, label: '分钟前' },
];

/** Relative time within seven days: the largest unit, rounded down; undefined for older ones. */
export function relativeTime(time: number, now: number): string | undefined {
  const age = now - time;
  if (age >= WEEK) return undefined;
  const step = STEPS.find(({ unit }) => age >= unit);
  return step ? `${Math.floor(age / step.unit)} ${step.label}` : '刚刚';
}

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

/** A length of time, such as 3:07 or 61:00. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

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
