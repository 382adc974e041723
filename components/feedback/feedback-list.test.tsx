import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listFeedbacks } from '@/lib/domain/feedback/api';
import { holdCalls } from '@/mocks/control/faults';
import { clearRequests } from '@/mocks/control/requests';
import { db } from '@/mocks/db';
import { attitudeTo } from '@/mocks/seed/feedbacks';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp, signInAs, toastTexts } from '@/test/render';
import { FeedbackList } from './feedback-list';

async function show() {
  const page = await listFeedbacks(1);
  clearRequests();
  renderApp(<FeedbackList initial={{ ...page, renderedAt: Date.now() }} />);
}
const entry = (index: number) => {
  const found = screen.getAllByRole('article')[index];
  if (!found) throw new Error(`There is no entry ${index}`);
  return within(found);
};
const heart = (index = 0) => entry(index).getByRole('button', { name: /^喜欢 \d+$/ });
const rocket = (index = 0) => entry(index).getByRole('button', { name: /^火箭 \d+$/ });

afterEach(() => void vi.useRealTimers());

describe('a feedback', () => {
  it('takes one reaction of a member at a time, and can undo it', async () => {
    const member = userNamed('demouser');
    db.attitudes.delete(member.id, attitudeTo(db.feedbacks[0]?.id ?? '', '4'));
    signInAs('demouser');
    await show();
    const before = heart().getAttribute('aria-label');
    const answer = holdCalls('/feedbacks/attitude/*');
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-busy', 'true');
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(rocket());
    answer();
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(heart()).not.toHaveAttribute('aria-label', String(before));
    expect(callsOf('/feedbacks/attitude/increase')).toHaveLength(1);
    // Half a second later it is no double click.
    vi.setSystemTime(Date.now() + 500);
    await userEvent.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-label', String(before)));
  });

  it('shows its text where the API has no html of it', async () => {
    const place = db.feedbacks.findIndex(({ html }) => html === null);
    await show();
    expect(await entry(place).findByText(/语言没有高亮/)).toBeInTheDocument();
    expect(entry(place).getByText('diff').tagName).toBe('CODE');
  });

  it('that was deleted elsewhere already goes away, with a Chinese sentence', async () => {
    signInAs('demouser');
    await show();
    const own = db.feedbacks.findIndex(({ userId }) => userId === userNamed('demouser').id);
    const place = `feedback-${db.feedbacks[own]?.id}`;
    await userEvent.click(await entry(own).findByRole('button', { name: '删除' }));
    db.feedbacks.splice(own, 1);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toastTexts()).toEqual(['内容不存在或没有权限']);
    expect(document.getElementById(place)).toBeNull();
  });

  it('is edited and deleted by its author only, after a confirmation', async () => {
    signInAs('demouser');
    await show();
    const own = db.feedbacks.findIndex(({ userId }) => userId === userNamed('demouser').id);
    const remove = await entry(own).findByRole('button', { name: '删除' });
    expect(entry(own === 0 ? 1 : 0).queryByRole('button', { name: '编辑' })).toBeNull();
    const place = `feedback-${db.feedbacks[own]?.id}`;
    expect(document.getElementById(place)).toBeInTheDocument();
    await userEvent.click(remove);
    expect(callsOf('/feedbacks/delete')).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(toastTexts()).toEqual(['删除成功']));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.getElementById(place)).toBeNull());
    expect(callsOf('/feedbacks/delete')).toHaveLength(1);
    expect(document.activeElement?.tagName).toBe('ARTICLE');
  });
});

it('begins at the page of its address, names the others, and leads back to the first', async () => {
  const page = await listFeedbacks(2);
  renderApp(<FeedbackList initial={{ ...page, pageNo: 2, renderedAt: Date.now() }} />);
  expect(screen.getAllByRole('article')).toHaveLength(page.list.length);
  expect(screen.getByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/feedback');
  const pager = within(screen.getByRole('navigation', { name: '分页' }));
  expect(pager.getByText('第 2 页，共 2 页')).toHaveAttribute('aria-current', 'page');
  expect(pager.getByRole('link', { name: '第 1 页' })).toHaveAttribute('href', '/feedback');
});
