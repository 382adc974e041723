import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { addFault, holdCalls } from '@/mocks/control/faults';
import { draftRows } from '@/lib/drafts/draft-database';
import { keptRows } from '@/test/kept-rows';
import { pictureFile } from '@/test/picture';
import { callsOf, renderApp } from '@/test/render';
import { FolderImportDialog } from './folder-import-dialog';

const UPLOAD = '/upload/uploadFile';
const ADDRESS = 'http://127.0.0.1:4000/uploads/files/a.png';
const text = (path: string, content: string) => ({ path, file: new File([content], path, { type: 'text/markdown' }) });
const picture = (path: string) => ({ path, file: pictureFile(path) });
const FILES = [
  text('一.md', '---\ntitle: 第一篇\ndate: 2024-02-01\ntags: [前端, 手冲]\n---\n![图](图/a.png) ![](没有.png)\n'),
  text('子/二.md', '# 第二篇\n\n![图](../图/a.png)\n'),
  picture('图/a.png'),
  { path: '图/无关.txt', file: new File(['x'], '无关.txt') },
];

afterEach(() => vi.restoreAllMocks());

const open = (files = FILES) => renderApp(<FolderImportDialog files={files} onClose={() => {}} />, { as: 'demouser' });
const row = (title: string) =>
  within(screen.getByRole('list', { name: '要导入的文章' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent.includes(title));

it('each text becomes a draft of its own, with its pictures uploaded once, and what is missing is said', async () => {
  const rows = keptRows();
  addFault({ path: UPLOAD, body: { code: '0', data: ADDRESS } });
  open();
  expect(await screen.findByText('2 篇文章，1 张本地图片')).toBeInTheDocument();
  expect(row('第一篇')).toHaveTextContent('找不到图片：没有.png');
  expect(row('第一篇')).toHaveTextContent('站内没有的标签没有带上：手冲');
  await userEvent.click(screen.getByRole('button', { name: '开始导入' }));
  expect(await screen.findByText('2 篇都在草稿里了')).toBeInTheDocument();
  const drafts = rows
    .all()
    .map(({ kind, subjectId, value }) => ({ kind, subjectId, ...(value as { title: string; content: string }) }));
  expect(drafts.map(({ kind, subjectId, title }) => [kind, subjectId, title])).toEqual([
    ['article', '', '第一篇'],
    ['article', '', '第二篇'],
  ]);
  expect(drafts.map(({ content }) => content)).toEqual([`![图](${ADDRESS}) ![](没有.png)\n`, `![图](${ADDRESS})\n`]);
  expect(callsOf(UPLOAD)).toHaveLength(1);
  expect(screen.getByRole('link', { name: '查看草稿' })).toBeInTheDocument();
});

it('a picture that is not uploaded is named, and a second try completes the same draft', async () => {
  const rows = keptRows();
  addFault({ path: UPLOAD, status: 500, times: 1 });
  addFault({ path: UPLOAD, body: { code: '0', data: ADDRESS } });
  open([text('一.md', '# 第一篇\n\n![](a.png)'), picture('a.png')]);
  await userEvent.click(await screen.findByRole('button', { name: '开始导入' }));
  expect(await screen.findByText('导入了 1 篇，有的没有完成')).toBeInTheDocument();
  expect(row('第一篇')).toHaveTextContent('a.png：上传图片失败');
  expect(rows.all()[0]?.value).toMatchObject({ content: '![](a.png)' });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('1 篇都在草稿里了')).toBeInTheDocument();
  expect(rows.all()).toHaveLength(1);
  expect(rows.all()[0]?.value).toMatchObject({ content: `![](${ADDRESS})` });
});

it('a draft that its author changed since the import stays, and a second try makes another one', async () => {
  const rows = keptRows();
  addFault({ path: UPLOAD, status: 500, times: 2 });
  addFault({ path: UPLOAD, body: { code: '0', data: ADDRESS } });
  open([text('一.md', '# 第一篇\n\n![](a.png)'), picture('a.png')]);
  await userEvent.click(await screen.findByRole('button', { name: '开始导入' }));
  expect(await screen.findByText('导入了 1 篇，有的没有完成')).toBeInTheDocument();
  const [imported] = rows.all();
  if (!imported) throw new Error('Nothing was imported');
  // Another tab opened the draft, wrote and was closed.
  const written = { ...Object(imported.value), content: '作者后来写的' };
  await draftRows.put({ ...imported, value: written, savedAt: Date.now() + 1 });
  for (const content of ['![](a.png)', `![](${ADDRESS})`]) {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() =>
      expect(rows.all().map(({ value }) => Object(value).content)).toEqual(['作者后来写的', content]),
    );
    expect(row('第一篇')).toHaveTextContent('原来那篇已经打开或改过，没有覆盖，这次另存为一篇草稿');
  }
});

it('a folder without texts says so, and full storage loses nothing', async () => {
  const { unmount } = open([picture('a.png')]);
  expect(await screen.findByText('这个文件夹里没有可以导入的 .md 文件')).toBeInTheDocument();
  unmount();
  const rows = keptRows();
  vi.spyOn(draftRows, 'update').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  open([text('一.md', '# 第一篇\n')]);
  await userEvent.click(await screen.findByRole('button', { name: '开始导入' }));
  await waitFor(() => expect(row('第一篇')).toHaveTextContent('没有存下：浏览器空间不足或不允许存储'));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('1 篇都在草稿里了')).toBeInTheDocument();
  expect(rows.all()).toHaveLength(1);
});

it('an import that is cancelled says how far it came, and goes on from there', async () => {
  const rows = keptRows();
  const release = holdCalls(UPLOAD);
  open([text('一.md', '# 第一篇\n'), text('二.md', '# 第二篇\n\n![](a.png)'), picture('a.png')]);
  await userEvent.click(await screen.findByRole('button', { name: '开始导入' }));
  expect(await screen.findByText('正在导入：1 / 2 篇，0 / 1 张图片')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByText('已取消，导入了 1 篇')).toBeInTheDocument();
  release();
  await userEvent.click(screen.getByRole('button', { name: '继续' }));
  expect(await screen.findByText(/^导入了 2 篇/)).toBeInTheDocument();
  expect(rows.all()).toHaveLength(2);
});
