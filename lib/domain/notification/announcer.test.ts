// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_LIFETIME_MS, useToasts } from '@/lib/browser/toast-store';
import type { NotificationKind } from '@/lib/domain/notification/constants';
import { createAnnouncer } from './announcer';

const push = (kind: NotificationKind, sourceNickname: string) => ({
  kind,
  takenBack: false,
  payload: { sourceNickname },
});
const said = () => useToasts.getState().toasts.map(({ text, href }) => [text, href]);
const lookAway = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};
const onSaid = vi.fn();
let announcer: ReturnType<typeof createAnnouncer>;

beforeEach(() => {
  vi.useFakeTimers();
  onSaid.mockClear();
  announcer = createAnnouncer(onSaid);
});
afterEach(() => {
  announcer.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  useToasts.setState({ toasts: [] });
});

describe('the toast of a push', () => {
  it('has a link, and disappears after a while', () => {
    announcer.announce(push('follow', '小鹿'));
    vi.advanceTimersByTime(0);
    expect(said()).toEqual([['小鹿 关注了你', '/notification/focus']]);
    vi.advanceTimersByTime(TOAST_LIFETIME_MS);
    expect(said()).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual([]);
  });

  it('merges a burst of pushes, at most one toast a second', () => {
    for (let time = 0; time < 50; time += 1) {
      announcer.announce(push('like', `读者${time}`));
      vi.advanceTimersByTime(20);
    }
    vi.advanceTimersByTime(1_000);
    expect(said()).toEqual([['你有 50 条新消息', '/notification/agree']]);
    expect(onSaid.mock.calls.length).toBeLessThanOrEqual(3);
    announcer.announce(push('collect', '小鹿'));
    vi.advanceTimersByTime(1_000);
    expect(said()).toEqual([['你有 51 条新消息', '/notification']]);
  });

  it('is a new one once the last toast has disappeared', () => {
    announcer.announce(push('like', '甲'));
    vi.advanceTimersByTime(60_000);
    announcer.announce(push('like', '乙'));
    vi.advanceTimersByTime(0);
    expect(said()).toEqual([['乙 赞了你的文章', '/notification/agree']]);
  });

  it('is deferred while the page is hidden', () => {
    lookAway(true);
    announcer.announce(push('like', '甲'));
    announcer.announce(push('like', '乙'));
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual([]);
    lookAway(false);
    vi.advanceTimersByTime(0);
    expect(said()).toEqual([['你有 2 条新消息', '/notification/agree']]);
  });

  it('is not shown again when another tab has shown it', () => {
    lookAway(true);
    announcer.announce(push('like', '甲'));
    announcer.forget();
    lookAway(false);
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual([]);
  });
});
