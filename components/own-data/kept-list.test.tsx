import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { chosenDensity } from '@/lib/browser/density';
import { useOwner } from '@/lib/browser/owner';
import { checkedBy, isText } from '@/lib/browser/storage';
import { rememberSearch, searchHistory } from '@/lib/domain/search/history-store';
import { rememberTool } from '@/lib/domain/tool/recent-tools-store';
import { openDraft } from '@/lib/drafts/shared-draft';
import { renderApp } from '@/test/render';
import { KeptList } from './kept-list';

const shareDraft = (owner: string) => openDraft(owner, { kind: 'share', subjectId: '', schema: checkedBy(isText) });
const row = async (name: string) =>
  within((await screen.findAllByRole('listitem')).find((item) => item.textContent?.startsWith(name)) ?? document.body);

it('what this browser keeps is listed by kind, and removed by kind after a question', async () => {
  rememberSearch('虚拟列表');
  rememberSearch('水合');
  rememberTool('t1');
  shareDraft('visitor').set('还没发出的友圈');
  renderApp(<KeptList />);
  expect((await row('搜索记录')).getByText(/^2 条/)).toBeVisible();
  expect((await row('友圈草稿')).getByText(/^1 份/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '清除友圈草稿' }));
  expect(screen.getByText(/其中没有发出的内容会丢失/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(shareDraft('visitor').get()).toBe('还没发出的友圈');
  await userEvent.click(screen.getByRole('button', { name: '清除友圈草稿' }));
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  await waitFor(() => expect(screen.queryByText('友圈草稿')).toBeNull());
  expect(shareDraft('visitor').get()).toBeUndefined();
  expect(searchHistory.get()).toEqual(['水合', '虚拟列表']);
});

it('all of it goes at once, but for what is another member’s', async () => {
  shareDraft('u9').set('别人的草稿');
  rememberSearch('水合');
  chosenDensity.set('compact');
  renderApp(<KeptList />);
  await userEvent.click(await screen.findByRole('button', { name: '全部清除' }));
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(await screen.findByText('这个浏览器还没有保存你的内容')).toBeVisible();
  expect(searchHistory.get()).toBeUndefined();
  expect(chosenDensity.get()).toBeUndefined();
  expect(useOwner.getState().owner).toBe('visitor');
  expect(shareDraft('u9').get()).toBe('别人的草稿');
});
