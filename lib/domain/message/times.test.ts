import { expect, it } from 'vitest';
import { countdown, recallableFor, shortTime } from './times';

it('a message can be recalled for two minutes by the clock of the API', () => {
  expect(recallableFor({ sentAt: 1_000 }, 61_000)).toBe(60_000);
  expect(recallableFor({ sentAt: 1_000 }, 121_000)).toBe(0);
  expect([120_000, 59_001, 1].map(countdown)).toEqual(['2:00', '1:00', '0:01']);
});

it('the time of a conversation is as short as it can be', () => {
  const now = Date.parse('2026-03-05T20:00:00+08:00');
  const at = (time: string) => shortTime(Date.parse(`${time}+08:00`), now);
  expect([
    at('2026-03-05T00:05:00'),
    at('2026-03-04T23:59:00'),
    at('2026-01-02T10:00:00'),
    at('2025-12-31T10:00:00'),
  ]).toEqual(['00:05', '昨天', '01-02', '2025-12-31']);
  expect(shortTime(0, now)).toBe('');
});
