'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { CommentBody, type CommentContext } from '@/components/comment/comment-body';
import { CommentBox } from '@/components/comment/comment-box';
import { DeleteDialog } from '@/components/comment/delete-dialog';
import { ErrorState } from '@/components/ui/state/error-state';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { LATEST_COMMENTS } from '@/lib/domain/comment/page-size';
import { commentQueries } from '@/lib/domain/comment/queries';
import type { Comment, CommentSubject, Reply } from '@/lib/domain/comment/schema';
import { setShareCommentCount } from '@/lib/domain/share/cached-shares';
import styles from './latest-comments.module.css';

/** The latest comments of a share, below it: written, liked and answered in place. All are on the share's page. */
export function LatestComments({ id, ownerId }: { id: string; ownerId: string }) {
  const client = useQueryClient();
  const { data, dataUpdatedAt, isError, error, isFetching, refetch } = useQuery(commentQueries.latest(id));
  const viewerId = useSession().user?.id;
  const [deleting, setDeleting] = useState<Comment | Reply | null>(null);
  const subject: CommentSubject = { kind: 'share', id, ownerId };
  const context: CommentContext = {
    subject,
    viewerId,
    now: dataUpdatedAt,
    linkedId: undefined,
    onDelete: setDeleting,
  };
  const listId = `latest-${id}`;
  const total = data?.total;
  useEffect(() => {
    if (total !== undefined) setShareCommentCount(client, id, total);
  }, [client, id, total]);
  return (
    <div className={styles.comments} aria-busy={!data && !isError}>
      <CommentBox subject={subject} short />
      {isError && (
        <ErrorState
          message={data ? '评论刷新失败' : '评论加载失败'}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {data && data.list.length > 0 && (
        <ul id={listId} aria-label="最新评论" tabIndex={-1}>
          {data.list.map((comment) => (
            <li key={comment.id}>
              <CommentBody comment={comment} context={context} small>
                {comment.replyCount !== null && comment.replyCount > 0 && (
                  <Link className={styles.more} href={routes.shareComments(id, comment.id)} prefetch={false}>
                    {`查看 ${comment.replyCount} 条回复`}
                  </Link>
                )}
              </CommentBody>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > LATEST_COMMENTS && (
        <Link className={styles.more} href={routes.shareComments(id)} prefetch={false}>
          {`查看全部 ${data.total} 条评论`}
        </Link>
      )}
      {deleting && (
        <DeleteDialog
          subject={subject}
          comment={deleting}
          replies={data?.list.find((comment) => comment.id === deleting.id)?.replyCount ?? 0}
          focusId={listId}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
