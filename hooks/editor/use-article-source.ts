'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { articleQueries } from '@/lib/domain/article/queries';
import { hasUnpublished, openWriting, useWriting } from '@/lib/domain/writing/store';
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
  const failed = Boolean(error) && !refused;

  useEffect(() => {
    if (opened.current === articleId) return;
    if (articleId === null) openWriting(null);
    else if (failed) openWriting(articleId);
    else if (!data) return;
    // A text that comes late must not replace what was begun without it.
    else if (useWriting.getState().articleId !== articleId || !hasUnpublished(useWriting.getState()))
      openWriting(articleId, data);
    if (!failed) opened.current = articleId;
  }, [articleId, data, failed]);

  return {
    loading: articleId !== null && data === undefined && !error,
    /** It is somebody else's. */
    refused,
    failed,
    isFetching,
    retry: () => void refetch(),
  };
}
