import { describe, expect, it } from 'vitest';
import { chaptersOf } from './chapters';
import {
  mergeProgresses,
  parseProgresses,
  percentRead,
  withOpened,
  withRead,
  type TutorialProgresses,
} from './progress';
import { menu } from './testing';

describe('progress', () => {
  it('remembers the opened chapter, and each read one once', () => {
    const opened = withOpened({}, 't', 'a', 4);
    const read = withRead(withRead(opened, 't', 'a'), 't', 'b');
    expect(read).toEqual({ t: { read: ['a', 'b'], last: 'a', total: 4 } });
    expect(withRead(read, 't', 'b')).toBe(read);
  });

  it('keeps the fifty tutorials that were opened last', () => {
    let all: TutorialProgresses = {};
    for (let index = 0; index < 60; index += 1) all = withOpened(all, `t${index}`, 'a', 1);
    expect(Object.keys(all)).toHaveLength(50);
    expect(all.t0).toBeUndefined();
    expect(all.t59).toBeDefined();
  });

  it('counts in per cent, of the chapters that there still are', () => {
    expect(percentRead({ read: ['a', 'b', 'c'], total: 8 })).toBe(38);
    expect(percentRead({ read: ['a', 'gone'], total: 2 }, chaptersOf(menu))).toBe(25);
    expect(percentRead({ read: ['a', 'b'], total: 1 })).toBe(100);
    expect(percentRead({ read: [], total: 0 })).toBe(0);
  });

  it('is read from storage whatever stands there', () => {
    expect(parseProgresses('nonsense')).toEqual({});
    expect(parseProgresses({ t: { read: 'a' }, u: null, v: { read: ['a'], last: 3, total: 'x' } })).toEqual({
      v: { read: ['a'], last: undefined, total: 0 },
    });
  });

  it('of two browsers is what was read in either', () => {
    const here = { t: { read: ['a'], last: 'a', total: 4 }, u: { read: ['x'], total: 1 } };
    const there = { t: { read: ['b', 'a'], last: 'b', total: 4 } };
    expect(mergeProgresses(here, there)).toEqual({ ...here, t: { read: ['a', 'b'], last: 'b', total: 4 } });
  });
});
