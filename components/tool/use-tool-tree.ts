'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { toolQueries } from '@/lib/domain/tool/queries';
import type { ToolTree } from '@/lib/domain/tool/schema';
import { collectedTools, toolCategories } from '@/lib/domain/tool/directory';

export interface RenderedTools {
  tree: ToolTree;
  renderedAt: number;
}

export function useToolTree(initial: RenderedTools) {
  const signedIn = useSignedIn();
  const { data, isError, isFetched, isFetching, refetch } = useQuery({
    ...toolQueries.tree(),
    initialData: initial.tree,
    initialDataUpdatedAt: initial.renderedAt,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (signedIn) void refetch({ cancelRefetch: false });
  }, [signedIn, refetch]);
  const categories = useMemo(() => toolCategories(data).filter(({ children }) => children.length > 0), [data]);
  const collected = useMemo(
    () => (isFetched && !isError ? collectedTools(data) : undefined),
    [data, isFetched, isError],
  );
  return {
    categories,
    collected,
    failed: isError,
    isFetching,
    refetch,
  };
}
