import { describe, expect, it } from 'vitest';
import { periodOf } from './resume-text';

describe('the time of an item', () => {
  it.each([
    [['2019-07', '2022-02'], false, '2019.07 - 2022.02'],
    [['2019-07-01 00:00:00', '2022-02'], true, '2019.07 - 至今'],
    [['2019-07', ''], false, '2019.07'],
    [['', ''], true, '至今'],
    [['', ''], false, ''],
    [['大二', '大四'], false, '大二 - 大四'],
  ] as const)('%j, until today: %j, is %j', (time, rightNow, period) => {
    expect(periodOf({ time, rightNow })).toBe(period);
  });
});
