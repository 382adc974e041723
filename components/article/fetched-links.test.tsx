import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { callsOf, renderApp } from '@/test/render';
import { FetchedLinks } from './fetched-links';

const RELATED = '/articles/recommend';

it('recommendations that the API does not know are asked for once in a tab, and again when their reader presses 重试', async () => {
  addFault({ path: RELATED, status: 404, body: '<h1>Cannot POST</h1>' });
  const articles = [...db.articles.values()].filter(({ tag }) => tag).slice(0, 3);
  for (const { id, userId, tag = '' } of articles) {
    const { unmount } = renderApp(
      <FetchedLinks kind="related" article={{ id, userId, tags: tag.split(';') }} waiting={null} />,
    );
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
    if (id !== articles.at(-1)?.id) unmount();
  }
  expect(callsOf(RELATED)).toHaveLength(1);
  clearFaults();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findAllByRole('link')).not.toHaveLength(0);
  expect(callsOf(RELATED)).toHaveLength(2);
});
