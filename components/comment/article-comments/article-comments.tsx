'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CommentThread } from '@/components/comment/comment-thread/comment-thread';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { ErrorState } from '@/components/ui/error-state/error-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import { commentQueries } from '@/lib/domain/comment/queries';
import { countComments } from '@/lib/domain/comment/utils';
import styles from './article-comments.module.css';

const PLACEHOLDERS = [1, 2, 3];
const COMMENT_HASH = /^#comment-[0-9a-f]+$/;

const subscribeToNothing = () => () => {};
const isLinked = () => COMMENT_HASH.test(location.hash);

interface ArticleCommentsProps {
  articleId: string;
  /** Id of the article's author. */
  authorId: string;
}

/** The discussion below an article. It loads when the reader comes near it, or at once for a link to a comment. */
export function ArticleComments({ articleId, authorId }: ArticleCommentsProps) {
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  const linked = useSyncExternalStore(subscribeToNothing, isLinked, () => false);
  const {
    data: comments,
    dataUpdatedAt,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...commentQueries.ofArticle(articleId),
    enabled: near || linked,
  });

  useEffect(() => {
    if (!comments || !isLinked()) return;
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [comments]);

  return (
    <section
      ref={section}
      id="comments"
      className={styles.section}
      aria-labelledby="comments-title"
      data-print="hidden"
    >
      <h2 id="comments-title" className={styles.title}>
        评论{comments && comments.length > 0 && <span className={styles.count}>{countComments(comments)}</span>}
      </h2>
      {isError && <ErrorState message="评论加载失败" onRetry={refetch} pending={isFetching} />}
      {!isError && !comments && (
        <div className={styles.skeleton} aria-busy>
          {PLACEHOLDERS.map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton width={40} height={40} round />
              <div>
                <Skeleton width={120} />
                <Skeleton height={40} />
              </div>
            </div>
          ))}
        </div>
      )}
      {comments?.length === 0 && <EmptyState>还没有评论</EmptyState>}
      {comments && comments.length > 0 && (
        <ul>
          {comments.map((comment) => (
            <CommentThread key={comment.id} comment={comment} authorId={authorId} now={dataUpdatedAt} />
          ))}
        </ul>
      )}
    </section>
  );
}
