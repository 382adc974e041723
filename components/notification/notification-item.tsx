import { Bell } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { RelativeTime } from '@/components/ui/relative-time';
import { routes } from '@/lib/config/routes';
import type { NotificationKind } from '@/lib/domain/notification/constants';
import type { Notification } from '@/lib/domain/notification/schema';
import { actionOf, articleHref } from '@/lib/domain/notification/utils';
import { isIdentifier } from '@/lib/utils/identifier';
import styles from './notification-list.module.css';

const AVATAR_SIZE = 40;

interface NotificationItemProps {
  kind: NotificationKind;
  notification: Notification;
  /** When it was fetched, in epoch milliseconds. */
  readAt: number;
}

/** Who did what to which article, with what was said. */
export function NotificationItem({ kind, notification, readAt }: NotificationItemProps) {
  const { id, sourceUserId, sourceNickname, sourceAvatar, content, comment, createTime, isUnread } = notification;
  const isNotice = kind === 'notice';
  const name = sourceNickname || '已注销的用户';
  const textId = `notification-${id}`;
  return (
    <article className={styles.row} aria-labelledby={textId}>
      {isNotice ? (
        <span className={styles.bell}>
          <Bell size={20} strokeWidth={1.5} aria-hidden />
        </span>
      ) : (
        <Avatar userId={sourceUserId} nickname={name} src={sourceAvatar} size={AVATAR_SIZE} />
      )}
      <div className={styles.text}>
        <p id={textId} className={styles.sentence}>
          {isUnread && (
            <span className={styles.dot}>
              <span className="visually-hidden">未读</span>
            </span>
          )}
          {isNotice ? (
            content
          ) : (
            <>
              <UserName userId={sourceUserId}>{name}</UserName> {actionOf(kind, notification)}
              {kind !== 'follow' && <Subject kind={kind} notification={notification} />}
            </>
          )}
        </p>
        {kind === 'comment' && comment !== '' && <blockquote className={styles.quote}>{comment}</blockquote>}
        <p className={styles.time}>
          <RelativeTime value={createTime} renderedAt={readAt} />
        </p>
      </div>
    </article>
  );
}

function UserName({ userId, children }: { userId: string; children: ReactNode }) {
  if (!isIdentifier(userId)) return <b>{children}</b>;
  return (
    <Link className={styles.user} href={routes.user(userId)} prefetch={false}>
      {children}
    </Link>
  );
}

/** The article or share that it is about; shares have no page to link to yet. */
function Subject({ kind, notification }: Pick<NotificationItemProps, 'kind' | 'notification'>) {
  const { articleTitle, circleId, circleContent } = notification;
  if (circleId !== '') return <> {circleContent}</>;
  const href = articleHref(kind, notification);
  if (!href || articleTitle === '') return <span className={styles.gone}>（文章已删除）</span>;
  return (
    <>
      {' '}
      <a className={styles.subject} href={href} target="_blank" rel="noopener">
        {articleTitle}
      </a>
    </>
  );
}
