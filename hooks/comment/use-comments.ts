'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchArticle, withCommentCount } from '@/lib/domain/article/copies';
import { commentQueries } from '@/lib/domain/comment/queries';
import { countComments } from '@/lib/domain/comment/utils';

/** The comments of an article. Their number is told to every cached copy of the article. */
export function useComments(articleId: string) {
  const client = useQueryClient();
  const query = useQuery(commentQueries.ofArticle(articleId));
  const count = query.data && countComments(query.data);
  useEffect(() => {
    if (count !== undefined) patchArticle(client, articleId, withCommentCount(count));
  }, [client, articleId, count]);
  return { ...query, count };
}
