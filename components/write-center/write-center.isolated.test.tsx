import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeWriting, useWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import type { DraftRow, DraftRows, forgetDraft } from '@/lib/drafts/draft-database';
import { holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { articleWhere, userNamed } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { translatePage } from '@/test/translate';
import { router } from '@/test/router';
import { WriteCenter } from './write-center';

vi.mock('@/components/document/document-header', () => ({
  DocumentHeader: ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
    <header>
      {children}
      {action}
    </header>
  ),
}));
// CodeMirror needs layout, and the preview a worker.
vi.mock('@/components/write-center/editor/markdown-editor', () => ({ MarkdownEditor: () => null }));
vi.mock('@/components/write-center/preview/use-preview', () => ({
  usePreview: () => ({ renderForReaders: async (markdown: string) => `<p>${markdown}</p>` }),
  usePreviewState: () => true,
}));

/** IndexedDB, which jsdom lacks. */
const drafts = vi.hoisted(() => new Map<string, DraftRow>());
vi.mock('@/lib/drafts/draft-database', async (load) => {
  const actual = await load<{ forgetDraft: typeof forgetDraft }>();
  const put = async (...rows: readonly DraftRow[]) => rows.forEach((row) => drafts.set(row.id, row));
  const draftRows: DraftRows = {
    listFrom: async (prefix: string) => [...drafts.values()].filter(({ id }) => id.startsWith(prefix)),
    removeMirrored: () => {},
    list: async () => [...drafts.values()].toSorted((one, other) => other.savedAt - one.savedAt),
    put,
    putLast: put,
    update: async (id, next) => {
      const row = next(drafts.get(id));
      await put(row);
      return row;
    },
    remove: async (ids: readonly string[]) => ids.forEach((id) => drafts.delete(id)),
    adopt: async () => {},
  };
  return {
    ...actual,
    draftRows,
    forgetDraft: (kind: string, id: string, value: unknown) => actual.forgetDraft(kind, id, value, draftRows),
  };
});

const articleDrafts = () => [...drafts.values()].filter(({ kind }) => kind === 'article');

const articleOf = (username: string) => articleWhere(({ userId }) => userId === userNamed(username).id);
const titleField = () => screen.findByRole('textbox', { name: '文章标题' });
const write = () => act(() => changeWriting({ content: '正文', category: '2', tag: ['qd'], description: '描述' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const open = (articleId: string | null) => renderApp(<WriteCenter articleId={articleId} />, { as: 'demouser' });

beforeEach(() => drafts.clear());

it('a new article is locked while it is sent, and its author is led to the home page afterwards', async () => {
  open(null);
  await userEvent.type(await titleField(), '新写的');
  write();
  const answer = holdCalls('/articles/createarticle');
  await press('确定并发布');
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('inert'));
  expect(await titleField()).toHaveAttribute('readonly');
  answer();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
  expect(screen.getByRole('main')).toHaveAttribute('inert');
});

it('an own article stays open after an update, which closes the form', async () => {
  const { id, articleTitle } = articleOf('demouser');
  open(id);
  expect(await titleField()).toHaveValue(articleTitle);
  write();
  const hidePopover = vi.spyOn(HTMLElement.prototype, 'hidePopover');
  await press('确定并更新');
  await waitFor(() => expect(toastTexts()).toEqual(['文章编辑成功']));
  expect(hidePopover).toHaveBeenCalled();
  expect(db.articles.get(id)?.content).toBe('正文');
  expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  expect(router.push).not.toHaveBeenCalled();
});

it('the text of a deleted article continues as a new one', async () => {
  const { id } = articleOf('demouser');
  open(id);
  await titleField();
  db.articles.delete(id);
  write();
  await press('确定并更新');
  expect(await screen.findByText(/^文章不存在，不能再更新/)).toBeVisible();
  await press('作为新文章');
  expect(useWriting.getState()).toMatchObject({ id: null, value: { content: '正文' } });
  await press('确定并发布');
  await waitFor(() => expect(callsOf('/articles/createarticle')).toHaveLength(1));
});

it('an author who opens the article of another one is told so, and led to it', async () => {
  open(articleOf('otheruser').id);
  expect(await screen.findByText('只有作者可以编辑这篇文章，正在返回文章…')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '文章标题' })).toBeNull();
});

it('a draft is restored by the next page, and gone once it is published', async () => {
  const { unmount } = open(null);
  await userEvent.type(await titleField(), '写了一半');
  write();
  unmount();
  await waitFor(() => expect(articleDrafts()).toHaveLength(1));
  open(null);
  expect(await screen.findByText(/^已恢复 .* 保存的草稿$/)).toBeVisible();
  expect(await titleField()).toHaveValue('写了一半');
  await press('确定并发布');
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
  expect(articleDrafts()).toEqual([]);
});

