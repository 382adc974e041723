const CHINA_OFFSET = '+08:00';
const API_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

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
