import { describe, expect, it } from 'vitest';
import { formatApiTime, parseApiTime, relativeTime } from './time';

const at = (value: string) => parseApiTime(value) ?? 0;

describe('a time in a list', () => {
  it.each([
    ['2026-11-21 12:00:30', '刚刚'],
    ['2026-11-21 11:58:01', '2 分钟前'],
    ['2026-11-21 09:00:00', '3 小时前'],
    ['2026-11-14 12:01:01', '6 天前'],
    ['2026-11-14 12:01:00', undefined],
  ])('of %s reads at noon of November 21 as %s', (time, text) =>
    expect(relativeTime(at(time), at('2026-11-21 12:01:00'))).toBe(text),
  );
});

it.each([1e20, 8.64e15, -1e20, Number.NaN, Infinity])('%j, which is the time of no date, is none', (time) =>
  expect(formatApiTime(time)).toBe(''),
);
