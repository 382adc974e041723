'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '@/hooks/session/use-session';
import type { CustomTag } from '@/lib/domain/tag/schema';
import { tagQueries } from '@/lib/domain/tag/queries';

export interface RenderedTags {
  tags: CustomTag[];
  renderedAt: number;
}

export function useUserTags(userId: string, initial: RenderedTags | undefined) {
  const { user, failed: isUnknown } = useSession();
  const isOwner = user?.id === userId;
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...tagQueries.of(userId),
    ...(initial && { initialData: initial.tags, initialDataUpdatedAt: initial.renderedAt }),
    staleTime: Infinity,
  });
  useEffect(() => {
    if (isOwner) void refetch();
  }, [isOwner, refetch]);
  return {
    isOwner,
    settled: user !== undefined || isUnknown,
    tags: data,
    failed: isError && !data,
    error,
    isFetching,
    refetch,
  };
}
