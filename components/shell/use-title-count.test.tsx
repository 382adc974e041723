import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetLive, setCounts } from '@/lib/domain/live/live-store';
import { pageTitle } from '@/lib/browser/page-title';
import { useTitleCount } from './use-title-count';

const counts = (allCount: number) => ({
  allCount,
  imCount: 0,
  commentCount: allCount,
  likeCount: 0,
  followCount: 0,
  collectCount: 0,
  noticeCount: 0,
});

beforeEach(() => {
  resetLive();
  document.title = '首页';
});

describe('the title of the tab', () => {
  it('shows the unread count, and none when it is zero', () => {
    renderHook(useTitleCount);
    expect(document.title).toBe('首页');
    act(() => setCounts(counts(3)));
    expect(document.title).toBe('(3) 首页');
    act(() => setCounts(counts(120)));
    expect(document.title).toBe('(99+) 首页');
    act(() => setCounts(counts(0)));
    expect(document.title).toBe('首页');
  });

  it('leaves the page’s own title as it is, whatever it begins with, and another one takes its place', async () => {
    document.title = '(3) 个坑';
    const { unmount } = renderHook(useTitleCount);
    act(() => setCounts(counts(3)));
    expect([document.title, pageTitle()]).toEqual(['(3) (3) 个坑', '(3) 个坑']);
    document.title = '待审核的文章';
    await waitFor(() => expect(document.title).toBe('(3) 待审核的文章'));
    expect(pageTitle()).toBe('待审核的文章');
    unmount();
    expect([document.title, pageTitle()]).toEqual(['待审核的文章', '待审核的文章']);
  });

  it('follows the reader to the next page, whatever its title begins with', async () => {
    renderHook(useTitleCount);
    act(() => setCounts(counts(2)));
    document.title = '(2) 个坑';
    await waitFor(() => expect(document.title).toBe('(2) (2) 个坑'));
    act(() => setCounts(counts(1)));
    expect(document.title).toBe('(1) (2) 个坑');
  });

  it('is never the count alone while the next page has no title yet', async () => {
    renderHook(useTitleCount);
    act(() => setCounts(counts(4)));
    document.title = '';
    await Promise.resolve();
    expect(document.title).toBe('');
    document.title = '友圈';
    await waitFor(() => expect(document.title).toBe('(4) 友圈'));
  });
});
