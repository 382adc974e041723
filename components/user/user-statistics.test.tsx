import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { UserStatistics } from './user-statistics';

const COUNTS = { shareCount: 0, followedCount: 3, fansCount: null, collectCounts: 5 };
const countOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('a failed request keeps the counts that are shown, and a missing count is unknown', async () => {
  addFault({ path: '/statistics/actioncounts', status: 500 });
  renderApp(<UserStatistics userId={userNamed('demouser').id} counts={COUNTS} actions={undefined} />);
  const retry = await screen.findByRole('button', { name: '重试' });
  // In its own row: in the line of the counts it would push them aside.
  expect(retry.closest('[role=alert]')?.parentElement?.className).toMatch(/failed/);
  expect(['文章', '关注', '粉丝'].map(countOf)).toEqual(['—', '3', '—']);
  clearFaults();
  await userEvent.click(retry);
  await waitFor(() => expect(countOf('文章')).toMatch(/^\d+$/));
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

it('counts that the API does not have are unknown, without a retry that could not help', async () => {
  addFault({ path: '/statistics/actioncounts', status: 404, body: '<h1>404</h1>' });
  const page = <UserStatistics userId={userNamed('demouser').id} counts={COUNTS} actions={undefined} />;
  const { client } = renderApp(page);
  await waitFor(() => expect(callsOf('/statistics/actioncounts')).not.toHaveLength(0));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(countOf('文章')).toBe('—');
});
