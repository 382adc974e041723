'use client';

import { useRef } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { useHash } from '@/hooks/ui/use-hash';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import { CommentsHeading, CommentSkeletons } from './comment-skeletons';
import styles from './article-comments.module.css';

const COMMENT_HASH = /^#comment-([0-9a-f]+)$/;

const loading = (
  <>
    <CommentsHeading />
    <CommentSkeletons />
  </>
);
const CommentList = lazyPart(async () => (await import('./comment-list')).CommentList, {
  onFail: 'retry',
  fallback: loading,
  failed: (retry) => (
    <>
      <CommentsHeading />
      <ErrorState message="评论加载失败" onRetry={retry} />
    </>
  ),
});

interface ArticleCommentsProps {
  articleId: string;
  /** Id of the article's author. */
  authorId: string;
}

/** The discussion below an article. It loads when the reader comes near it, or at once for a link to a comment. */
export function ArticleComments({ articleId, authorId }: ArticleCommentsProps) {
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  const linkedId = COMMENT_HASH.exec(useHash())?.[1];
  return (
    <section
      ref={section}
      id="comments"
      className={styles.section}
      aria-labelledby="comments-title"
      data-print="hidden"
    >
      {near || linkedId !== undefined ? (
        <CommentList articleId={articleId} authorId={authorId} linkedId={linkedId} />
      ) : (
        loading
      )}
    </section>
  );
}
