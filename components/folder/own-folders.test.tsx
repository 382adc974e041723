import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { apiUrl, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { openPopover } from '@/test/open-popover';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { OwnFolders } from './own-folders';

let comeNear: () => void;
beforeEach(() => {
  comeNear = stubIntersections();
});
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
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Chooses an entry of the folder's menu. */
const choose = (action: string, folder: string) =>
  userEvent.click(openPopover(`管理文件夹 ${folder}`).getByRole('button', { name: `${action}文件夹 ${folder}` }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const nameField = () => screen.getByRole('textbox', { name: '文件夹名称' });
const ownNames = () => db.folders.filter(({ userId }) => userId === userNamed('demouser').id).map(({ name }) => name);
const ownFolder = (name: string) => {
  const folder = db.folders.find((row) => row.userId === userNamed('demouser').id && row.name === name);
  if (!folder) throw new Error(`There is no folder "${name}"`);
  return folder;
};
/** Changes from the member's phone. */
const onPhone = (path: string, body: object) => postJson(apiUrl(path), body, tokenHeader(userNamed('demouser')));

describe('the folders of a member', () => {
  it('are shown with the private ones, which say so', async () => {
    await open();
    expect(names()).toEqual(NAMES);
    expect(screen.getAllByText('私密')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '打开文件夹 前端文档' })).toBeVisible();
  });

  it('can be retried when they failed to load', async () => {
    addFault({ path: '/site/folder/list', body: { code: '-1', message: '繁忙' }, times: 1 });
    renderApp(<OwnFolders userId={userNamed('demouser').id} />, { as: 'demouser' });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('前端文档')).toBeVisible();
  });
});

it('the last tile makes a new folder, too', async () => {
  await open();
  expect(within(list()).getAllByRole('listitem').at(-1)).toHaveTextContent('新建文件夹');
  await press('新建文件夹');
  expect(await dialog('新增文件夹')).toBeVisible();
});

