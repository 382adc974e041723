'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { Comments } from '@/components/comment/comments';
import { tellIfOutdated } from '@/lib/browser/site-update';
import type { CommentSubject } from '@/lib/domain/comment/schema';

interface ArticleCommentsProps {
  subject: CommentSubject;
  /** How many there were when the server rendered the page. */
  count: number | undefined;
  /** The first of them, as the server rendered them. */
  children?: ReactNode;
}

/** The comments of an article. Their number is written into every cached copy of it. */
export function ArticleComments({ subject, count, children }: ArticleCommentsProps) {
  const client = useQueryClient();
  const handleCount = useCallback(
    (read: number) => {
      import('@/lib/domain/article/cache').then(
        ({ setArticleCommentCount }) => setArticleCommentCount(client, subject.id, read),
        tellIfOutdated,
      );
    },
    [client, subject.id],
  );
  return (
    <Comments subject={subject} count={count} onCount={handleCount}>
      {children}
    </Comments>
  );
}
