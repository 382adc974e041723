import { trimEndOf } from '@/lib/utils/trim-end';

/** When something lasted, as an item of ours keeps it. */
export interface Period {
  time: readonly [from: string, to: string];
  rightNow: boolean;
}

export const NO_PERIOD: Period = { time: ['', ''], rightNow: false };

/** A longer text is no date. */
const DATE_MAX = 60;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NUMERIC = /^([12]\d{3})(?:\s*[-./年]\s*(\d{1,2})(?:\s*[-./月]\s*\d{1,2}\s*日?(?:T[\d:.+Z-]*)?|\s*月)?|\s*年)?$/;
const MONTH_FIRST = /^(\d{1,2})[./-]([12]\d{3})$/;
const NAMED_MONTH = /^([a-z]{3})[a-z]{0,6}\.?,?\s*([12]\d{3})$/i;
const NOW = /^(?:至今|现在|目前|至现在|present|now|current(?:ly)?|ongoing|today)$/i;

const joined = (year: string, month: number): string | null =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;

function monthIn(text: string): string | null {
  const [isNumeric, year = '', month] = NUMERIC.exec(text) ?? [];
  if (isNumeric !== undefined) return month === undefined ? year : joined(year, Number(month));
  const [isMonthFirst, leading, yearBehind = ''] = MONTH_FIRST.exec(text) ?? [];
  if (isMonthFirst !== undefined) return joined(yearBehind, Number(leading));
  const [, name = '', yearOfName = ''] = NAMED_MONTH.exec(text) ?? [];
  return joined(yearOfName, MONTHS.indexOf(name.toLowerCase()) + 1);
}

const bounded = (text: string) => text.trim().slice(0, DATE_MAX).trim();

/** A date as YYYY or YYYY-MM, however it is spelled; a text that is none stays as it is, within bounds. */
export const monthOf = (date: string): string => monthIn(bounded(date)) ?? bounded(date);

const isNow = (date: string): boolean => NOW.test(date.trim());

/** The second date may be a word for today. */
export const periodBetween = (from: string, to: string): Period =>
  isNow(to) ? { time: [monthOf(from), ''], rightNow: true } : { time: [monthOf(from), monthOf(to)], rightNow: false };

const SEPARATORS = /[-–—−~～]|至(?!今)|到|\bto\b|\buntil\b/gi;

/** Reads a text such as 2020.03 - 至今; one that is no period is kept as its beginning. */
export function periodOfText(text: string): Period {
  const whole = bounded(text);
  if (whole === '') return NO_PERIOD;
  if (monthIn(whole) !== null) return { time: [monthOf(whole), ''], rightNow: false };
  const [, beginning = ''] = /^(.+)(?:至今|以来)$/.exec(whole) ?? [];
  const since = trimEndOf(beginning, ' \t\u3000–—~～-');
  if (monthIn(since) !== null) return { time: [monthOf(since), ''], rightNow: true };
  for (const { 0: separator, index } of whole.matchAll(SEPARATORS)) {
    const [from, to] = [whole.slice(0, index).trim(), whole.slice(index + separator.length).trim()];
    if (monthIn(from) !== null && (monthIn(to) !== null || isNow(to))) return periodBetween(from, to);
  }
  return { time: [whole, ''], rightNow: false };
}
