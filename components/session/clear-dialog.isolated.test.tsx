import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOwner } from '@/lib/browser/owner';
import { rememberSearch } from '@/lib/domain/search/history-store';
import { openDraft } from '@/lib/drafts/shared-draft';
import { checkedBy, isText } from '@/lib/browser/storage';
import { sessionToken } from '@/lib/http/token';
import { userNamed } from '@/mocks/testing';
import { renderApp } from '@/test/render';
import { UserMenu } from './user-menu';

// Isolated: clearing the storage stops it for the page.
const assign = vi.fn();
beforeEach(() => vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', assign }));
afterEach(() => vi.unstubAllGlobals());

it('a member who signs out is offered to have their drafts and records removed from this browser', async () => {
  const { id } = userNamed('demouser');
  renderApp(<UserMenu />, { as: 'demouser' });
  await waitFor(() => expect(useOwner.getState().owner).toBe(id));
  openDraft(id, { kind: 'share', subjectId: '', schema: checkedBy(isText) }).set('没发出的秘密');
  rememberSearch('离职证明');
  await userEvent.click(await screen.findByRole('button', { name: '退出并清除本机数据', hidden: true }));
  expect(
    await screen.findByText(
      '这个浏览器保存着你的：1 份没有发出的内容（草稿、没送达的私信，连同其中的图片）、搜索记录。清除后无法恢复；已经发布的内容不受影响。',
    ),
  ).toBeVisible();
  expect(sessionToken()).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '清除并退出' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(sessionToken()).toBeUndefined();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/秘密|离职证明/);
});
