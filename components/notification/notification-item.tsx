import { Bell } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { RelativeTime } from '@/components/ui/text/relative-time';
import { routes } from '@/lib/config/routes';
import type { NotificationKind } from '@/lib/domain/notification/notification-kinds';
import type { Notification } from '@/lib/domain/notification/schema';
import { MAX_NAMES, sentenceAfterNames, sourceOf, SUBJECT_NAMES, subjectHref } from '@/lib/domain/notification/subject';
import { type NotificationGroup } from '@/lib/domain/notification/groups';
import { isIdentifier } from '@/lib/utils/identifier';
import { FollowBack } from './follow-back';
import { NotificationAnswer } from './notification-answer';
import recipes from '@/styles/recipes.module.css';
import styles from './notification-list.module.css';

const AVATAR_SIZE = 40;
const GROUP_AVATAR_SIZE = 28;

interface NotificationItemProps {
  kind: NotificationKind;
  group: NotificationGroup;
  readAt: number;
}

export function NotificationItem({ kind, group, readAt }: NotificationItemProps) {
  const { first, people, isUnread, continues } = group;
  const { id, sourceUserId, content, comment, createTime } = first;
  const named = people.slice(0, MAX_NAMES);
  const textId = `notification-${id}`;
  const href = subjectHref(kind, first);
  const isThere = href !== undefined && first.subject.title !== '';
  const time = <RelativeTime value={createTime} renderedAt={readAt} />;
  return (
    <article
      className={styles.row}
      aria-labelledby={textId}
      data-unread={isUnread || undefined}
      data-continues={continues || undefined}
    >
      {kind === 'notice' ? (
        <span className={styles.bell}>
          <Bell size={20} strokeWidth={1.5} aria-hidden />
        </span>
      ) : (
        <span className={styles.faces}>
          {named.map((person) => (
            <Avatar
              key={person.id}
              userId={person.sourceUserId}
              nickname={sourceOf(person)}
              src={person.sourceAvatar}
              size={named.length > 1 ? GROUP_AVATAR_SIZE : AVATAR_SIZE}
            />
          ))}
        </span>
      )}
      <div className={styles.text}>
        <p id={textId} className={kind === 'notice' ? styles.said : styles.sentence}>
          {isUnread && (
            <span className={styles.dot}>
              <span className={recipes.visuallyHidden}>未读</span>
            </span>
          )}
          {kind === 'notice' ? (
            content
          ) : (
            <>
              {named.map((person, index) => (
                <span key={person.id}>
                  {index > 0 && <span>、</span>}
                  <UserName userId={person.sourceUserId}>{sourceOf(person)}</UserName>
                </span>
              ))}{' '}
              <span>{sentenceAfterNames(kind, first, people.length)}</span>
            </>
          )}
          <span className={styles.time}>
            {kind === 'comment' && isThere ? (
              <a href={href} {...NEW_TAB} rel="noopener">
                {time}
              </a>
            ) : (
              time
            )}
          </span>
        </p>
        {kind === 'comment' && comment !== '' && (
          <blockquote className={styles.said} dir="auto">
            {comment}
          </blockquote>
        )}
        {kind !== 'follow' && kind !== 'notice' && !continues && <Subject href={href} subject={first.subject} />}
        {kind === 'comment' && isThere && <NotificationAnswer notification={first} />}
      </div>
      {kind === 'follow' && isIdentifier(sourceUserId) && (
        <FollowBack userId={sourceUserId} nickname={sourceOf(first)} />
      )}
    </article>
  );
}

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

function Subject({ href, subject: { kind, title } }: { href: string | undefined; subject: Notification['subject'] }) {
  if (!href || title === '') return <p className={styles.subject}>{`${SUBJECT_NAMES[kind]}已删除`}</p>;
  return (
    <p className={styles.subject}>
      <a className={styles.title} href={href} {...NEW_TAB} rel="noopener">
        <bdi>{title}</bdi>
      </a>
    </p>
  );
}
