import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLinkToast } from './link-toast';
import {
  dismissToast,
  showActionToast,
  showPersistentToast,
  showToast,
  TOAST_LIFETIME_MS,
  useToasts,
} from './toast-store';

const shown = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a toast', () => {
  it('disappears after a while; what happens again until then is told once, and as long as the first time', () => {
    showToast('发布成功');
    vi.advanceTimersByTime(TOAST_LIFETIME_MS - 1);
    showToast('发布成功');
    expect(shown()).toEqual(['发布成功']);
    vi.advanceTimersByTime(TOAST_LIFETIME_MS - 1);
    expect(shown()).toEqual(['发布成功']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('replaces an earlier one about the same', () => {
    showToast('置顶文章成功', 'done', 'article a');
    showToast('取消文章置顶成功', 'done', 'article b');
    showToast('删除文章成功', 'done', 'article a');
    expect(shown()).toEqual(['取消文章置顶成功', '删除文章成功']);
  });

  it('replaces the oldest one when there are more than three', () => {
    for (const text of ['一', '二', '三', '四']) showToast(text);
    expect(shown()).toEqual(['二', '三', '四']);
  });
});

describe('a toast with a button', () => {
  const undo = { label: '撤销', run: () => {} };

  it('stays beyond its time and is not replaced by later ones, until it is dismissed', () => {
    const id = showActionToast({ text: '已删除', about: 'history', action: undo });
    for (const text of ['一', '二', '三', '四']) showToast(text);
    expect(shown()).toEqual(['已删除', '二', '三', '四']);
    vi.advanceTimersByTime(10 * TOAST_LIFETIME_MS);
    expect(shown()).toEqual(['已删除']);
    dismissToast(id);
    expect(shown()).toEqual([]);
  });

  it('is shown once, and hides no button behind a plain toast of the same text', () => {
    showPersistentToast('网站已更新', undo);
    showPersistentToast('网站已更新', undo);
    showToast('网站已更新');
    expect(useToasts.getState().toasts).toMatchObject([{ text: '网站已更新', action: undo }]);
    vi.advanceTimersByTime(10 * TOAST_LIFETIME_MS);
    expect(shown()).toEqual(['网站已更新']);
  });

  it('is replaced by what happens next to the same thing', () => {
    showActionToast({ text: '已删除', about: 'history', action: undo });
    showToast('已恢复', 'done', 'history');
    expect(shown()).toEqual(['已恢复']);
  });
});

describe('a toast with a link', () => {
  it('stays longer, and can replace another one', () => {
    const first = showLinkToast({ text: '一条', href: '/notification' });
    showToast('发布成功');
    showLinkToast({ text: '两条', href: '/notification', replaces: first });
    expect(shown()).toEqual(['发布成功', '两条']);
    vi.advanceTimersByTime(TOAST_LIFETIME_MS);
    expect(shown()).toEqual(['两条']);
    vi.advanceTimersByTime(TOAST_LIFETIME_MS);
    expect(shown()).toEqual([]);
  });

  it('has an id that no other toast has', () => {
    const number = showLinkToast({ text: '一条', href: '/notification' });
    showToast('发布成功');
    expect(new Set(useToasts.getState().toasts.map(({ id }) => id)).size).toBe(2);
    expect(showLinkToast({ text: '两条', href: '/notification' })).not.toBe(number);
  });
});
