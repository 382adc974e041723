import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userTabs } from '@/lib/config/tabs';
import { renderApp } from '@/test/render';
import { SectionTabs } from './section-tabs';

// The last ones are what the server sees of an address with a query.
it.each([
  ['/user/1', '动态'],
  ['/user/1/dynamic', '动态'],
  ['/user/1/agree', '点赞'],
  ['/user/1/folder/2', '文件夹'],
  ['/user/1/agree/~/share', '点赞'],
  ['/user/1/focus/~/fans', '关注'],
])('at %s the tab %s is the current one', (at, label) => {
  renderApp(<SectionTabs label="用户主页" tabs={userTabs('1')} />, { at });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(label);
});

it('shows the current tab in the middle of its row, which stays while a finger holds it', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  const { rerender } = renderApp(<SectionTabs label="用户主页" tabs={userTabs('1')} />, { at: '/user/1/focus' });
  const row = screen.getByRole('navigation', { name: '用户主页' });
  expect(row.scrollLeft).toBe(500);
  const openAt = (path: string) => {
    history.replaceState(null, '', path);
    rerender(<SectionTabs label="用户主页" tabs={userTabs('1')} />);
  };
  const tab = screen.getByRole('link', { name: '文章' });
  fireEvent.pointerDown(tab);
  row.scrollLeft = 100;
  openAt('/user/1/agree');
  expect(row.scrollLeft).toBe(100);
  fireEvent.click(tab);
  openAt('/user/1/article');
  expect(row.scrollLeft).toBe(500);
});
