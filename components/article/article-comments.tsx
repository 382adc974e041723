'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { Comments } from '@/components/comment/comments';
import { setArticleCommentCount } from '@/lib/domain/article/cached-articles';
import type { CommentSubject } from '@/lib/domain/comment/schema';

interface ArticleCommentsProps {
  subject: CommentSubject;
  count: number | undefined;
  children?: ReactNode;
}

export function ArticleComments({ subject, count, children }: ArticleCommentsProps) {
  const client = useQueryClient();
  const handleCount = useCallback(
    (read: number) => setArticleCommentCount(client, subject.id, read),
    [client, subject.id],
  );
  return (
    <Comments subject={subject} count={count} onCount={handleCount}>
      {children}
    </Comments>
  );
}
