import { expect, it } from 'vitest';
import { withCheckIn } from './check-in-streak';

const at = (time: string) => Date.parse(`${time}+08:00`);

it('counts the days in a row, each once', () => {
  const first = withCheckIn(undefined, at('2026-11-26T23:50:00'));
  expect(first).toEqual({ day: '2026-11-26', days: 1 });
  expect(withCheckIn(first, at('2026-11-26T23:59:00'))).toEqual(first);
  expect(withCheckIn(first, at('2026-11-27T00:10:00'))).toEqual({ day: '2026-11-27', days: 2 });
});

it('starts anew after a day without', () => {
  expect(withCheckIn({ day: '2026-11-20', days: 9 }, at('2026-11-26T08:00:00')).days).toBe(1);
});
