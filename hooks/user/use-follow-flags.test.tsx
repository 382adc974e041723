import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userQueries } from '@/lib/domain/user/queries';
import { renderAppHook } from '@/test/render';
import { useFollowFlags } from './use-follow-flags';

const USERS = ['followed', 'other', 'untold'];
const flagsAfter = (list: Pick<Parameters<typeof useFollowFlags>[0], 'rows' | 'failed'>) => {
  const { client } = renderAppHook(() => useFollowFlags({ userIds: USERS, ...list }));
  return () => USERS.map((id) => client.getQueryData(userQueries.isFollowed(id).queryKey));
};

it('every button gets its flag from the list, and none when the list has none', async () => {
  const rows = [
    { id: 'followed', isFollowed: true },
    { id: 'other', isFollowed: false },
    { id: 'untold', isFollowed: null },
  ];
  const flags = flagsAfter({ rows, failed: false });
  await waitFor(() => expect(flags()).toEqual([true, false, undefined]));
});

it('every button offers to follow when the list failed to load', async () => {
  const flags = flagsAfter({ rows: undefined, failed: true });
  await waitFor(() => expect(flags()).toEqual([false, false, false]));
});
