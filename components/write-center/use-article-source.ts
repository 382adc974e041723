'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDocumentSource } from '@/hooks/document/use-document-source';
import { useSession } from '@/hooks/session/use-session';
import { furtherArticleQueries } from '@/lib/domain/article/further-queries';
import { writingStore } from '@/lib/domain/write-center/writing-store';
import { ApiError, isUnauthorised } from '@/lib/http/api-error';
import { isGone } from '@/lib/http/refusals';

/** If the article fails to load, writing is possible nevertheless. @param articleId null for a new article */
export function useArticleSource(articleId: string | null) {
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    ...furtherArticleQueries.source(articleId ?? ''),
    enabled: articleId !== null && session.signedIn,
    staleTime: Infinity,
    refetchOnMount: false,
  });

  const unauthorised = isUnauthorised(error);
  const refused = unauthorised && session.user !== undefined;
  // The session tells whether it is another author's or the session expired.
  const undecided = unauthorised && session.signedIn && !session.user && !session.failed;
  // A retry clears the error, and must not reset typed text.
  const [failedOnce, setFailedOnce] = useState(false);
  if (error && !refused && !undecided && !failedOnce) setFailedOnce(true);
  const isOpen = useDocumentSource(writingStore, { id: articleId, source: data, failed: failedOnce });

  return {
    loading: !isOpen && !refused,
    /** The article belongs to another author. */
    refused,
    failed: failedOnce && data === undefined,
    /** The article was deleted, maybe since it was opened. */
    gone: isGone(error),
    problem: error instanceof ApiError && error.kind === 'business' ? error.message : undefined,
    isFetching,
    retry: () => {
      if (session.failed) void session.refetch();
      void refetch();
    },
  };
}
