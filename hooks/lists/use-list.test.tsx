import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { historyQueries } from '@/lib/domain/history/queries';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { callsOf, renderAppHook } from '@/test/render';
import { useList } from './use-list';

const asked = () => callsOf('/history').map(({ query }) => query.pageNo);

async function loadedList() {
  const { result } = renderAppHook(
    () => useList({ query: historyQueries.list(), elementId: (id) => `history-${id}` }),
    { as: 'demouser' },
  );
  await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(0));
  return result;
}

it('a list loads page by page, and retries the page that failed', async () => {
  const list = await loadedList();
  const first = list.current.rows.length;
  expect(list.current.paging).toMatchObject({ hasMore: true, loading: false, failed: false });
  addFault({ path: '/history', status: 500 });
  act(() => list.current.paging.onMore());
  await waitFor(() => expect(list.current.paging.failed).toBe(true));
  expect(list.current.rows).toHaveLength(first);
  clearFaults();
  act(() => list.current.paging.onMore());
  await waitFor(() => expect(list.current.rows.length).toBeGreaterThan(first));
  expect(list.current.paging.failed).toBe(false);
  expect(asked().at(-1)).toBe('2');
});

it('a list whose refetch failed is refetched on retry', async () => {
  const list = await loadedList();
  addFault({ path: '/history', status: 500 });
  await act(() => list.current.refetch());
  await waitFor(() => expect(list.current.paging.failed).toBe(true));
  clearFaults();
  act(() => list.current.paging.onMore());
  await waitFor(() => expect(list.current.paging.failed).toBe(false));
  expect(asked().at(-1)).toBe('1');
});
