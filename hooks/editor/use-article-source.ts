'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { articleQueries } from '@/lib/domain/article/queries';
import { hasUnpublished, openWriting, useWriting } from '@/lib/domain/editor/store';
import { ApiError } from '@/lib/http/api-error';

/**
 * Opens what is to be written: nothing for a new article, or the author's own text, read once. What
 * comes later never replaces what was typed since.
 * @param articleId null for a new article
 */
export function useArticleSource(articleId: string | null) {
  const { user } = useSession();
  const opened = useRef<string | null | undefined>(undefined);
  const { data, error, isFetching, refetch } = useQuery({
    ...articleQueries.source(articleId ?? ''),
    enabled: articleId !== null && user !== undefined,
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });

  const refused = user !== undefined && error instanceof ApiError && error.kind === 'unauthorised';
  // Asking again begins without an error, and must not take away what was begun meanwhile.
  const [failedOnce, setFailedOnce] = useState(false);
  if (error && !refused && !failedOnce) setFailedOnce(true);

  useEffect(() => {
    if (opened.current === articleId) return;
    if (articleId === null) openWriting(null);
    else if (data) {
      if (!failedOnce || !hasUnpublished(useWriting.getState())) openWriting(articleId, data);
    } else {
      if (failedOnce) openWriting(articleId);
      return;
    }
    opened.current = articleId;
  }, [articleId, data, failedOnce]);

  return {
    loading: articleId !== null && data === undefined && !failedOnce,
    /** It is somebody else's. */
    refused,
    failed: failedOnce && data === undefined,
    isFetching,
    retry: () => void refetch(),
  };
}
