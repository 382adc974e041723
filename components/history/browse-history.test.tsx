import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { BrowseHistory } from './browse-history';

const PAGE = 20;

const show = () => renderApp(<BrowseHistory />, { as: 'demouser' });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const deleteButtons = () => screen.getAllByRole('button', { name: /^删除记录/ });

describe('the reading history', () => {
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

  it('deletes an entry once, and shows the rows that move up', async () => {
    // A response within the same millisecond would arrive before the button can show that it is pending.
    addFault({ path: '/history/delete', delayMs: 100, times: 1 });
    show();
    await screen.findAllByRole('article');
    const [first] = titles();
    const [button] = deleteButtons();
    if (!button) throw new Error('There is no entry');
    await userEvent.dblClick(button);
    await waitFor(() => expect(titles()).not.toContain(first));
    await waitFor(() => expect(titles()).toHaveLength(PAGE));
    await waitFor(() => expect(document.querySelector('article')).toHaveFocus());
    expect(callsOf('/history/delete')).toHaveLength(1);
    expect(toastTexts()).toEqual(['删除成功']);
  });

  it('keeps an entry that could not be deleted', async () => {
    show();
    await screen.findAllByRole('article');
    addFault({ path: '/history/delete', status: 500 });
    const before = titles();
    const [button] = deleteButtons();
    if (!button) throw new Error('There is no entry');
    await userEvent.click(button);
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(titles()).toEqual(before);
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
