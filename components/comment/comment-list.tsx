'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { CommentBox } from '@/components/comment/comment-box';
import { CommentThread } from '@/components/comment/comment-thread';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useComments } from '@/hooks/comment/use-comments';
import { useSession } from '@/hooks/session/use-session';
import type { Comment, Reply } from '@/lib/domain/comment/schema';
import { hasComment, inOrder, threadsOf } from '@/lib/domain/comment/utils';
import { showToast } from '@/lib/browser/toast-store';
import { CommentOrder, type Order } from './comment-order';
import { CommentsHeading, CommentSkeletons } from './comment-skeletons';
import { DeleteDialog } from './delete-dialog';
import styles from './article-comments.module.css';

interface CommentListProps {
  articleId: string;
  /** Id of the article's author. */
  authorId: string;
  /** Id of the comment that a link names. */
  linkedId: string | undefined;
}

/** The comments of an article, and where one is written. */
export function CommentList({ articleId, authorId, linkedId }: CommentListProps) {
  const { data: comments, count, isError, isFetching, refetch } = useComments(articleId);
  const viewerId = useSession().user?.id;
  const [now] = useState(() => Date.now());
  const [deleting, setDeleting] = useState<Comment | Reply | null>(null);
  const [order, setOrder] = useState<Order>({ hottest: null, authorOnly: false });
  useLinkedComment({ comments, refetch }, linkedId);

  const context = useMemo(
    () => ({ articleId, authorId, viewerId, now, linkedId, onDelete: setDeleting }),
    [articleId, authorId, viewerId, now, linkedId],
  );
  const shown = useMemo(() => {
    const ordered = comments && order.hottest ? inOrder(comments, order.hottest) : comments;
    return ordered && order.authorOnly ? threadsOf(ordered, authorId) : ordered;
  }, [comments, order, authorId]);

  return (
    <>
      <div className={styles.head}>
        <CommentsHeading count={count} />
        {comments && (comments.length > 1 || order.authorOnly || order.hottest) && (
          <CommentOrder comments={comments} order={order} onChange={setOrder} />
        )}
      </div>
      <CommentBox articleId={articleId} authorId={authorId} />
      {isError && (
        <ErrorState
          message={shown ? '评论刷新失败' : '评论加载失败'}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!shown && !isError && <CommentSkeletons />}
      {shown?.length === 0 && <EmptyState>{order.authorOnly ? '作者还没有评论' : '还没有评论'}</EmptyState>}
      {shown && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((comment) => (
            <CommentThread key={comment.id} comment={comment} context={context} />
          ))}
        </ul>
      )}
      {deleting && (
        <DeleteDialog
          articleId={articleId}
          comment={deleting}
          // The list may be showing some of them only.
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

/** Goes to a comment, and once more when what stands above it has taken its real height. */
function showComment(id: string): void {
  const goThere = () => document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'center' });
  goThere();
  requestAnimationFrame(goThere);
}

/** Goes to the comment that a link names, once for each link, and says when it is gone. */
function useLinkedComment({ comments, refetch }: LinkedList, linkedId: string | undefined): void {
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (!comments || !linkedId || followed.current === linkedId) return;
    followed.current = linkedId;
    if (hasComment(comments, linkedId)) return showComment(linkedId);
    // One that was written after the list was read is in the next reading.
    void refetch().then(({ data, isError }) => {
      if (!data || isError) return;
      if (hasComment(data, linkedId)) requestAnimationFrame(() => showComment(linkedId));
      else showToast('该评论不存在或已被删除', 'failed');
    });
  }, [comments, linkedId, refetch]);
}
