'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { furtherArticleQueries } from '@/lib/domain/article/further-queries';
import { furtherUserQueries } from '@/lib/domain/user/further-queries';
import { userQueries } from '@/lib/domain/user/queries';
import type { User } from '@/lib/domain/user/schema';
import { authorCopy } from '@/lib/domain/user/author-copy';

const STALE_MS = 5 * 60_000;

type Person = Pick<User, 'nickname' | 'avatar' | 'job' | 'exp'>;

const withRest = (row: Person, rest: Person | undefined): Person => ({
  nickname: row.nickname || (rest?.nickname ?? ''),
  avatar: row.avatar || (rest?.avatar ?? ''),
  job: row.job || (rest?.job ?? ''),
  exp: row.exp ?? rest?.exp ?? null,
});

/** Gives fields of a cached feed row at once, the rest once it is fetched. `author` is null when missing. */
export function useAuthor(userId: string) {
  const client = useQueryClient();
  const copy = useSyncExternalStore(
    useCallback((onChange: () => void) => client.getQueryCache().subscribe(onChange), [client]),
    () => authorCopy(client, userId),
    () => undefined,
  );
  const info = useQuery({ ...furtherUserQueries.info(userId), staleTime: STALE_MS });
  const lacksCounts = (copy?.followedCount ?? null) === null || (copy?.fansCount ?? null) === null;
  const counts = useQuery({ ...userQueries.counts(userId), enabled: lacksCounts, staleTime: STALE_MS });
  const { data: actions } = useQuery({ ...userQueries.actionCounts(userId), staleTime: STALE_MS });
  const { data: latest } = useQuery({ ...furtherArticleQueries.latestOf(userId), staleTime: STALE_MS });
  return {
    latest,
    author: copy && info.data !== null ? withRest(copy, info.data) : info.data,
    description: info.data?.description,
    counts: {
      articles: actions?.articleTotal,
      likes: actions?.userGetAgreeTotal,
      followed: copy?.followedCount ?? counts.data?.followedCount,
      fans: copy?.fansCount ?? counts.data?.fansCount,
    },
    failed: !copy && info.isError && info.data === undefined,
    isFetching: info.isFetching || counts.isFetching,
    retry: () => {
      void info.refetch();
      void counts.refetch();
    },
  };
}
