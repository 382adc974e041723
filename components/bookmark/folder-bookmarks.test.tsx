import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FolderBookmarks } from './folder-bookmarks';
import { HiddenFolder } from '@/components/shell/hidden-folder';
import { db } from '@/mocks/db';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { apiUrl, givenFolder, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';

const owner = () => userNamed('demouser');
const folderNamed = (name: string) => {
  const folder = db.folders.find((row) => row.userId === owner().id && row.name === name);
  if (!folder) throw new Error(`There is no folder "${name}"`);
  return folder;
};
interface Visit {
  as?: string;
  rendered?: number;
}

function open(folder: { id: string; isPrivate: boolean }, { as, rendered = 50 }: Visit = {}) {
  const bookmarks = db.bookmarks
    .filter(({ folderId }) => folderId === folder.id)
    .map((bookmark) => ({ ...bookmark, icon: '' }));
  const place = { userId: owner().id, folderId: folder.id };
  renderApp(
    folder.isPrivate ? (
      <HiddenFolder {...place} waiting="正在加载">
        没有这个页面
      </HiddenFolder>
    ) : (
      <FolderBookmarks {...place} initial={{ bookmarks: bookmarks.slice(0, rendered), total: bookmarks.length }}>
        <p>面包屑</p>
      </FolderBookmarks>
    ),
    as ? { as } : {},
  );
}

const rows = () => screen.queryAllByRole('article');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = (label: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text);
const filter = () => screen.getByRole('searchbox', { name: '筛选站点' });

describe('the bookmarks of a folder', () => {
  it('are shown to a visitor without a request or a control', async () => {
    open(folderNamed('前端文档'));
    expect(rows()).toHaveLength(5);
    const link = within(rows()[0] ?? document.body).getByRole('link', { name: 'MDN Web Docs' });
    expect(link).toHaveAttribute('href', 'https://developer.mozilla.org/zh-CN/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(rows()[0]).toHaveTextContent('developer.mozilla.org');
    expect(screen.queryByRole('button', { name: /站点/ })).toBeNull();
    expect(callsOf('/sites')).toEqual([]);
  });

  it('have the direction of their own text, and so have their controls', async () => {
    const folder = givenFolder({ bookmarks: 1 });
    const [row] = db.bookmarks.filter(({ folderId }) => folderId === folder.id);
    Object.assign(row ?? {}, { name: 'موقع', siteDesc: 'وصف' });
    open(folder, { as: 'demouser' });
    expect(screen.getByRole('heading', { name: 'موقع' })).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('وصف')).toHaveAttribute('dir', 'auto');
    expect(await screen.findByRole('button', { name: '删除站点 \u2068موقع\u2069' })).toBeVisible();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('are text where the address is %s', (url) => {
    open(givenFolder({ bookmarks: 1, url }));
    expect(rows()[0]).toHaveTextContent(url);
    expect(screen.queryByRole('link', { name: '站点 1' })).toBeNull();
  });

  it('of a private folder are missing to others', async () => {
    open(folderNamed('装修备忘'), { as: 'otheruser' });
    expect(await screen.findByText('没有这个页面')).toBeVisible();
    expect(callsOf('/sites')).toEqual([]);
  });

  it('of a private folder are shown to its owner', async () => {
    open(folderNamed('装修备忘'), { as: 'demouser' });
    expect(await screen.findByText('瓷砖报价单')).toBeVisible();
    expect(screen.getByText('私密')).toBeVisible();
    expect(document.title).toBe('装修备忘 · 文件夹');
  });

  it('of a private folder can be asked for again where its owner could not be found out', async () => {
    addFault({ path: '/users/sessionuserinfo', status: 500 });
    open(folderNamed('装修备忘'), { as: 'demouser' });
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(screen.queryByText('没有这个页面')).toBeNull();
    clearFaults();
    await userEvent.click(retry);
    expect(await screen.findByText('瓷砖报价单')).toBeVisible();
  });

  it('of a long folder are fetched beyond the first ones', async () => {
    open(givenFolder({ bookmarks: 120 }), { rendered: 50 });
    expect(screen.getByText('共 120 个站点')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '加载更多' })).toBeInTheDocument());
    await press('加载更多');
    await press('加载更多');
    expect(rows()).toHaveLength(120);
    expect(callsOf('/sites')).toHaveLength(1);
  });

  it('can be retried where the others fail to load', async () => {
    addFault({ path: '/sites', body: { code: '-1', message: '繁忙' }, times: 1 });
    open(givenFolder({ bookmarks: 60 }), { rendered: 50 });
    await press('重试');
    await press('加载更多');
    expect(rows()).toHaveLength(60);
  });

  it('are none in an empty folder', () => {
    open(folderNamed('还没整理'));
    expect(screen.getByText('当前文件夹为空')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('the filter', () => {
  it('finds by name, address and description', async () => {
    open(folderNamed('前端文档'));
    await userEvent.type(filter(), 'CANIUSE');
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('找到 1 个站点')).toBeInTheDocument();
    await userEvent.clear(filter());
    await userEvent.type(filter(), '最佳实践');
    expect(rows()).toHaveLength(1);
    await userEvent.type(filter(), '没有');
    expect(screen.getByText('暂无数据')).toBeVisible();
  });

  it('waits for the end of a composition', () => {
    open(folderNamed('前端文档'));
    fireEvent.compositionStart(filter());
    fireEvent.input(filter(), { target: { value: 'quan wei' }, isComposing: true });
    expect(rows()).toHaveLength(5);
    fireEvent.input(filter(), { target: { value: '权威' }, isComposing: true });
    fireEvent.compositionEnd(filter());
    expect(rows()).toHaveLength(1);
  });
});

describe('the owner of a folder', () => {
  it('adds a bookmark, whose name is suggested by its address', async () => {
    open(folderNamed('还没整理'), { as: 'demouser' });
    await press('新增站点');
    await screen.findByRole('dialog', { name: '新增站点' });
    await fill('站点url', 'https://nodejs.org/zh-cn');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: '站点名称' })).toHaveValue('nodejs.org'));
    await fill('描述信息', '运行时');
    await press('确定');
    expect(await screen.findByRole('link', { name: 'nodejs.org' })).toBeVisible();
    expect(toastTexts()).toEqual(['创建站点成功']);
  });

  it('are not named for the owner who goes on to the name themselves', async () => {
    open(folderNamed('前端文档'), { as: 'demouser' });
    await press('新增站点');
    await screen.findByRole('dialog', { name: '新增站点' });
    await fill('站点url', 'https://nodejs.org/zh-cn');
    await fill('站点名称', 'Node');
    expect(screen.getByRole('textbox', { name: '站点名称' })).toHaveValue('Node');
  });

  it('is told what is wrong with a bookmark when a field is left and on submit', async () => {
    open(folderNamed('还没整理'), { as: 'demouser' });
    await press('新增站点');
    await screen.findByRole('dialog', { name: '新增站点' });
    await userEvent.click(screen.getByRole('textbox', { name: '站点url' }));
    expect(await screen.findByText('请输入站点名称')).toBeVisible();
    await press('确定');
    for (const message of ['请输入站点名称', '请输入站点url', '请输入站点描述信息']) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(callsOf('/sites/create')).toEqual([]);
  });

  it('finds what was typed for a new bookmark when the dialog is opened again', async () => {
    open(folderNamed('前端文档'), { as: 'demouser' });
    await press('新增站点');
    await screen.findByRole('dialog', { name: '新增站点' });
    await fill('站点url', 'https://draft.example/');
    await fill('描述信息', '写了一半');
    await press('取消');
    await press('新增站点');
    expect(await screen.findByText('已恢复未提交的修改')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '站点url' })).toHaveValue('https://draft.example/');
    expect(screen.getByRole('textbox', { name: '描述信息' })).toHaveValue('写了一半');
  });

  it('updates and deletes a bookmark', async () => {
    open(folderNamed('设计灵感'), { as: 'demouser' });
    await press('更新站点 字体观察');
    await screen.findByRole('dialog', { name: '更新站点' });
    await fill('站点名称', '二');
    await press('确定');
    expect(await screen.findByText('字体观察二')).toBeVisible();
    await press('删除站点 字体观察二');
    expect(screen.getByRole('dialog', { name: '删除站点' })).toHaveTextContent('确定删除站点「字体观察二」吗？');
    await press('删除');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(toastTexts()).toEqual(['更新站点成功', '删除站点成功']);
  });

  it('changes the name alone where the description was changed on a phone meanwhile', async () => {
    open(folderNamed('设计灵感'), { as: 'demouser' });
    await press('更新站点 字体观察');
    await screen.findByRole('dialog', { name: '更新站点' });
    const { id, name, url, folderId } = db.bookmarks.find((bookmark) => bookmark.name === '字体观察') ?? {};
    const onPhone = { id, name, url, folderId, siteDesc: '手机上写的' };
    await postJson(apiUrl('/sites/update'), onPhone, tokenHeader(owner()));
    await fill('站点名称', '二');
    await press('确定');
    expect(await screen.findByText('字体观察二')).toBeVisible();
    expect(db.bookmarks.find((bookmark) => bookmark.id === id)).toMatchObject({
      name: '字体观察二',
      siteDesc: '手机上写的',
    });
    expect(await screen.findByText('手机上写的')).toBeVisible();
  });

  it('is told that the folder was deleted in another tab, and keeps what was typed', async () => {
    const folder = folderNamed('还没整理');
    open(folder, { as: 'demouser' });
    await press('新增站点');
    await screen.findByRole('dialog', { name: '新增站点' });
    await fill('站点名称', 'Node');
    await fill('站点url', 'https://nodejs.org');
    await fill('描述信息', '运行时');
    db.folders = db.folders.filter(({ id }) => id !== folder.id);
    await press('确定');
    expect(await screen.findByText('文件夹不存在')).toBeVisible();
    expect(await screen.findByText('文件夹不存在，可能已被删除或设为私密')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '站点名称' })).toHaveValue('Node');
  });
});
