import { describe, expect, it } from 'vitest';
import { activityDays, activityStart } from './activity';

describe('the activity of a year', () => {
  /** A Wednesday, half past midnight in China, still Tuesday in UTC. */
  const NOW = Date.parse('2026-07-15T00:30:00+08:00');

  it('begins on a Sunday and ends today, in China', () => {
    const days = activityDays([], NOW);
    expect(activityStart(NOW)).toBe('2025-07-13');
    expect(days[0]).toEqual({ date: '2025-07-13', count: 0 });
    expect(days.at(-1)?.date).toBe('2026-07-15');
    expect(days).toHaveLength(52 * 7 + 4);
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
  });

  it('counts each day by itself, and leaves out what is older, to come or no time', () => {
    const times = ['2026-07-15 00:00:01', '2026-07-14 23:59:59', '2026-07-14 08:00:00', '2020-01-01 08:00:00', '', 'x'];
    const days = activityDays(
      [...times, '2027-01-01 08:00:00'].map((createTime) => ({ createTime })),
      NOW,
    );
    expect(days.filter(({ count }) => count > 0)).toEqual([
      { date: '2026-07-14', count: 2 },
      { date: '2026-07-15', count: 1 },
    ]);
  });
});
