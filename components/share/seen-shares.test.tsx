import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getShare } from '@/lib/domain/share/api';
import { shareQueries } from '@/lib/domain/share/queries';
import { keepSeenShares, listSeenShares } from '@/lib/domain/share/seen-shares';
import { keptRows } from '@/test/kept-rows';
import { givenShares, userNamed } from '@/mocks/testing';
import { createTestClient, renderApp } from '@/test/render';
import { KeepSeenShares, SeenShares } from './member-card.bundle';

const me = () => userNamed('demouser').id;

async function stored(content: string) {
  const { id } = givenShares({ username: 'otheruser', content });
  const share = await getShare(id);
  if (!share) throw new Error('The share is not there');
  return share;
}

/** The circle, which has loaded one share; a member has seen another one before. */
async function open(as?: string) {
  const loaded = await stored('周末去爬山');
  const earlier = await stored('爬山要带水');
  await keepSeenShares(me(), [earlier]);
  const client = createTestClient();
  await client.prefetchQuery(shareQueries.of(loaded.id));
  const page = (
    <>
      {as && <KeepSeenShares />}
      <SeenShares />
    </>
  );
  renderApp(page, { client, ...(as && { as }) });
  return { loaded, earlier };
}
const search = async (text: string) => {
  const field = await screen.findByRole('searchbox', { name: '搜索看过的友圈' });
  expect(field).toHaveFocus();
  await userEvent.type(field, text);
};
const found = () => within(screen.getByRole('list', { name: '找到的友圈' })).queryAllByRole('link');

beforeEach(() => void keptRows());
afterEach(() => vi.restoreAllMocks());

it('a member finds what the page has loaded and what they saw earlier', async () => {
  const { loaded } = await open('demouser');
  await search('爬山');
  await waitFor(() => expect(found()).toHaveLength(2));
  expect(found().map((link) => link.getAttribute('href'))).toContain(`/sharecircle/${loaded.id}`);
  expect(screen.getAllByText('爬山', { selector: 'mark' })).toHaveLength(2);
});

it('a visitor finds what the page has loaded, nothing of a member', async () => {
  await open();
  await search('爬山');
  expect(found()).toHaveLength(1);
});

it('what a member sees is kept for later visits', async () => {
  const { loaded } = await open('demouser');
  await expect.poll(() => listSeenShares(me())).toContainEqual(expect.objectContaining({ id: loaded.id }));
});
