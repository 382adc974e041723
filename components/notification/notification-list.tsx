'use client';

import { ArrowUp } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { InfiniteList } from '@/components/ui/infinite-list';
import { useNotifications } from '@/hooks/notification/use-notifications';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/lib/domain/notification/constants';
import { groupNotifications } from '@/lib/domain/notification/utils';
import { NotificationItem } from './notification-item';
import styles from './notification-list.module.css';
import { NotificationSkeletons } from './notification-skeletons';

/** Notifications of one kind. New ones are counted in a button above the list, which loads them. */
export function NotificationList({ kind }: { kind: NotificationKind }) {
  const { rows, readAt, isEmpty, paging, fresh, showFresh, pending } = useNotifications(kind);
  const { title, empty } = NOTIFICATION_KINDS[kind];
  return (
    <>
      <div className={styles.news} role="status">
        {fresh > 0 && (
          <button className={styles.fresh} type="button" aria-busy={pending || undefined} onClick={() => showFresh()}>
            <ArrowUp size={16} strokeWidth={1.75} aria-hidden />有 {fresh} 条新消息
          </button>
        )}
      </div>
      {isEmpty ? (
        <EmptyState of="message">{empty}</EmptyState>
      ) : (
        <InfiniteList {...paging} label={title} skeleton={<NotificationSkeletons />}>
          {groupNotifications(kind, rows).map((group) => (
            <NotificationItem key={group.first.id} kind={kind} group={group} readAt={readAt} />
          ))}
        </InfiniteList>
      )}
    </>
  );
}