describe('the dialog of a new folder', () => {
  it('creates one that is not private, unless its owner says so', async () => {
    await open();
    await press('新增文件夹');
    await dialog('新增文件夹');
    expect(screen.getByRole('radio', { name: '否' })).toBeChecked();
    await userEvent.type(nameField(), '  😀 新的 ');
    await press('确定');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toastTexts()).toEqual(['创建文件夹成功']);
    expect(callsOf('/site/folder/create')[0]?.body).toBe('{"name":"😀 新的","isPrivate":"0"}');
    await waitFor(() => expect(names()).toEqual([...NAMES, '😀 新的']));
  });

  it('checks the name when it is left and on submit, and sends nothing that is wrong', async () => {
    await open();
    await press('新增文件夹');
    await dialog('新增文件夹');
    await userEvent.click(screen.getByRole('radio', { name: '是' }));
    expect(await screen.findByText('请输入文件夹名称')).toBeVisible();
    await userEvent.type(nameField(), '长'.repeat(25));
    await press('确定');
    expect(await screen.findByText('文件夹名称最大长度不能超过24位')).toBeVisible();
    expect(callsOf('/site/folder/create')).toEqual([]);
  });

  it('keeps what was typed when it fails, and says why once', async () => {
    addFault({ path: '/site/folder/create', body: { code: '-1', message: '文件夹数量已达上限' }, times: 1 });
    await open();
    await press('新增文件夹');
    await dialog('新增文件夹');
    await userEvent.type(nameField(), '新的');
    await press('确定');
    expect(await screen.findByText('文件夹数量已达上限')).toBeVisible();
    expect(toastTexts()).toEqual([]);
    expect(nameField()).toHaveValue('新的');
    await press('确定');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(ownNames()).toContain('新的');
  });

  it('shows what was typed earlier and not sent, until it is discarded or sent', async () => {
    const { unmount } = await open();
    await press('新增文件夹');
    await dialog('新增文件夹');
    expect(screen.queryByText('已恢复未提交的修改')).toBeNull();
    await userEvent.type(nameField(), '写了一半');
    await userEvent.click(screen.getByRole('radio', { name: '是' }));
    // The browser's back button, or F5.
    unmount();
    await open();
    await press('新增文件夹');
    expect(within(await dialog('新增文件夹')).getByText('已恢复未提交的修改')).toBeVisible();
    expect(nameField()).toHaveValue('写了一半');
    expect(screen.getByRole('radio', { name: '是' })).toBeChecked();
    await press('放弃');
    expect(nameField()).toHaveValue('');
    await userEvent.type(nameField(), '另一个');
    await press('取消');
    await press('新增文件夹');
    expect(nameField()).toHaveValue('另一个');
    await press('确定');
    await waitFor(() => expect(ownNames()).toContain('另一个'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('新增文件夹');
    expect(nameField()).toHaveValue('');
  });

  it('creates nothing twice when the answer got lost', async () => {
    addFault({ path: '/site/folder/create', delayMs: 0, drop: true, times: 1 });
    await open();
    await press('新增文件夹');
    await dialog('新增文件夹');
    await userEvent.type(nameField(), '新的');
    await press('确定');
    await screen.findByText('没有收到回应，也没有找到刚才提交的内容，可以再次提交');
    await press('确定');
    await waitFor(() => expect(ownNames().filter((name) => name === '新的')).toHaveLength(1));
  });
});

it('a folder that was on its way when the page was reloaded is there once, and its dialog says so and is empty', async () => {
  const { unmount } = await open();
  await press('新增文件夹');
  await dialog('新增文件夹');
  await userEvent.type(nameField(), '建到一半');
  addFault({ path: '/site/folder/create', after: true, delayMs: 60_000, times: 1 });
  await press('确定');
  await waitFor(() => expect(ownNames()).toContain('建到一半'));
  unmount();
  await open();
  await press('新增文件夹');
  expect(await screen.findByText('上次的提交已经成功，不用再次提交')).toBeVisible();
  expect(nameField()).toHaveValue('');
  expect(ownNames().filter((name) => name === '建到一半')).toHaveLength(1);
});

describe('the dialog of a folder', () => {
  it('updates it', async () => {
    await open();
    await choose('更新', '装修备忘');
    await dialog('更新文件夹');
    expect(nameField()).toHaveValue('装修备忘');
    expect(screen.getByRole('radio', { name: '是' })).toBeChecked();
    await userEvent.type(nameField(), '二');
    await userEvent.click(screen.getByRole('radio', { name: '否' }));
    await press('确定');
    expect(await screen.findByText('装修备忘二')).toBeVisible();
    expect(toastTexts()).toEqual(['更新文件夹成功']);
    expect(screen.queryByText('私密')).toBeNull();
  });

  it('leaves private what was made private on a phone meanwhile', async () => {
    await open();
    await choose('更新', '前端文档');
    await dialog('更新文件夹');
    const { id } = ownFolder('前端文档');
    await onPhone('/site/folder/update', { id, name: '前端文档', isPrivate: '1' });
    await userEvent.type(nameField(), '二');
    await press('确定');
    expect(await screen.findByText('前端文档二')).toBeVisible();
    expect(db.folders.find((row) => row.id === id)).toMatchObject({ name: '前端文档二', isPrivate: true });
  });

  it('shows what was changed on a phone when it is returned to, and keeps what was typed', async () => {
    await open();
    await choose('更新', '前端文档');
    await dialog('更新文件夹');
    const { id } = ownFolder('前端文档');
    await userEvent.type(nameField(), '二');
    await onPhone('/site/folder/update', { id, name: '前端文档', isPrivate: '1' });
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(screen.getByRole('radio', { name: '是' })).toBeChecked());
    expect(nameField()).toHaveValue('前端文档二');
  });

  it('tells what the same field was changed to on a phone, and overwrites it when that is submitted again', async () => {
    await open();
    await choose('更新', '前端文档');
    await dialog('更新文件夹');
    const { id } = ownFolder('前端文档');
    await userEvent.type(nameField(), '二');
    await onPhone('/site/folder/update', { id, name: '手机上的名字', isPrivate: '1' });
    await press('确定');
    expect(await screen.findByText('别处已改为「手机上的名字」，再次提交将以这里的内容为准')).toBeVisible();
    expect(nameField()).toHaveValue('前端文档二');
    await press('确定');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(db.folders.find((row) => row.id === id)).toMatchObject({ name: '前端文档二', isPrivate: true });
  });

  it('tells what the field of a restored draft was changed to meanwhile', async () => {
    const { unmount } = await open();
    const folder = ownFolder('前端文档');
    await choose('更新', '前端文档');
    await dialog('更新文件夹');
    await userEvent.type(nameField(), '二');
    unmount();
    await onPhone('/site/folder/update', { id: folder.id, name: '手机改的', isPrivate: '0' });
    renderApp(<OwnFolders userId={userNamed('demouser').id} />, { as: 'demouser' });
    await screen.findByText('手机改的');
    await choose('更新', '手机改的');
    await dialog('更新文件夹');
    expect(nameField()).toHaveValue('前端文档二');
    await press('确定');
    expect(await screen.findByText('别处已改为「手机改的」，再次提交将以这里的内容为准')).toBeVisible();
  });

  it('tells that it was deleted in another tab, and the list follows', async () => {
    await open();
    await choose('更新', '前端文档');
    await dialog('更新文件夹');
    db.folders = db.folders.filter(({ name }) => name !== '前端文档');
    await press('确定');
    expect(await screen.findByText('文件夹不存在')).toBeVisible();
    await waitFor(() => expect(names()).not.toContain('前端文档'));
    expect(nameField()).toHaveValue('前端文档');
  });

  it('warns before a folder is deleted with its bookmarks', async () => {
    await open();
    await choose('删除', '前端文档');
    expect(await dialog('删除文件夹')).toHaveTextContent('其中的所有站点也会一并删除，且无法恢复');
    await press('取消');
    expect(callsOf('/site/folder/delete')).toEqual([]);
    await choose('删除', '前端文档');
    await press('删除');
    await waitFor(() => expect(names()).toEqual(NAMES.slice(1)));
    expect(toastTexts()).toEqual(['删除文件夹成功']);
    await waitFor(() => expect(screen.getByRole('button', { name: '新增文件夹' })).toHaveFocus());
  });
});

it('a folder says how many bookmarks are in it, once its card is in sight', async () => {
  await open();
  expect(screen.queryByText(/个站点$/)).toBeNull();
  comeNear();
  await waitFor(() => expect(screen.getAllByText(/^\d+ 个站点$|^还没有站点$/)).toHaveLength(NAMES.length));
});
