import { describe, expect, it } from 'vitest';
import { monthOf, periodBetween, periodOfText } from './resume-dates';

describe('a date of a foreign resume', () => {
  it.each([
    ['2020', '2020'],
    ['2020年', '2020'],
    ['2020-03', '2020-03'],
    ['2020-03-01', '2020-03'],
    ['2020-03-01T08:00:00.000Z', '2020-03'],
    ['2020.3', '2020-03'],
    ['2020/03/15', '2020-03'],
    ['2020年3月', '2020-03'],
    ['2020 年 3 月 5 日', '2020-03'],
    ['03/2020', '2020-03'],
    ['March 2020', '2020-03'],
    ['Sept. 2020', '2020-09'],
    [' Dec 2020 ', '2020-12'],
  ])('%j is %j', (date, month) => {
    expect(monthOf(date)).toBe(month);
  });

  it.each(['2020-13', '2020-00', '大三', 'Foo 2020', '20-03', ''])('%j stays as it is', (date) => {
    expect(monthOf(date)).toBe(date);
  });

  it('is bounded', () => {
    expect(monthOf('9'.repeat(10_000))).toHaveLength(60);
  });
});

describe('a period of a foreign resume', () => {
  const now = (from: string) => ({ time: [from, ''], rightNow: true });
  const between = (from: string, to: string) => ({ time: [from, to], rightNow: false });

  it.each([
    ['2020.03 - 至今', now('2020-03')],
    ['2020 - 至今', now('2020')],
    ['2020.03至今', now('2020-03')],
    ['2019-07 ~ Present', now('2019-07')],
    ['January 2019 to Present', now('2019-01')],
    ['August 2012 to May 2016', between('2012-08', '2016-05')],
    ['2021.07 - 2024.12', between('2021-07', '2024-12')],
    ['2019-07-2022-02', between('2019-07', '2022-02')],
    ['2019-2021', between('2019', '2021')],
    ['2019年9月—2020年6月', between('2019-09', '2020-06')],
    ['2019.09至2020.06', between('2019-09', '2020-06')],
    ['2022.06', between('2022-06', '')],
    ['', between('', '')],
    ['2018.07 - 2019.04 / 2020.07 - 至今', between('2018.07 - 2019.04 / 2020.07 - 至今', '')],
    ['大学期间', between('大学期间', '')],
  ])('%j is understood', (text, period) => {
    expect(periodOfText(text)).toEqual(period);
  });

  it('may be two dates', () => {
    expect(periodBetween('2020-03-01', 'present')).toEqual(now('2020-03'));
    expect(periodBetween('2013-09', '2017-06')).toEqual(between('2013-09', '2017-06'));
  });
});
