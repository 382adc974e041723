import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from '@/lib/browser/toast-store';
import { UNDO_MS } from '@/lib/browser/undo';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { callsOf, toastTexts } from '@/test/render';
import { AUTHOR, openShare, READER } from '@/test/share-card';

beforeEach(() => vi.useRealTimers());

/** Presses 删除, which hides the share; gives a function that advances the time. */
async function remove() {
  const button = await screen.findByRole('button', { name: /^删除友圈/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  fireEvent.click(button);
  expect(screen.queryByRole('article')).toBeNull();
  return () => vi.advanceTimersByTime(UNDO_MS);
}

it('nobody but its author may delete a share', async () => {
  await openShare({ as: READER });
  await waitFor(() => expect(callsOf('/users/sessionuserinfo')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^删除友圈/ })).toBeNull();
});

it('a deleted share is gone at once, and comes back when the deletion is undone', async () => {
  const { id, card } = await openShare({ as: AUTHOR });
  const later = await remove();
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(card()).toBeInTheDocument();
  later();
  expect(callsOf('/shares/delete')).toHaveLength(0);
  expect(db.shares.has(id)).toBe(true);
});

it('deleted by keyboard, the way back has the focus, and waits for as long as it has', async () => {
  const { id, card } = await openShare({ as: AUTHOR });
  const button = await screen.findByRole('button', { name: /^删除友圈/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  act(() => button.focus());
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus());
  act(() => void vi.advanceTimersByTime(10 * UNDO_MS));
  expect(callsOf('/shares/delete')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(card()).toBeInTheDocument();
  expect(db.shares.has(id)).toBe(true);
});

it('it is deleted after a while, or when the page is left', async () => {
  const { id, card } = await openShare({ as: AUTHOR });
  await remove();
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(toastTexts()).toEqual(['删除成功']));
  expect([card(), db.shares.has(id)]).toEqual([null, false]);
});

it('one that was deleted elsewhere already stays away, and the sentence is Chinese', async () => {
  const { id, card } = await openShare({ as: AUTHOR });
  const later = await remove();
  db.shares.delete(id);
  later();
  await waitFor(() =>
    expect(useToasts.getState().toasts).toMatchObject([{ text: '内容不存在或没有权限', tone: 'failed' }]),
  );
  expect(card()).toBeNull();
});

it('it comes back with a message when the API refuses', async () => {
  const { card } = await openShare({ as: AUTHOR });
  addFault({ path: '/shares/delete', status: 500 });
  const later = await remove();
  later();
  await waitFor(() => expect(card()).toBeInTheDocument());
  expect(toastTexts()).toHaveLength(1);
});
