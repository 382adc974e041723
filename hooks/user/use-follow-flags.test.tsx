import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userQueries } from '@/lib/domain/user/queries';
import { renderAppHook } from '@/test/render';
import { useFollowFlags } from './use-follow-flags';

const USERS = ['followed', 'other', 'untold'];
const flagsAfter = (queryFn: Parameters<typeof useFollowFlags>[1]['queryFn']) => {
  const { client } = renderAppHook(() => useFollowFlags(USERS, { queryKey: ['list'], queryFn, retry: false }));
  return () => USERS.map((id) => client.getQueryData(userQueries.isFollowed(id).queryKey));
};

it('every button gets its flag from the list, and none when the list has none', async () => {
  const flags = flagsAfter(() => [
    { id: 'followed', isFollowed: true },
    { id: 'other', isFollowed: false },
    { id: 'untold', isFollowed: null },
  ]);
  await waitFor(() => expect(flags()).toEqual([true, false, undefined]));
});

it('every button offers to follow when the list failed to load', async () => {
  const flags = flagsAfter(() => Promise.reject(new Error('failed')));
  await waitFor(() => expect(flags()).toEqual([false, false, false]));
});
