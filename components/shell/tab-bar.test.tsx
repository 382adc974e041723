import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteNavigation } from '@/lib/config/navigation';
import { routes } from '@/lib/config/routes';
import { renderApp } from '@/test/render';
import { TabBar } from './tab-bar';

const renderBar = (options: Parameters<typeof renderApp>[1] = {}) => {
  renderApp(<TabBar entries={siteNavigation('')} />, options);
  return screen.getByRole('navigation', { name: '标签栏' });
};

it.each([
  ['/', '首页'],
  ['/sharecircle/0000000000fffff6', '友圈'],
  ['/notification/agree', '消息'],
])('at %s the tab of %s is the current one', (at, label) => {
  const bar = renderBar({ at });
  expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent(label);
});

it('every section of the site is in the bar or in its last sheet', () => {
  const bar = renderBar();
  const links = within(bar).getAllByRole('link', { hidden: true });
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(siteNavigation('').map(({ href }) => href)));
});

it('a member’s sheet has their own pages and the way out', async () => {
  const bar = renderBar({ as: 'demouser' });
  for (const panel of bar.querySelectorAll('[popover]'))
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  const entry = await within(bar).findByRole('link', { name: '浏览历史', hidden: true });
  expect(entry).toHaveAttribute('href', routes.history());
  expect(within(bar).getByRole('button', { name: '退出登录', hidden: true })).toBeInTheDocument();
});
