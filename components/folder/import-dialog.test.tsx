import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { toBookmarksFile } from '@/lib/domain/folder/bookmarks-file';
import { addFault, holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { ImportDialog } from './import-dialog';

const bookmark = (number: number) => ({
  name: `站 ${number}`,
  url: `https://new-${number}.example/`,
  siteDesc: '说明',
});
const FILE = toBookmarksFile([
  {
    name: '前端文档',
    bookmarks: [{ name: 'MDN', url: 'https://developer.mozilla.org/zh-CN/', siteDesc: 'x' }, bookmark(1)],
  },
  { name: '书签栏', bookmarks: [bookmark(2), bookmark(3), bookmark(4)] },
  // Browsers' own files have such bookmarks, our exports have none.
]).replace(bookmark(4).url, 'javascript:alert(1)');

function open() {
  const onClose = vi.fn();
  renderApp(<ImportDialog userId={userNamed('demouser').id} onClose={onClose} />, {
    as: 'demouser',
  });
  return { onClose };
}

const choose = (content: string) =>
  userEvent.upload(screen.getByLabelText('选择书签文件'), new File([content], 'b.html', { type: 'text/html' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = () =>
  within(screen.getByRole('list', { name: '将要导入的文件夹' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const folderNamed = (name: string) =>
  db.folders.filter((folder) => folder.userId === userNamed('demouser').id && folder.name === name);
const bookmarksIn = (name: string) =>
  db.bookmarks.filter(({ folderId }) => folderNamed(name).some(({ id }) => id === folderId)).map((row) => row.url);

describe('the import of bookmarks', () => {
  it('shows first what it will create and what it skips, and then creates it', async () => {
    open();
    await choose(FILE);
    expect(await screen.findByText('将创建 2 个文件夹、3 个站点')).toBeVisible();
    expect(rows()).toEqual(['前端文档 2原名“前端文档”1 个站点', '书签栏2 个站点']);
    expect(screen.getByText('跳过 2 个')).toBeInTheDocument();
    expect(screen.getByText('文件夹中已有')).toBeInTheDocument();
    expect(screen.getByText('不是网页地址')).toBeInTheDocument();
    expect(callsOf('/sites/create')).toEqual([]);
    await press('开始导入');
    expect(await screen.findByText('已创建 3 个站点')).toBeVisible();
    expect(folderNamed('书签栏')).toMatchObject([{ isPrivate: true }]);
    expect(bookmarksIn('书签栏')).toEqual([bookmark(2).url, bookmark(3).url]);
    expect(folderNamed('前端文档 2')).toMatchObject([{ isPrivate: true }]);
    expect(bookmarksIn('前端文档 2')).toEqual([bookmark(1).url]);
    expect(bookmarksIn('前端文档')).not.toContain(bookmark(1).url);
  });

  it('creates and fills public folders when its owner wants that, and says which are public', async () => {
    open();
    await choose(FILE);
    await userEvent.click(await screen.findByRole('radio', { name: '否' }));
    expect(rows()).toEqual(['前端文档公开加入已有文件夹，1 个站点', '书签栏公开2 个站点']);
    await press('开始导入');
    await screen.findByText('已创建 3 个站点');
    expect(folderNamed('书签栏')).toMatchObject([{ isPrivate: false }]);
    expect(bookmarksIn('前端文档')).toContain(bookmark(1).url);
  });

  it('asks also when every folder exists already, as one is public', async () => {
    open();
    await choose(toBookmarksFile([{ name: '前端文档', bookmarks: [bookmark(1)] }]));
    expect(await screen.findByRole('radio', { name: '是' })).toBeChecked();
    await press('开始导入');
    await screen.findByText('已创建 1 个站点');
    expect(bookmarksIn('前端文档')).not.toContain(bookmark(1).url);
  });

  it('names the addresses that had a password in them, which it does not send', async () => {
    open();
    await choose(
      toBookmarksFile([{ name: '家', bookmarks: [{ ...bookmark(1), url: 'https://admin:Passw0rd@router.example/' }] }]),
    );
    expect(await screen.findByText('1 个站点的网址里有用户名或密码，导入时会去掉：')).toBeVisible();
    expect(within(screen.getByRole('list', { name: '网址里有密码的站点' })).getByText('站 1')).toBeVisible();
    await press('开始导入');
    await screen.findByText('已创建 1 个站点');
    expect(bookmarksIn('家')).toEqual(['https://router.example/']);
  });

  it('lists what failed, and a retry creates that alone', async () => {
    addFault({ path: '/sites/create', body: { code: '-1', message: '服务繁忙' }, times: 1 });
    open();
    await choose(FILE);
    await press('开始导入');
    expect(await screen.findByText('已创建 2 个站点，1 个失败')).toBeVisible();
    expect(screen.getByText('服务繁忙')).toBeVisible();
    await press('重试失败的站点');
    expect(await screen.findByText('已创建 1 个站点')).toBeVisible();
    expect(folderNamed('书签栏')).toHaveLength(1);
    expect(bookmarksIn('书签栏')).toEqual([bookmark(2).url, bookmark(3).url]);
    expect(bookmarksIn('前端文档 2')).toEqual([bookmark(1).url]);
  });

  it('stops by itself when call after call fails, and goes on later', async () => {
    addFault({ path: '/sites/create', drop: true, times: 3 });
    open();
    await choose(toBookmarksFile([{ name: '多', bookmarks: [1, 2, 3, 4, 5].map(bookmark) }]));
    await press('开始导入');
    expect(await screen.findByText('导入已停止，已创建 0 个站点，3 个失败')).toBeVisible();
    await press('继续导入');
    expect(await screen.findByText('已创建 5 个站点')).toBeVisible();
    expect(bookmarksIn('多')).toHaveLength(5);
  });

  it('can be stopped', async () => {
    addFault({ path: '/sites/create', times: 1 });
    const answer = holdCalls('/sites/create');
    open();
    await choose(
      toBookmarksFile([{ name: '多', bookmarks: Array.from({ length: 30 }, (_, index) => bookmark(index)) }]),
    );
    await press('开始导入');
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1'));
    await press('停止');
    answer();
    expect(await screen.findByText(/^导入已停止，已创建 \d 个站点$/)).toBeVisible();
    expect(bookmarksIn('多').length).toBeLessThan(10);
  });

  it.each(['', 'no bookmarks', '{}'])('refuses a file without bookmarks: %j', async (content) => {
    open();
    await choose(content);
    expect(await screen.findByText(/^没有在文件中找到书签/)).toBeVisible();
  });

  it('has nothing to do for a file that was imported before', async () => {
    open();
    await choose(toBookmarksFile([{ name: '前端文档', bookmarks: [{ ...bookmark(1), url: 'https://caniuse.com/' }] }]));
    expect(await screen.findByText('没有需要导入的站点')).toBeVisible();
    expect(screen.getByRole('button', { name: '开始导入' })).toBeDisabled();
  });

  it('says before it starts what will be renamed, shortened or left for another time', async () => {
    open();
    const many = Array.from({ length: 2_001 }, (_, index) => `<DT><A HREF="https://m.example/${index}">站</A>`).join(
      '',
    );
    await choose(`<DL><p>
      <DT><H3>旅行</H3><DL><p><DT><H3>加拿大</H3><DL><p><DT><A HREF="https://a.example/">${'长'.repeat(70)}</A></DL><p></DL><p>
      <DT><H3>赛车</H3><DL><p><DT><H3>加拿大</H3><DL><p>${many}</DL><p></DL><p></DL>`);
    expect(await screen.findByText('一次最多导入 2000 个站点，余下的 2 个请在导入后再选一次这个文件。')).toBeVisible();
    expect(rows()).toEqual(['旅行 / 加拿大原名“加拿大”1 个站点', '赛车 / 加拿大原名“加拿大”1999 个站点']);
    expect(screen.getByText('1 个站点的名称或说明会改动')).toBeVisible();
  });

  it('reads a file in the encoding of old Chinese browsers', async () => {
    open();
    const gbk = (...bytes: number[]) => Uint8Array.from(bytes);
    const file = new File(
      [
        '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=gb2312"><DL><p><DT><H3>',
        gbk(0xd0, 0xc2, 0xce, 0xc5),
        '</H3><DL><p><DT><A HREF="https://n.example/">n</A></DL></DL>',
      ],
      'b.html',
      { type: 'text/html' },
    );
    await userEvent.upload(screen.getByLabelText('选择书签文件'), file);
    await screen.findByText('将创建 1 个文件夹、1 个站点');
    expect(rows()).toEqual(['新闻1 个站点']);
  });
});
