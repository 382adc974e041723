'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CommentThread } from '@/components/comment/comment-thread/comment-thread';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { ErrorState } from '@/components/ui/error-state/error-state';
import { commentQueries } from '@/lib/domain/comment/queries';
import { countComments } from '@/lib/domain/comment/utils';
import { CommentsHeading, CommentSkeletons } from './comment-skeletons';

interface CommentListProps {
  articleId: string;
  /** Id of the article's author. */
  authorId: string;
  /** Id of the element that a link to a comment names. */
  linkedId: string | undefined;
}

/** The comments of an article. */
export function CommentList({ articleId, authorId, linkedId }: CommentListProps) {
  const query = useQuery(commentQueries.ofArticle(articleId));
  const { data: comments, dataUpdatedAt, isError, isFetching, refetch } = query;

  useEffect(() => {
    if (comments && linkedId) document.getElementById(linkedId)?.scrollIntoView({ block: 'center' });
  }, [comments, linkedId]);

  if (!comments) {
    return (
      <>
        <CommentsHeading />
        {isError ? (
          <ErrorState message="评论加载失败" onRetry={() => void refetch()} pending={isFetching} />
        ) : (
          <CommentSkeletons />
        )}
      </>
    );
  }
  return (
    <>
      <CommentsHeading count={countComments(comments)} />
      {comments.length === 0 ? (
        <EmptyState>还没有评论</EmptyState>
      ) : (
        <ul>
          {comments.map((comment) => (
            <CommentThread key={comment.id} comment={comment} authorId={authorId} now={dataUpdatedAt} />
          ))}
        </ul>
      )}
    </>
  );
}
