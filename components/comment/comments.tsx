'use client';

import { useRef, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/state/error-state';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useHash } from '@/hooks/ui/use-hash';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import type { CommentSubject } from '@/lib/domain/comment/schema';
import type { CommentListProps } from './comment-list';
import { CommentsPlaceholder } from './comments-placeholder';
import styles from './comments.module.css';

const COMMENT_HASH = /^#comment-([0-9a-f]+(?:-\d+)?)$/;

const CommentList = lazyComponent<CommentListProps>(async () => (await import('./comment-list')).CommentList, {
  onFail: 'retry',
  fallback: (props) => (
    <CommentsPlaceholder kind={props.subject.kind} count={props.firstCount} listTitle={props.listTitle}>
      {props.first}
    </CommentsPlaceholder>
  ),
  failed: (retry, props) => (
    <CommentsPlaceholder kind={props.subject.kind} count={props.firstCount} listTitle={props.listTitle}>
      <ErrorState message="评论加载失败" onRetry={retry} />
      {props.first}
    </CommentsPlaceholder>
  ),
});

interface CommentsProps {
  subject: CommentSubject;
  onCount?: (count: number) => void;
  count?: number | undefined;
  listTitle?: string | undefined;
  children?: ReactNode;
}

/** Lazy comments: loaded near the viewport, or at once for a link to one. */
export function Comments({ subject, onCount, count, listTitle, children }: CommentsProps) {
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  const link = COMMENT_HASH.exec(useHash())?.[1];
  return (
    <section
      ref={section}
      id="comments"
      className={styles.section}
      aria-labelledby="comments-title"
      data-print="hidden"
    >
      {near || link !== undefined ? (
        <CommentList
          subject={subject}
          onCount={onCount}
          link={link}
          firstCount={count}
          listTitle={listTitle}
          first={children}
        />
      ) : (
        <CommentsPlaceholder kind={subject.kind} count={count} listTitle={listTitle}>
          {children}
        </CommentsPlaceholder>
      )}
    </section>
  );
}
