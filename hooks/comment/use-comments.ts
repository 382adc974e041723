'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { setArticleCommentCount } from '@/lib/domain/article/cache';
import { commentQueries } from '@/lib/domain/comment/queries';
import { openDrafts, VISITOR } from '@/lib/domain/comment/store';
import { countComments } from '@/lib/domain/comment/utils';
import { provisionalOwner } from '@/lib/domain/session/draft-owner';

/** The comments of an article. Their number is told to every cached copy of the article. */
export function useComments(articleId: string) {
  const client = useQueryClient();
  const query = useQuery(commentQueries.ofArticle(articleId));
  const count = query.data && countComments(query.data);
  useEffect(() => {
    if (count !== undefined) setArticleCommentCount(client, articleId, count);
  }, [client, articleId, count]);
  return { ...query, count };
}

/** Who comments: keeps the drafts with them. Gives their identifier, undefined for a visitor and until it is known. */
export function useCommentAuthor(): string | undefined {
  const { signedIn, user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    const provisional = provisionalOwner();
    if (signedIn) openDrafts(userId ?? provisional, provisional);
    else openDrafts(VISITOR);
  }, [signedIn, userId]);
  return userId;
}
