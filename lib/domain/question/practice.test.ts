import { describe, expect, it } from 'vitest';
import {
  daysOfWeeks,
  idsOfBook,
  mergePractices,
  NO_PRACTICE,
  parsePractice,
  streakOf,
  withAnswered,
  withRecord,
} from './practice';

const answer = { id: 'q1', title: '一道题', tag: 'js', day: '2026-05-02' };

describe('practice', () => {
  it('puts a wrong answer into the wrong book until it is answered right', () => {
    const wrong = withAnswered(NO_PRACTICE, { ...answer, right: false });
    expect(wrong.records.q1).toMatchObject({ title: '一道题', tag: 'js', right: false, wrong: true });
    const right = withAnswered(wrong, { ...answer, tag: undefined, right: true, day: '2026-05-03' });
    expect(right.records.q1).toMatchObject({ tag: 'js', right: true, wrong: false });
    expect(right.days).toEqual(['2026-05-02', '2026-05-03']);
  });

  it('counts wrong answers and keeps the day of the last one and the level', () => {
    const once = withAnswered(NO_PRACTICE, { ...answer, level: 2, right: false });
    const right = withAnswered(once, { ...answer, right: true, day: '2026-05-03' });
    const twice = withAnswered(right, { ...answer, right: false, day: '2026-05-04' });
    expect(right.records.q1).toMatchObject({ timesWrong: 1, wrongOn: '2026-05-02' });
    expect(twice.records.q1).toMatchObject({ timesWrong: 2, wrongOn: '2026-05-04', level: 2 });
    expect(parsePractice(twice)).toEqual(twice);
    expect(idsOfBook(twice, 'wrong')).toEqual(['q1']);
  });

  it('forgets a question that there is nothing to say of', () => {
    const starred = withRecord(NO_PRACTICE, 'q1', { title: '一道题', starred: true });
    expect(starred.records.q1?.starred).toBe(true);
    expect(withRecord(starred, 'q1', { title: '一道题', starred: false }).records).toEqual({});
  });

  it('is read from storage whatever stands there', () => {
    expect(parsePractice(undefined)).toEqual(NO_PRACTICE);
    expect(
      parsePractice({
        records: { q1: { title: 3 }, q2: { title: '题', right: 'yes', tag: '../x' }, '../../evil': { title: '题' } },
        places: { js: 1, css: 'q3', html: '../../evil', constructor: 'q3' },
        days: ['x', '2026-05-02', '2026-05-02'],
      }),
    ).toEqual({
      records: { q2: { title: '题' } },
      places: { css: 'q3' },
      days: ['2026-05-02'],
    });
  });

  it('of two browsers is joined', () => {
    const here = withAnswered(NO_PRACTICE, { ...answer, right: false });
    const there = withAnswered(NO_PRACTICE, { ...answer, id: 'q2', right: true, day: '2026-05-01' });
    const both = mergePractices(here, there);
    expect(Object.keys(both.records)).toEqual(['q1', 'q2']);
    expect(both.days).toEqual(['2026-05-01', '2026-05-02']);
  });
});

describe('a streak', () => {
  it('counts the days in a row, today still being open', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-03'];
    expect(streakOf(days, '2026-03-01')).toBe(3);
    expect(streakOf(days, '2026-03-02')).toBe(3);
    expect(streakOf(days, '2026-03-03')).toBe(1);
    expect(streakOf(days, '2026-03-10')).toBe(0);
    expect(streakOf([], '2026-03-01')).toBe(0);
  });
});

it('the weeks of the calendar begin on a Monday and end today, across months and years', () => {
  expect(daysOfWeeks('2026-01-04', 1)).toEqual([
    '2025-12-29',
    '2025-12-30',
    '2025-12-31',
    '2026-01-01',
    '2026-01-02',
    '2026-01-03',
    '2026-01-04',
  ]);
  expect(daysOfWeeks('2026-01-05', 2)).toHaveLength(8);
});
