import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import type { DocumentSaving } from '@/hooks/document/use-save-document';
import type { Writing } from '@/lib/domain/write-center/writing';
import { articleSourceSchema } from '@/lib/domain/article/schema';
import { useToasts } from '@/lib/browser/toast-store';
import { changeWriting, useWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { addFault } from '@/mocks/control/faults';
import { articleWhere, userNamed } from '@/mocks/testing';
import { articleSourceRow } from '@/mocks/wire/article';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { serverActions } from '@/test/server-actions';
import { Publishing } from './publishing';
import { usePublishArticle } from './use-publish-article';

const own = () => articleWhere(({ userId }) => userId === userNamed('demouser').id);

function Page({ unloaded = false, outdated = false, onState = (_saving: DocumentSaving<Writing>) => {} }) {
  const form = useRef<HTMLDivElement>(null);
  const saving = usePublishArticle({
    articleId: useWriting(({ id }) => id),
    render: async (markdown) => `<p>${markdown}</p>`,
    outdated,
    obstacle: () => null,
    onAnswer: () => form.current?.hidePopover(),
  });
  useEffect(() => onState(saving));
  const checking = { check: async () => ({ findings: [], pictures: [] }), onGo: () => {}, onTitle: () => {} };
  return (
    <Publishing
      saving={saving}
      unloaded={unloaded}
      render={async (markdown) => markdown}
      checking={checking}
      form={form}
    />
  );
}

function open({ unloaded = false, outdated = false } = {}) {
  const article = own();
  writingStore.open(article.id, unloaded ? undefined : articleSourceSchema.parse(articleSourceRow(article)));
  changeWriting({ title: '标题', content: '在家改的', category: '2', tag: ['qd'], description: '描述' });
  renderApp(<Page unloaded={unloaded} outdated={outdated} />, { as: 'demouser' });
  return { article };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const update = () => press('确定并更新');
const question = () => screen.findByRole('dialog', { name: '文章在别处更新过' });
const choose = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }));
const sent = () => callsOf('/articles/updatearticle').length;

it('an update without a conflict is sent at once', async () => {
  const { article } = open();
  await update();
  await waitFor(() => expect(serverActions.refreshOwnArticle).toHaveBeenCalledWith(article.id));
  expect(article.content).toBe('在家改的');
  expect(toastTexts()).toEqual(['文章编辑成功']);
});

it('an author with a conflicting change sees both versions and goes back to editing', async () => {
  const { article } = open();
  article.content = '在公司加的';
  await update();
  const dialog = within(await question());
  expect(dialog.getAllByRole('deletion').at(-1)).toHaveTextContent('在公司加的');
  expect(dialog.getAllByRole('insertion').at(-1)).toHaveTextContent('在家改的');
  await choose('返回编辑');
  expect(screen.queryByRole('dialog', { name: '文章在别处更新过' })).toBeNull();
  expect(useWriting.getState().value.content).toBe('在家改的');
  expect(sent()).toBe(0);
});

it('an author who takes the stored version keeps their own as a draft', async () => {
  const { article } = open();
  article.content = '在公司加的';
  await update();
  await choose('采用服务器上的，另存我的');
  expect(useWriting.getState()).toMatchObject({
    value: { content: '在公司加的' },
    replaced: { content: '在家改的' },
  });
  expect(sent()).toBe(0);
});

it('an author who keeps their own version overwrites the one they saw, and nothing newer', async () => {
  const { article } = open();
  article.content = '在公司加的';
  await update();
  await question();
  article.content = '又在公司改了';
  await choose('用我的覆盖');
  await waitFor(async () =>
    expect(
      within(await question())
        .getAllByRole('deletion')
        .at(-1),
    ).toHaveTextContent('又在公司改了'),
  );
  expect(sent()).toBe(0);
  await choose('用我的覆盖');
  await waitFor(() => expect(article.content).toBe('在家改的'));
});

it('a text based on a stale version is not sent without a conflict dialog', async () => {
  open({ outdated: true });
  await update();
  expect(await question()).toBeVisible();
  expect(sent()).toBe(0);
});

it('an article that was never loaded cannot be updated', () => {
  open({ unloaded: true });
  const button = screen.getByRole('button', { name: '更新' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('title', '文章加载出来之前不能更新');
});

it('a cleared field that the API did not clear is shown again', async () => {
  const article = own();
  article.linkUrl = 'https://a.example/';
  open();
  act(() => changeWriting({ linkUrl: '' }));
  await update();
  await waitFor(() => expect(serverActions.refreshOwnArticle).toHaveBeenCalled());
  expect(useWriting.getState().value.linkUrl).toBe('https://a.example/');
});

it('a new article stays on the screen until the next page is there, and its author is shown the way to their list', async () => {
  writingStore.open(null);
  changeWriting({ title: '新写的', content: '正文', category: '2', tag: ['qd'], description: '描述' });
  const onState = vi.fn();
  renderApp(<Page onState={onState} />, { as: 'demouser' });
  await press('确定并发布');
  await waitFor(() => expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ leaving: true })));
  expect(useWriting.getState().value.title).toBe('新写的');
  expect(writingStore.hasUnsaved(useWriting.getState())).toBe(false);
  const [toast] = useToasts.getState().toasts;
  expect(toast).toMatchObject({ text: '创作文章成功，请等待文章审核', linkLabel: '查看我的文章' });
  expect(toast?.href).toBe(`/user/${userNamed('demouser').id}/article#${encodeURIComponent('新写的')}`);
});

it('a new article that was on its way when the page was left is not published twice: the write center is empty and says so', async () => {
  const onState = vi.fn();
  const publishing = <Page onState={onState} />;
  writingStore.open(null);
  const writing = { title: '发到一半的', content: '正文', category: '2', tag: ['qd'], description: '描述' };
  changeWriting(writing);
  const before = renderApp(publishing, { as: 'demouser' });
  addFault({ path: '/articles/createarticle', after: true, delayMs: 60_000, times: 1 });
  await press('确定并发布');
  await waitFor(() => expect(callsOf('/articles/createarticle')).toHaveLength(1));
  before.unmount();
  writingStore.open(null);
  changeWriting(writing);
  renderApp(publishing);
  await waitFor(() => expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ earlier: 'done' })));
  await waitFor(() => expect(useWriting.getState().value.title).toBe(''));
  expect(callsOf('/articles/createarticle')).toHaveLength(1);
});
