'use client';

import { NewsPill } from '@/components/frame/news-pill';
import { EmptyState } from '@/components/ui/state/empty-state';
import { InfiniteList } from '@/components/ui/list/infinite-list';
import { MutableRow } from '@/components/ui/list/mutable-row';
import { useNotificationGroups } from './use-notification-groups';
import { useNotifications } from './use-notifications';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/lib/domain/notification/notification-kinds';
import { notificationRow } from '@/lib/domain/notification/subject';
import { NotificationItem } from './notification-item';
import { NotificationSkeletons } from './notification-skeletons';

export function NotificationList({ kind }: { kind: NotificationKind }) {
  const { rows, readAt, isEmpty, paging, fresh, showFresh, pending } = useNotifications(kind);
  const groups = useNotificationGroups(kind, rows);
  const { title, empty } = NOTIFICATION_KINDS[kind];
  return (
    <>
      <NewsPill count={fresh} noun="条新消息" busy={pending} onClick={() => showFresh()} />
      {isEmpty ? (
        <EmptyState of="message">{empty}</EmptyState>
      ) : (
        <InfiniteList {...paging} label={title} skeleton={<NotificationSkeletons />}>
          {groups.map((group) => (
            <MutableRow key={group.first.id} subject={notificationRow(kind, group.first)}>
              <NotificationItem kind={kind} group={group} readAt={readAt} />
            </MutableRow>
          ))}
        </InfiniteList>
      )}
    </>
  );
}
