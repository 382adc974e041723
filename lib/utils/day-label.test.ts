import { describe, expect, it } from 'vitest';
import { dayLabel } from './day-label';
import { parseApiTime } from './time';

const at = (value: string) => parseApiTime(value) ?? 0;

describe('the name of a day', () => {
  it.each([
    ['2026-11-21', '2026-11-21 00:00:01', '今天'],
    ['2026-11-20', '2026-11-21 00:00:01', '昨天'],
    ['2026-11-19', '2026-11-21 23:59:59', '11月19日 星期四'],
    ['2025-12-31', '2026-01-02 08:00:00', '2025年12月31日 星期三'],
    ['2025-12-31', '2026-01-01 08:00:00', '昨天'],
    ['', '2026-01-01 08:00:00', ''],
  ])('%s is labelled on %s as %s', (date, now, label) => expect(dayLabel(date, at(now))).toBe(label));
});
