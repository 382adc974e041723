import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addFault, holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { apiUrl, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { openPopover } from '@/test/open-popover';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { OwnFolders } from './own-folders';

beforeEach(() => void stubIntersections());
afterEach(() => vi.unstubAllGlobals());

const NAMES = ['前端文档', '设计灵感', '效率工具', '周末读物', '装修备忘', '还没整理'];

async function open() {
  const { unmount } = renderApp(<OwnFolders userId={userNamed('demouser').id} />, { as: 'demouser' });
  await screen.findByText(NAMES[0] ?? '');
  return { unmount };
}

const list = () => screen.getByRole('list', { name: '文件夹' });
const names = () =>
  within(list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
/** Chooses an entry of the folder's menu. */
const choose = (action: string, folder: string) =>
  userEvent.click(openPopover(`管理文件夹 ${folder}`).getByRole('button', { name: `${action}文件夹 ${folder}` }));
const ownNames = () => db.folders.filter(({ userId }) => userId === userNamed('demouser').id).map(({ name }) => name);
const ownFolder = (name: string) => {
  const folder = db.folders.find((row) => row.userId === userNamed('demouser').id && row.name === name);
  if (!folder) throw new Error(`There is no folder "${name}"`);
  return folder;
};
/** Changes from the member's phone. */
const onPhone = (path: string, body: object) => postJson(apiUrl(path), body, tokenHeader(userNamed('demouser')));
const sorts = () => callsOf('/site/folder/sort');

describe('the order of the folders', () => {
  it('is changed by keys in a menu, which has the focus afterwards, announced and saved', async () => {
    await open();
    const menu = () => screen.getByRole('button', { name: '管理文件夹 前端文档' });
    for (const place of [2, 3]) {
      openPopover('管理文件夹 前端文档').getByRole('button', { name: '后移文件夹 前端文档' }).focus();
      await userEvent.keyboard('{Enter}');
      expect(menu()).toHaveFocus();
      expect(screen.getByText(`已移到第 ${place} 位，共 6 位`)).toBeInTheDocument();
    }
    expect(names().slice(0, 3)).toEqual(['设计灵感', '效率工具', '前端文档']);
    await waitFor(() => expect(ownNames()).toEqual(names()));
  });

  it('is saved when the page is left at once', async () => {
    const { unmount } = await open();
    await choose('后移', '前端文档');
    unmount();
    await waitFor(() => expect(ownNames().slice(0, 2)).toEqual(['设计灵感', '前端文档']));
    expect(sorts()).toHaveLength(1);
  });

  it('keeps an order that was made on a phone, and shows it with the move', async () => {
    await open();
    const ids = ['还没整理', ...NAMES.slice(0, -1)].map((name) => ownFolder(name).id);
    await onPhone('/site/folder/sort', { ids });
    await choose('后移', '前端文档');
    const both = ['还没整理', '设计灵感', '前端文档', '效率工具', '周末读物', '装修备忘'];
    await waitFor(() => expect(ownNames()).toEqual(both));
    await waitFor(() => expect(names()).toEqual(both));
  });

  it('keeps a move that is made while an earlier one is being saved, at every moment', async () => {
    const answer = holdCalls('/site/folder/sort');
    await open();
    await choose('后移', '前端文档');
    await waitFor(() => expect(sorts()).toHaveLength(1));
    await choose('前移', '还没整理');
    const both = ['设计灵感', '前端文档', '效率工具', '周末读物', '还没整理', '装修备忘'];
    expect(names()).toEqual(both);
    const seen: unknown[] = [];
    const observer = new MutationObserver(() => seen.push(names()));
    observer.observe(list(), { childList: true });
    answer();
    await waitFor(() => expect(ownNames()).toEqual(both));
    await waitFor(() => expect(callsOf('/site/folder/list').length).toBeGreaterThan(2));
    observer.disconnect();
    for (const order of [...seen, names()]) expect(order).toEqual(both);
    expect(sorts()).toHaveLength(2);
  });

  it('is that of the API when its answer is lost, with one message', async () => {
    addFault({ path: '/site/folder/sort', drop: true });
    await open();
    await choose('后移', '前端文档');
    expect(names()[0]).toBe('设计灵感');
    await waitFor(() => expect(names()).toEqual(NAMES));
    expect(toastTexts()).toEqual(['没有收到回应，可能已经成功，请确认后再试']);
  });
});
