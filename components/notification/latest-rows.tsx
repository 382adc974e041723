'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import Link from 'next/link';
import { useEffect, type ReactNode } from 'react';
import { UnreadAvatar } from '@/components/message/unread-avatar';
import { Avatar } from '@/components/ui/avatar';
import { ErrorState } from '@/components/ui/state/error-state';
import { EmptyState } from '@/components/ui/state/empty-state';
import { MutableRow } from '@/components/ui/list/mutable-row';
import { RelativeTime } from '@/components/ui/text/relative-time';
import { useNow } from '@/components/ui/text/use-now';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { sortConversations } from '@/lib/domain/message/conversation-list';
import { messageQueries } from '@/lib/domain/message/queries';
import { shortTime } from '@/lib/domain/message/times';
import { LATEST_NOTIFICATIONS } from '@/lib/domain/notification/page-size';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/lib/domain/notification/notification-kinds';
import type { NotificationGroup } from '@/lib/domain/notification/groups';
import { notificationQueries } from '@/lib/domain/notification/queries';
import {
  MAX_NAMES,
  notificationRow,
  sentenceAfterNames,
  sourceOf,
  subjectHref,
} from '@/lib/domain/notification/subject';
import { isIdentifier } from '@/lib/utils/identifier';
import { LatestSkeletons } from './notification-skeletons';
import { useNotificationGroups } from './use-notification-groups';
import recipes from '@/styles/recipes.module.css';
import styles from './notification-menu.module.css';

const AVATAR_SIZE = 32;

/** The latest notifications of a kind, which the API marks as read. */
export function LatestNotifications({ kind }: { kind: NotificationKind }) {
  const client = useQueryClient();
  const { data: rows, dataUpdatedAt: readAt, error, isFetching, refetch } = useQuery(notificationQueries.latest(kind));
  useEffect(() => {
    if (readAt > 0) void client.invalidateQueries({ queryKey: notificationQueries.counts().queryKey });
  }, [client, readAt]);
  const groups = useNotificationGroups(kind, rows ?? []);
  if (error && !rows) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!rows) return <LatestSkeletons />;
  if (rows.length === 0) return <Nothing>{NOTIFICATION_KINDS[kind].empty}</Nothing>;
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.first.id}>
          <MutableRow subject={notificationRow(kind, group.first)}>
            <Row kind={kind} group={group} readAt={readAt} />
          </MutableRow>
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  kind: NotificationKind;
  group: NotificationGroup;
  readAt: number;
}

function Row({ kind, group: { first: notification, people, isUnread }, readAt }: RowProps) {
  const { sourceUserId, sourceAvatar, content, comment, createTime, subject } = notification;
  const name = sourceOf(notification);
  const href = subject.title === '' ? undefined : subjectHref(kind, notification);
  const inside = (
    <>
      {kind === 'notice' ? (
        <span className={styles.notice}>
          <Bell size={16} strokeWidth={1.5} aria-hidden />
        </span>
      ) : (
        <Avatar userId={sourceUserId} nickname={name} src={sourceAvatar} size={AVATAR_SIZE} />
      )}
      <span className={styles.text}>
        <span className={styles.sentence}>
          {isUnread && <span className={recipes.visuallyHidden}>未读 </span>}
          {kind === 'notice' ? (
            content
          ) : (
            <>
              {people.slice(0, MAX_NAMES).map((person, index) => (
                <b key={person.id}>
                  {index > 0 && <span>、</span>}
                  <bdi>{sourceOf(person)}</bdi>
                </b>
              ))}{' '}
              <span>{sentenceAfterNames(kind, notification, people.length)}</span>
              {kind === 'comment' && comment !== '' && <bdi className={styles.said}>：{comment}</bdi>}
              {kind !== 'comment' && subject.title !== '' && <bdi>《{subject.title}》</bdi>}
            </>
          )}
        </span>
        <span className={styles.time}>
          <RelativeTime value={createTime} renderedAt={readAt} />
        </span>
      </span>
    </>
  );
  const look = { className: styles.row, 'data-unread': isUnread || undefined };
  if (href) {
    return (
      <a {...look} href={href} target="_blank" rel="noopener">
        {inside}
      </a>
    );
  }
  const page =
    kind === 'follow' && isIdentifier(sourceUserId)
      ? routes.user(sourceUserId)
      : routes.notifications(NOTIFICATION_KINDS[kind].page);
  return (
    <Link {...look} href={page} prefetch={false}>
      {inside}
    </Link>
  );
}

/** The latest private messages, which are read in their chat. */
export function LatestConversations() {
  const { user } = useSession();
  const now = useNow();
  const query = messageQueries.conversations(user?.id ?? '');
  const { data: rows, error, isFetching, refetch } = useQuery({ ...query, enabled: user !== undefined });
  if (error && !rows) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!rows) return <LatestSkeletons />;
  if (rows.length === 0) return <Nothing>还没有私信，去别人的主页打个招呼吧</Nothing>;
  return (
    <ul>
      {sortConversations(rows, [])
        .slice(0, LATEST_NOTIFICATIONS)
        .map(({ userId, nickname, avatar, unread, lastText, lastAt }) => (
          <li key={userId}>
            <Link
              className={styles.row}
              href={routes.messagesWith(userId)}
              prefetch={false}
              data-unread={unread > 0 || undefined}
            >
              <UnreadAvatar conversation={{ userId, nickname, avatar, unread }} size={AVATAR_SIZE} />
              <span className={styles.text}>
                <b className={recipes.truncate}>
                  <bdi>{nickname}</bdi>
                </b>
                <bdi className={`${styles.last} ${recipes.truncate}`}>{lastText}</bdi>
              </span>
              <time className={styles.time}>{shortTime(lastAt, now)}</time>
            </Link>
          </li>
        ))}
    </ul>
  );
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <EmptyState of="message" small>
    {children}
  </EmptyState>
);
