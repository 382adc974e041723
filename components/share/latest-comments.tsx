'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { ErrorState } from '@/components/ui/error-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { UserText } from '@/components/ui/user-text';
import { routes } from '@/lib/config/routes';
import { LATEST_COMMENTS } from '@/lib/domain/share/constants';
import { shareQueries } from '@/lib/domain/share/queries';
import styles from './latest-comments.module.css';

/** The latest comments of a share, with a link to all. */
export function LatestComments({ id }: { id: string }) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(shareQueries.latestComments(id));
  if (isError && !data)
    return <ErrorState message="评论加载失败" onRetry={() => void refetch()} pending={isFetching} />;
  if (!data) return <div className={styles.comments} aria-busy />;
  return (
    <div className={styles.comments}>
      <ul aria-label="最新评论">
        {data.list.map(({ id: commentId, userId, nickname, avatar, content, createTime }) => (
          <li key={commentId}>
            <Avatar userId={userId} nickname={nickname} src={avatar} size={28} />
            <div>
              <p className={styles.who}>
                <a href={routes.user(userId)} target="_blank" rel="noopener">
                  {nickname}
                </a>
                <RelativeTime value={createTime} renderedAt={dataUpdatedAt} />
              </p>
              <UserText content={content} folded />
            </div>
          </li>
        ))}
      </ul>
      <Link href={routes.shareComments(id)} prefetch={false}>
        {data.total > LATEST_COMMENTS ? `查看全部 ${data.total} 条评论` : '去评论'}
      </Link>
    </div>
  );
}
