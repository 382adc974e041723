import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/ui/layer/toaster';
import { UNDO_MS } from '@/lib/browser/undo';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { HistoryList } from './history-list';

const PAGE = 20;

const show = () =>
  renderApp(
    <>
      <HistoryList />
      <Toaster />
    </>,
    { as: 'demouser' },
  );
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const deleteButtons = () => screen.getAllByRole('button', { name: /^删除记录/ });

beforeEach(() => vi.useRealTimers());

describe('the history', () => {
  it('is grouped by day and loads page by page', async () => {
    show();
    expect(await screen.findAllByRole('article')).toHaveLength(PAGE);
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(new Set(days).size).toBe(days.length);
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(PAGE));
    expect(new Set(titles()).size).toBe(titles().length);
  });

  it('marks a deleted article, whose entry can be deleted', async () => {
    addFault({
      path: '/history',
      body: {
        code: '0',
        data: {
          list: [{ id: '1', date: '2026-11-20', articleId: '3f0a9c41b27d5e83', articleTitle: null, viewCounts: null }],
          total: 1,
          pageNo: 1,
        },
      },
      times: 1,
    });
    show();
    expect(await screen.findByRole('article', { name: '文章已删除' })).not.toHaveTextContent('阅读');
    expect(screen.queryByRole('link', { name: '文章已删除' })).toBeNull();
    expect(screen.getByRole('button', { name: '删除记录：文章已删除' })).toBeVisible();
  });

  async function deleteFirst() {
    await screen.findAllByRole('article');
    const [first] = titles();
    const [button] = deleteButtons();
    if (!button) throw new Error('There is no entry');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).dblClick(button);
    return { first, later: () => vi.advanceTimersByTime(UNDO_MS) };
  }

  it('takes an entry away at once and deletes that one alone a little later, however fast it is pressed', async () => {
    show();
    const { first, later } = await deleteFirst();
    expect(titles()).toHaveLength(PAGE - 1);
    expect(titles()).not.toContain(first);
    expect(toastTexts()).toEqual(['已删除']);
    await waitFor(() => expect(document.querySelector('article')).toHaveFocus());
    expect(callsOf('/history/delete')).toEqual([]);
    later();
    await waitFor(() => expect(titles()).toHaveLength(PAGE));
    expect(titles()).not.toContain(first);
    expect(callsOf('/history/delete')).toHaveLength(1);
  });

  it('does not delete the entry that slid under the pointer with the second press', async () => {
    show();
    const { later } = await deleteFirst();
    const [next] = deleteButtons();
    if (!next) throw new Error('There is no other entry');
    fireEvent.click(next, { detail: 2 });
    expect(titles()).toHaveLength(PAGE - 1);
    expect(toastTexts()).toEqual(['已删除']);
    later();
    await waitFor(() => expect(callsOf('/history/delete')).toHaveLength(1));
  });

  it('puts an entry back when that is undone, and deletes nothing', async () => {
    show();
    const { first, later } = await deleteFirst();
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: '撤销' }));
    expect(titles()[0]).toBe(first);
    later();
    expect(callsOf('/history/delete')).toEqual([]);
  });

  it('undoes the deletion of several entries together', async () => {
    show();
    const { first } = await deleteFirst();
    const [button] = deleteButtons();
    if (!button) throw new Error('There is no entry');
    fireEvent.click(button);
    expect(titles()).toHaveLength(PAGE - 2);
    expect(toastTexts()).toEqual(['已删除 2 条记录']);
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(titles()).toHaveLength(PAGE);
    expect(titles()[0]).toBe(first);
  });

  it('deletes an entry when the page is left before the time to undo has passed', async () => {
    show();
    await deleteFirst();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(callsOf('/history/delete')).toHaveLength(1));
  });

  it('says that an entry was deleted elsewhere already, in Chinese', async () => {
    show();
    const { first, later } = await deleteFirst();
    for (const { from, to } of db.histories.links()) db.histories.delete(from, to);
    later();
    await waitFor(() => expect(toastTexts()).toEqual(['内容不存在或没有权限']));
    expect(screen.queryByRole('heading', { name: first ?? '' })).toBeNull();
  });

  it('puts back an entry that could not be deleted', async () => {
    show();
    addFault({ path: '/history/delete', status: 500 });
    const { first, later } = await deleteFirst();
    later();
    await waitFor(() => expect(titles()[0]).toBe(first));
    expect(toastTexts()).toHaveLength(1);
  });

  it('is narrowed to the entries that have a word in title, description or author, also of pages that load then', async () => {
    show();
    await screen.findAllByRole('article');
    const [, wanted = ''] = titles();
    await userEvent.type(screen.getByRole('searchbox', { name: '筛选浏览历史' }), wanted ?? '');
    await waitFor(() => expect(titles()).toEqual([wanted]));
    expect(screen.getByText('找到 1 条')).toBeInTheDocument();
  });

  it('says the time of a visit', async () => {
    show();
    const [row] = await screen.findAllByRole('article');
    expect(row?.querySelector('time')).toHaveTextContent(/^\d{2}:\d{2}$/);
  });

  it('shows an empty state to a member who has read nothing', async () => {
    for (const { from, to } of db.histories.links()) db.histories.delete(from, to);
    show();
    expect(await screen.findByText(/还没有浏览记录/)).toBeInTheDocument();
  });

  it('that fails to load is loaded on retry', async () => {
    addFault({ path: '/history', status: 500, times: 2 });
    show();
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findAllByRole('article')).toHaveLength(PAGE);
  });
});
