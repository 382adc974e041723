import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
