import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searchQueries } from '@/lib/domain/search/queries';
import { userQueries } from '@/lib/domain/user/queries';
import { holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderAppHook } from '@/test/render';
import { useFollowUser } from './use-follow-user';

const member = () => userNamed('demouser');
const author = () => userNamed('otheruser');
const search = () => ({ value: author().nickname, pageNo: 1 });

function renderPages() {
  const { id } = author();
  return renderAppHook(
    () => {
      const ranked = useQuery(userQueries.rank(1)).data;
      const found = useQuery(searchQueries.users(search())).data;
      return {
        ranked: ranked?.find((row) => row.id === id)?.isFollowed,
        found: found?.list.find((row) => row.id === id)?.isFollowed,
        fans: useQuery(userQueries.counts(id)).data?.fansCount,
        follow: useFollowUser(id),
      };
    },
    { as: 'demouser' },
  );
}

async function loadedPages() {
  db.follows.delete(member().id, author().id);
  const pages = renderPages();
  await waitFor(() =>
    expect(pages.result.current).toMatchObject({ ranked: false, found: false, follow: { settled: true } }),
  );
  await waitFor(() => expect(pages.result.current.fans).toBeDefined());
  return pages;
}

describe('somebody who is followed', () => {
  it('is followed in every list that was read, and has one follower more', async () => {
    const { result } = await loadedPages();
    const fans = Number(result.current.fans);
    act(() => result.current.follow.onToggle());
    await waitFor(() => expect(result.current.follow.active).toBe(true));
    expect(result.current).toMatchObject({ ranked: true, found: true, fans: fans + 1 });
  });

  it('is also patched in a list whose fetch was pending before the follow', async () => {
    const { client, result } = await loadedPages();
    const answer = holdCalls('/statistics/userrank');
    const before = client.fetchQuery({ ...userQueries.rank(1), staleTime: 0 });
    await waitFor(() => expect(callsOf('/statistics/userrank')).toHaveLength(2));
    act(() => result.current.follow.onToggle());
    await waitFor(() => expect(result.current.follow.active).toBe(true));
    answer();
    await before;
    await waitFor(() => expect(result.current).toMatchObject({ ranked: true, follow: { active: true } }));
  });
});
