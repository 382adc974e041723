'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { Avatar } from '@/components/ui/avatar';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { routes } from '@/lib/config/routes';
import { userQueries } from '@/lib/domain/user/queries';
import { isIdentifier } from '@/lib/utils/identifier';
import styles from './message-partner.module.css';

const AVATAR_SIZE = 48;
const NOT_YET = '私信会话暂未开放，敬请期待';

/** Placeholder of the chat: shows with whom the private messages would be. */
export function MessagePartner() {
  const participantId = useSearchParams().get('participantId');
  if (participantId === null) return <EmptyState of="message">{NOT_YET}</EmptyState>;
  if (!isIdentifier(participantId)) return <EmptyState of="message">没有找到这位用户，请检查链接是否正确</EmptyState>;
  return <Partner userId={participantId} />;
}

function Partner({ userId }: { userId: string }) {
  const { data: user, isPending, isError, isFetching, refetch } = useQuery(userQueries.info(userId));
  if (isPending) {
    return (
      <div className={styles.partner} role="status" aria-label="正在加载会话对象">
        <Skeleton width={AVATAR_SIZE} height={AVATAR_SIZE} round />
        <Skeleton width={160} height={18} />
      </div>
    );
  }
  if (isError) return <ErrorState pending={isFetching} onRetry={() => void refetch()} />;
  if (!user) return <EmptyState of="message">没有找到这位用户，请检查链接是否正确</EmptyState>;
  return (
    <>
      <Link className={styles.partner} href={routes.user(user.id)} prefetch={false}>
        <Avatar userId={user.id} nickname={user.nickname} src={user.avatar} size={AVATAR_SIZE} />
        <span className={styles.text}>
          <b>{user.nickname}</b>
          {user.job !== '' && <span className={styles.job}>{user.job}</span>}
        </span>
      </Link>
      <EmptyState of="message">{NOT_YET}</EmptyState>
    </>
  );
}
