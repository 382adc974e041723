'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { CommentBox } from '@/components/comment/comment-box';
import { CommentText } from '@/components/comment/comment-text';
import { CommentTools, ReplyLink } from '@/components/comment/comment-tools';
import { CommentView } from '@/components/comment/comment-view';
import { DeleteDialog } from '@/components/comment/delete-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { LATEST_COMMENTS } from '@/lib/domain/comment/constants';
import { commentQueries } from '@/lib/domain/comment/queries';
import type { Comment, CommentSubject } from '@/lib/domain/comment/schema';
import { mayDelete } from '@/lib/domain/comment/thread';
import { setShareCommentCount } from '@/lib/domain/share/cache';
import styles from './latest-comments.module.css';

export function LatestComments({ id, ownerId }: { id: string; ownerId: string }) {
  const client = useQueryClient();
  const { data, dataUpdatedAt, isError, error, isFetching, refetch } = useQuery(commentQueries.latest(id));
  const viewerId = useSession().user?.id;
  const [deleting, setDeleting] = useState<Comment | null>(null);
  const subject: CommentSubject = { kind: 'share', id, ownerId };
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
              <CommentView
                comment={comment}
                subject={subject}
                small
                text={<CommentText content={comment.content} />}
                time={<RelativeTime value={comment.createTime} renderedAt={dataUpdatedAt} />}
                tools={
                  <CommentTools
                    subject={subject}
                    comment={comment}
                    onDelete={mayDelete(comment, subject, viewerId) ? () => setDeleting(comment) : undefined}
                  >
                    <ReplyLink shareId={id} comment={comment} />
                  </CommentTools>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {data && data.total > LATEST_COMMENTS && (
        <Link href={routes.shareComments(id)} prefetch={false}>
          {`查看全部 ${data.total} 条评论`}
        </Link>
      )}
      {deleting && (
        <DeleteDialog
          subject={subject}
          comment={deleting}
          replies={deleting.replyCount ?? 0}
          focusId={listId}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