it('an empty text can be begun with a template, which the title and the rest survive', async () => {
  open(null);
  await userEvent.type(await titleField(), '一个坑');
  await userEvent.click(screen.getByRole('button', { name: /^踩坑记录/ }));
  expect(useWriting.getState().value).toMatchObject({ title: '一个坑', content: expect.stringContaining('## 现象') });
  expect(screen.queryByRole('region', { name: '开始写作' })).toBeNull();
  act(() => changeWriting({ content: '' }));
  expect(screen.getByRole('region', { name: '开始写作' })).toBeVisible();
});

it('a text is saved as a template of its author, from which the next one begins, and which can be deleted', async () => {
  open(null);
  await titleField();
  act(() => changeWriting({ content: '## 我的开头' }));
  await press('存为模板');
  const dialog = within(await screen.findByRole('dialog', { name: '存为模板' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByRole('textbox', { name: '模板名称' })).toBeInvalid();
  await userEvent.type(dialog.getByRole('textbox', { name: '模板名称' }), '每周一篇{Enter}');
  expect(toastTexts()).toEqual(['已存为模板，开始新文章时可以选用']);
  act(() => changeWriting({ content: '' }));
  const own = within(screen.getByRole('list', { name: '我的模板' }));
  await userEvent.click(own.getByRole('button', { name: /^每周一篇/ }));
  expect(useWriting.getState().value.content).toBe('## 我的开头');
  act(() => changeWriting({ content: '' }));
  await press('删除模板：每周一篇');
  expect(screen.queryByRole('list', { name: '我的模板' })).toBeNull();
});

it('a restored draft of an article that was updated since is compared before it is published, and kept besides', async () => {
  const { id } = articleOf('demouser');
  const { unmount } = open(id);
  await titleField();
  write();
  unmount();
  await waitFor(() => expect(articleDrafts()).toHaveLength(1));
  const article = db.articles.get(id);
  if (article) article.content = '在别处写的';
  open(id);
  expect(await screen.findByText(/文章在那之后有过更新/)).toBeVisible();
  await press('确定并更新');
  await screen.findByRole('dialog', { name: '文章在别处更新过' });
  await press('采用服务器上的，另存我的');
  expect(useWriting.getState().value.content).toBe('在别处写的');
  expect(callsOf('/articles/updatearticle')).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: '打开' }));
  await waitFor(() => expect(useWriting.getState().value.content).toBe('正文'));
});

it('a version is kept before the first change, compared with the text, and restored; what it replaces is a version, too', async () => {
  const { id, content } = articleOf('demouser');
  open(id);
  await titleField();
  write();
  await press('历史版本');
  const dialog = within(await screen.findByRole('dialog', { name: '历史版本' }));
  const versions = within(await dialog.findByRole('list', { name: '版本' }));
  expect(versions.getAllByRole('button')).toHaveLength(1);
  expect(versions.getByRole('button')).toHaveTextContent('开始修改之前');
  expect(dialog.getAllByRole('insertion').at(-1)).toHaveTextContent('正文');
  await userEvent.click(dialog.getByRole('button', { name: '恢复这一版' }));
  await waitFor(() => expect(useWriting.getState().value.content).toBe(content));
  await press('历史版本');
  const again = within(await screen.findByRole('list', { name: '版本' }));
  expect(again.getByRole('button', { name: /恢复旧版本之前$/ })).toBeVisible();
  // A new article has versions of its own.
  act(() => void writingStore.open(null));
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await press('历史版本');
  expect(await screen.findByText('还没有历史版本')).toBeVisible();
});

it('a version from elsewhere that its author overwrites stays among the versions', async () => {
  const { id } = articleOf('demouser');
  open(id);
  await titleField();
  write();
  const article = db.articles.get(id);
  if (article) article.content = '在别处写的';
  await press('确定并更新');
  await screen.findByRole('dialog', { name: '文章在别处更新过' });
  await press('用我的覆盖');
  await waitFor(() => expect(toastTexts()).toEqual(['文章编辑成功']));
  const versions = [...drafts.values()].filter(({ kind }) => kind === 'version').map(({ value }) => value);
  expect(versions).toContainEqual({ reason: 'theirs', value: expect.objectContaining({ content: '在别处写的' }) });
});

it('a page that the browser translated goes on saving, and is published', async () => {
  const { unmount } = open(null);
  await userEvent.type(await titleField(), '一');
  unmount();
  open(null);
  await screen.findByText(/^已恢复 .* 保存的草稿$/);
  translatePage();
  await userEvent.type(await titleField(), '二');
  await screen.findByText('已保存');
  translatePage();
  await userEvent.type(await titleField(), '三');
  write();
  await waitFor(() => expect(articleDrafts()).toMatchObject([{ value: { title: '一二三', content: '正文' } }]));
  translatePage();
  await press('确定并发布');
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
  expect(await titleField()).toHaveValue('一二三');
});
