'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { articleQueries } from '@/lib/domain/article/queries';
import { openWriting, replaceWriting } from '@/lib/domain/editor/store';
import { ApiError } from '@/lib/http/api-error';

/**
 * Opens what is to be written: nothing for a new article, or the author's own text, read once. One that could not be
 * loaded is replaced as soon as it arrives, and what was typed meanwhile is kept beside it.
 * @param articleId null for a new article
 */
export function useArticleSource(articleId: string | null) {
  const session = useSession();
  /** What the editor was opened with last; undefined before. */
  const opened = useRef<'nothing' | 'article' | undefined>(undefined);
  const { data, error, isFetching, refetch } = useQuery({
    ...articleQueries.source(articleId ?? ''),
    enabled: articleId !== null && session.signedIn,
    staleTime: Infinity,
    refetchOnMount: false,
  });

  const unauthorised = error instanceof ApiError && error.kind === 'unauthorised';
  const refused = unauthorised && session.user !== undefined;
  // Only the session tells whether the article is somebody else's or the session has run out.
  const undecided = unauthorised && session.signedIn && !session.user && !session.failed;
  // Asking again begins without an error, and must not take away what was begun meanwhile.
  const [failedOnce, setFailedOnce] = useState(false);
  if (error && !refused && !undecided && !failedOnce) setFailedOnce(true);

  useEffect(() => {
    if (opened.current === 'article') return;
    if (articleId === null) openWriting(null);
    else if (data) (opened.current ? replaceWriting : openWriting)(articleId, data);
    else if (failedOnce && !opened.current) openWriting(articleId);
    else return;
    opened.current = data || articleId === null ? 'article' : 'nothing';
  }, [articleId, data, failedOnce]);

  return {
    loading: articleId !== null && data === undefined && !failedOnce,
    /** It is somebody else's. */
    refused,
    failed: failedOnce && data === undefined,
    isFetching,
    retry: () => {
      if (session.failed) void session.refetch();
      void refetch();
    },
  };
}
