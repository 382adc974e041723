'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { useSession } from '@/hooks/session/use-session';
import { commentQueries } from '@/lib/domain/comment/queries';
import type { Comment, CommentSubject, Reply } from '@/lib/domain/comment/schema';
import { countComments, hotComments, inOrder, linkedComment, threadsOf } from '@/lib/domain/comment/thread';
import { serverNow } from '@/lib/http/server-clock';
import { CommentBox } from './comment-box';
import { CommentOrder, type Order } from './comment-order';
import { CommentsHeading, CommentSkeletons, ListHeading } from './comments-placeholder';
import { CommentThread } from './comment-thread';
import { DeleteDialog } from './delete-dialog';
import styles from './comments.module.css';

export interface CommentListProps {
  subject: CommentSubject;
  onCount: ((count: number) => void) | undefined;
  link: string | undefined;
  first: ReactNode;
  firstCount: number | undefined;
  listTitle?: string | undefined;
}

export function CommentList({ subject, onCount, link, first, firstCount, listTitle }: CommentListProps) {
  const { data: comments, isError, error, isFetching, refetch } = useQuery(commentQueries.of(subject));
  const count = comments && countComments(comments);
  const viewerId = useSession().user?.id;
  const [now] = useState(serverNow);
  const [deleting, setDeleting] = useState<Comment | Reply | null>(null);
  const [order, setOrder] = useState<Order>({ hottest: null, ownerOnly: false });
  const { linkedId, isGone } = useLinkedComment({ comments, refetch }, link);
  useEffect(() => {
    if (count !== undefined) onCount?.(count);
  }, [count, onCount]);

  const context = useMemo(
    () => ({ subject, viewerId, now, linkedId, onDelete: setDeleting }),
    [subject, viewerId, now, linkedId],
  );
  const hot = useMemo(() => hotComments(comments ?? []), [comments]);
  const listed = useMemo(() => {
    const ordered = comments && order.hottest ? inOrder(comments, order.hottest) : comments;
    return ordered && order.ownerOnly ? threadsOf(ordered, subject.ownerId) : ordered;
  }, [comments, order, subject]);

  return (
    <>
      <div className={styles.head}>
        <CommentsHeading count={count ?? firstCount} />
        {comments && (comments.length > 1 || order.ownerOnly || order.hottest) && (
          <CommentOrder comments={comments} order={order} onChange={setOrder} />
        )}
      </div>
      <CommentBox subject={subject} />
      {isError && (
        <ErrorState
          message={(listed ?? first) ? '评论刷新失败' : '评论加载失败'}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      <ListHeading title={listTitle} count={count ?? firstCount} />
      <div role="status">
        {isGone && (
          <p className={styles.gone} ref={scrollToCentre}>
            这条评论已被删除
          </p>
        )}
      </div>
      {!listed && (first ?? (!isError && <CommentSkeletons />))}
      {listed?.length === 0 && (
        <EmptyState of="comment">{order.ownerOnly ? '作者还没有评论' : '还没有评论'}</EmptyState>
      )}
      {listed && listed.length > 0 && (
        <ul className={styles.list}>
          {listed.map((comment) => (
            <CommentThread key={comment.id} comment={comment} context={context} isHot={hot.includes(comment.id)} />
          ))}
        </ul>
      )}
      {deleting && (
        <DeleteDialog
          subject={subject}
          comment={deleting}
          // Counts in the whole list, as the one that is shown may be filtered.
          replies={comments?.find(({ id }) => id === deleting.id)?.children.length ?? 0}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

interface LinkedList {
  comments: readonly Comment[] | undefined;
  refetch: () => Promise<{ data: readonly Comment[] | undefined; isError: boolean }>;
}

/** Scrolls to a comment, again once the heights above are final. */
function showComment(id: string): void {
  const goThere = () => document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'center' });
  goThere();
  requestAnimationFrame(goThere);
}

const scrollToCentre = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** Scrolls once to the comment of a link. @returns whether it is gone for certain, else which one it is */
function useLinkedComment({ comments, refetch }: LinkedList, link: string | undefined) {
  const followed = useRef<string>(undefined);
  const [goneLink, setGoneLink] = useState<string>();
  const linkedId = useMemo(() => link && comments && linkedComment(comments, link)?.id, [comments, link]);
  useEffect(() => {
    if (!comments || !link || followed.current === link) return;
    followed.current = link;
    if (linkedId) return showComment(linkedId);
    // The list may be stale: refetching may bring a newer comment.
    void refetch().then(({ data, isError }) => {
      if (!data || isError) return;
      const newer = linkedComment(data, link);
      if (newer) requestAnimationFrame(() => showComment(newer.id));
      else setGoneLink(link);
    });
  }, [comments, link, linkedId, refetch]);
  return { linkedId, isGone: link !== undefined && goneLink === link && !linkedId };
}
