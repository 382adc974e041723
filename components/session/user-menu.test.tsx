import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userNamed } from '@/mocks/testing';
import { renderApp } from '@/test/render';
import { UserMenu } from './user-menu';

it('a member finds the way to writing, settings and all their own pages, and out', async () => {
  const { id } = userNamed('demouser');
  renderApp(<UserMenu />, { as: 'demouser' });
  const trigger = await screen.findByRole('button', { name: '用户菜单' });
  const menu = within(trigger.parentElement ?? document.body);
  const entries = menu.getAllByRole('link', { hidden: true });
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    [expect.stringContaining('林间小鹿'), `/user/${id}`],
    [expect.stringMatching(/文章$/), `/user/${id}/article`],
    [expect.stringMatching(/关注$/), `/user/${id}/focus`],
    [expect.stringMatching(/粉丝$/), `/user/${id}/focus?type=fans`],
    ['写文章', '/writecenter'],
    ['我的主页', `/user/${id}`],
    ['草稿箱', `/user/${id}/article#drafts`],
    ['设置', '/setting/profile'],
    ['我的收藏', `/user/${id}/collect`],
    ['我的关注', `/user/${id}/focus`],
    ['我的点赞', `/user/${id}/agree`],
    ['浏览历史', '/browse-history'],
    ['稍后读', '/reading-list'],
    ['笔记', '/annotation'],
  ]);
  expect(menu.getByRole('button', { name: '退出登录', hidden: true })).toBeInTheDocument();
});
