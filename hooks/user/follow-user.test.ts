import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchQueries } from '@/lib/domain/search/queries';
import type { RankedAuthor } from '@/lib/domain/user/schema';
import { userQueries } from '@/lib/domain/user/queries';
import { ApiError } from '@/lib/http/api-error';
import { follow } from './follow-user';

const followUser = vi.hoisted(() => vi.fn());
vi.mock('@/lib/domain/user/api', () => ({ followUser }));

const ranked = (id: string, hasFocused = false): RankedAuthor => ({
  id,
  avatar: '',
  nickname: id,
  exp: 0,
  job: '',
  agreeCount: 0,
  viewCount: 0,
  hasFocused,
});
const rank = userQueries.rank(1).queryKey;
const counts = userQueries.counts('a').queryKey;
const found = searchQueries.users({ value: 'a', pageNo: 1 }).queryKey;
let client: QueryClient;
const flags = () => client.getQueryData(rank)?.map(({ hasFocused }) => hasFocused);
const fans = () => client.getQueryData(counts)?.focusedCount;

beforeEach(() => {
  followUser.mockReset().mockResolvedValue(null);
  client = new QueryClient();
  client.setQueryData(counts, { shareCount: 0, focusCount: 0, focusedCount: 7, collectCounts: 0 });
});

describe('somebody who is followed', () => {
  it('is followed on every button, in every list that was read, and has one follower more', async () => {
    const hit = {
      nickname: '',
      job: '',
      avatar: '',
      circleCount: 0,
      focusedCount: 0,
      articleCount: 0,
      isFocuser: false,
    };
    client.setQueryData(rank, [ranked('a'), ranked('b')]);
    client.setQueryData(found, {
      list: [
        { ...hit, id: 'b' },
        { ...hit, id: 'a' },
      ],
      total: 2,
      keywords: [],
    });
    await follow(client, 'a', true);
    expect(client.getQueryData(userQueries.isFollowed('a').queryKey)).toBe(true);
    expect(flags()).toEqual([true, false]);
    expect(client.getQueryData(found)?.list.map(({ isFocuser }) => isFocuser)).toEqual([false, true]);
    expect(fans()).toBe(8);
  });

  it('is followed in a list, too, that was asked for before and comes after', async () => {
    let answer = (_authors: RankedAuthor[]) => {};
    const read = client.fetchQuery({
      queryKey: rank,
      queryFn: () => new Promise<RankedAuthor[]>((resolve) => (answer = resolve)),
    });
    await follow(client, 'a', true);
    answer([ranked('a'), ranked('b')]);
    await read;
    await vi.waitFor(() => expect(flags()).toEqual([true, false]));
  });

  it('counts once when the API had it already', async () => {
    followUser.mockRejectedValue(new ApiError({ kind: 'business', message: '已关注', code: '-1' }));
    client.setQueryData(rank, [ranked('a')]);
    await follow(client, 'a', true);
    expect(flags()).toEqual([true]);
    expect(fans()).toBe(7);
  });

  it('stays as they were when the API refuses', async () => {
    followUser.mockRejectedValue(new ApiError({ kind: 'business', message: '系统繁忙', code: '-1' }));
    client.setQueryData(rank, [ranked('a', true)]);
    await expect(follow(client, 'a', false)).rejects.toThrow('系统繁忙');
    expect(flags()).toEqual([true]);
    expect(fans()).toBe(7);
  });
});
