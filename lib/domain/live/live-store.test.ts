// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsedPush } from '@/test/pushes';
import { resetLive, setCounts, useLive, withPush } from './live-store';
import type { NotificationCounts } from '@/lib/domain/notification/schema';

const counts: NotificationCounts = {
  allCount: 3,
  imCount: 1,
  commentCount: 2,
  likeCount: 0,
  followCount: 0,
  collectCount: 0,
  noticeCount: 0,
};
const like = parsedPush({ itemType: '1' });
const message = parsedPush({ im: true });
const recall = parsedPush({ im: true, sys: 1 });

describe('the unread counts of two calls', () => {
  const SHOWN_AT = Date.now();
  it.each([
    ['that began later are shown', SHOWN_AT, SHOWN_AT + 1, 9],
    ['that began at the same time are shown', SHOWN_AT, SHOWN_AT, 9],
    ['that began earlier are not', SHOWN_AT, SHOWN_AT - 1, 3],
    ['are shown after the clock was set back', SHOWN_AT + 3_600_000, SHOWN_AT, 9],
  ])('%s', (_title, shownAt, readAt, allCount) => {
    resetLive();
    setCounts(counts, shownAt);
    setCounts({ ...counts, allCount: 9 }, readAt);
    expect(useLive.getState().counts?.allCount).toBe(allCount);
    resetLive();
  });
});

describe('the unread counts after a push', () => {
  it.each([
    ['1', 'likeCount'],
    ['2', 'collectCount'],
    ['3', 'followCount'],
    ['4', 'commentCount'],
    ['5', 'noticeCount'],
  ] as const)('with the code %s are one more in all and of %s', (itemType, key) => {
    expect(withPush(counts, parsedPush({ itemType }), false)).toEqual({
      ...counts,
      allCount: 4,
      [key]: Number(counts[key]) + 1,
    });
  });

  it('increase with a private message, and decrease when one is recalled', () => {
    expect(withPush(counts, message, false)).toMatchObject({ imCount: 2, allCount: 4 });
    expect(withPush(counts, recall, false)).toMatchObject({ imCount: 0, allCount: 2 });
  });

  it('stay unknown when they are unknown', () => {
    const unknown = { ...counts, likeCount: null, allCount: null };
    expect(withPush(unknown, like, false)).toEqual(unknown);
  });

  it('are never below zero', () => {
    const none = { ...counts, allCount: 0, imCount: 0 };
    expect(withPush(none, recall, false)).toEqual(none);
    expect(withPush({ ...none, imCount: 1 }, recall, false)).toEqual(none);
  });

  it('stay as they are while the private messages are open', () => {
    expect(withPush(counts, message, true)).toBe(counts);
    expect(withPush(counts, recall, true)).toBe(counts);
    expect(withPush(counts, like, true)).toMatchObject({ likeCount: 1 });
  });

  it('ignore an unknown kind', () => expect(withPush(counts, parsedPush({ itemType: '9' }), false)).toBe(counts));
});
