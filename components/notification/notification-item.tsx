import { Bell, Reply } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { routes } from '@/lib/config/routes';
import type { NotificationKind } from '@/lib/domain/notification/constants';
import type { Notification } from '@/lib/domain/notification/schema';
import { actionOf, SUBJECT_NAMES, subjectHref } from '@/lib/domain/notification/subject';
import { type NotificationGroup } from '@/lib/domain/notification/groups';
import { isIdentifier } from '@/lib/utils/identifier';
import { isolated } from '@/lib/utils/direction';
import { FollowBack } from './follow-back';
import recipes from '@/styles/recipes.module.css';
import styles from './notification-list.module.css';

const AVATAR_SIZE = 40;
const GROUP_AVATAR_SIZE = 28;
const MOST_NAMES = 2;

interface NotificationItemProps {
  kind: NotificationKind;
  group: NotificationGroup;
  readAt: number;
}

export function NotificationItem({ kind, group: { first, people, isUnread }, readAt }: NotificationItemProps) {
  const { id, sourceUserId, content, comment, createTime } = first;
  const isNotice = kind === 'notice';
  const named = people.slice(0, MOST_NAMES);
  const textId = `notification-${id}`;
  return (
    <article className={styles.row} aria-labelledby={textId}>
      {isNotice ? (
        <span className={styles.bell}>
          <Bell size={20} strokeWidth={1.5} aria-hidden />
        </span>
      ) : (
        <span className={styles.faces}>
          {named.map((person) => (
            <Avatar
              key={person.id}
              userId={person.sourceUserId}
              nickname={nameOf(person)}
              src={person.sourceAvatar}
              size={named.length > 1 ? GROUP_AVATAR_SIZE : AVATAR_SIZE}
            />
          ))}
        </span>
      )}
      <div className={styles.text}>
        <p id={textId} className={styles.sentence}>
          {isUnread && (
            <span className={styles.dot}>
              <span className={recipes.visuallyHidden}>未读</span>
            </span>
          )}
          {isNotice ? (
            content
          ) : (
            <>
              {named.map((person, index) => (
                <span key={person.id}>
                  {index > 0 && <span>、</span>}
                  <UserName userId={person.sourceUserId}>{nameOf(person)}</UserName>
                </span>
              ))}{' '}
              <span>{`${people.length > MOST_NAMES ? `等 ${people.length} 人` : ''}${actionOf(kind, first)}`}</span>
              {kind !== 'follow' && <Subject kind={kind} notification={first} />}
            </>
          )}
        </p>
        {kind === 'comment' && comment !== '' && (
          <blockquote className={styles.quote} dir="auto">
            {comment}
          </blockquote>
        )}
        <p className={styles.time}>
          <RelativeTime value={createTime} renderedAt={readAt} />
          {kind === 'comment' && <ReplyLink notification={first} />}
        </p>
      </div>
      {kind === 'follow' && isIdentifier(sourceUserId) && <FollowBack userId={sourceUserId} nickname={nameOf(first)} />}
    </article>
  );
}

const nameOf = ({ sourceNickname }: Notification) => sourceNickname || '已注销的用户';

function UserName({ userId, children }: { userId: string; children: ReactNode }) {
  if (!isIdentifier(userId))
    return (
      <b>
        <bdi>{children}</bdi>
      </b>
    );
  return (
    <Link className={styles.user} href={routes.user(userId)} prefetch={false}>
      <bdi>{children}</bdi>
    </Link>
  );
}

function Subject({ kind, notification }: { kind: NotificationKind; notification: Notification }) {
  const href = subjectHref(kind, notification);
  const { kind: subjectKind, title } = notification.subject;
  if (!href || title === '') {
    return <span className={styles.gone}>（{SUBJECT_NAMES[subjectKind]}已删除）</span>;
  }
  return (
    <>
      {' '}
      <a className={styles.subject} href={href} target="_blank" rel="noopener">
        <bdi>{title}</bdi>
      </a>
    </>
  );
}

function ReplyLink({ notification }: { notification: Notification }) {
  const href = subjectHref('comment', notification);
  if (!href || notification.subject.title === '') return null;
  return (
    <a
      className={buttonClass('quiet', 'small')}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`回复 ${isolated(nameOf(notification))}`}
    >
      <Reply size={16} strokeWidth={1.75} aria-hidden />
      回复
    </a>
  );
}
