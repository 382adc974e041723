import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listFolders } from '@/lib/domain/folder/api';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderAppHook, signInAs } from '@/test/render';
import { useSortFolders } from './use-sort-folders';

afterEach(() => void vi.useRealTimers());

const stored = () => db.folders.filter(({ userId }) => userId === userNamed('demouser').id).map(({ id }) => id);

async function sortFolders() {
  const { id: userId } = signInAs('demouser');
  const folders = await listFolders(userId);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = renderAppHook(() => useSortFolders({ userId, folders }));
  const ids = folders.map(({ id }) => id);
  return {
    ...page,
    move: (from: number, to: number) => act(() => page.result.current.move(ids[from] ?? '', to)),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    isSaving: () => page.client.isMutating() > 0,
    first: (count: number) => ids.slice(0, count),
    listCalls: () => callsOf('/site/folder/list').length,
  };
}
const sorts = () => callsOf('/site/folder/sort');

it('moves are saved together, once the member has made none for a while', async () => {
  const { move, wait, isSaving, first } = await sortFolders();
  const [a, b, c] = first(3);
  move(0, 1);
  wait(500);
  move(0, 2);
  wait(500);
  expect(isSaving()).toBe(false);
  wait(300);
  expect(isSaving()).toBe(true);
  vi.useRealTimers();
  await waitFor(() => expect(stored().slice(0, 3)).toEqual([b, c, a]));
  await waitFor(() => expect(isSaving()).toBe(false));
  expect(sorts()).toHaveLength(1);
});

it('moves are saved at once when the member goes to another page of the site', async () => {
  const { move, isSaving, unmount, first } = await sortFolders();
  const [a, b] = first(2);
  move(0, 1);
  unmount();
  expect(isSaving()).toBe(true);
  vi.useRealTimers();
  await waitFor(() => expect(stored().slice(0, 2)).toEqual([b, a]));
  expect(sorts()).toHaveLength(1);
});

it('moves are saved when the tab is closed, without asking for the order first', async () => {
  const { move, isSaving, wait, first, listCalls } = await sortFolders();
  const [a, b] = first(2);
  const asked = listCalls();
  move(0, 1);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(isSaving()).toBe(true);
  wait(10_000);
  vi.useRealTimers();
  await waitFor(() => expect(stored().slice(0, 2)).toEqual([b, a]));
  expect(sorts()).toHaveLength(1);
  // There is no time for it.
  expect(listCalls()).toBe(asked);
});

it('nothing is saved where nothing was moved', async () => {
  const { isSaving, unmount, wait } = await sortFolders();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  wait(10_000);
  expect(isSaving()).toBe(false);
  expect(sorts()).toEqual([]);
});
