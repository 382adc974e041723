'use client';

import { ArrowUp } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { InfiniteList } from '@/components/ui/infinite-list';
import { useNotifications } from '@/hooks/notification/use-notifications';
import { NOTIFICATION_KINDS, type NotificationPage } from '@/lib/domain/notification/constants';
import { NotificationItem } from './notification-item';
import styles from './notification-list.module.css';
import { NotificationSkeletons } from './notification-skeletons';

const EMPTY: Record<NotificationPage, string> = {
  comment: '还没有人评论，写点什么会有人来聊',
  agree: '还没有人点赞',
  focus: '还没有人关注你',
  collect: '还没有人收藏你的文章',
  notice: '还没有系统通知',
};

/** What others did, of one kind; what arrives meanwhile waits above it until it is asked for. */
export function NotificationList({ page }: { page: NotificationPage }) {
  const kind = NOTIFICATION_KINDS.find((candidate) => candidate.page === page);
  return kind && kind.itemType !== null && <ListOfKind key={page} kind={kind} />;
}

function ListOfKind({ kind }: { kind: Parameters<typeof useNotifications>[0] }) {
  const { rows, readAt, loaded, fresh, showFresh, pending, ...list } = useNotifications(kind);
  const isEmpty = loaded && rows.length === 0 && !list.hasMore && !list.loading;
  return (
    <>
      <div className={styles.news} role="status">
        {fresh > 0 && (
          <button className={styles.fresh} type="button" aria-busy={pending || undefined} onClick={showFresh}>
            <ArrowUp size={16} strokeWidth={1.75} aria-hidden />有 {fresh} 条新消息
          </button>
        )}
      </div>
      {isEmpty ? (
        <EmptyState>{EMPTY[kind.page]}</EmptyState>
      ) : (
        <InfiniteList {...list} label={`${kind.label}消息`} skeleton={<NotificationSkeletons />}>
          {rows.map((row) => (
            <NotificationItem key={row.id} itemType={kind.itemType} notification={row} readAt={readAt} />
          ))}
        </InfiniteList>
      )}
    </>
  );
}
