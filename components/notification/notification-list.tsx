'use client';

import { NewsPill } from '@/components/layout/news-pill';
import { EmptyState } from '@/components/ui/empty-state';
import { InfiniteList } from '@/components/ui/infinite-list';
import { useNotifications } from './use-notifications';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/lib/domain/notification/notification-kinds';
import { groupNotifications } from '@/lib/domain/notification/groups';
import { NotificationItem } from './notification-item';
import { NotificationSkeletons } from './notification-skeletons';

export function NotificationList({ kind }: { kind: NotificationKind }) {
  const { rows, readAt, isEmpty, paging, fresh, showFresh, pending } = useNotifications(kind);
  const { title, empty } = NOTIFICATION_KINDS[kind];
  return (
    <>
      <NewsPill count={fresh} noun="条新消息" busy={pending} onClick={() => showFresh()} />
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
