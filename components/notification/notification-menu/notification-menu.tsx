'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon/icon';
import { Popover } from '@/components/ui/popover/popover';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { NOTIFICATION_KINDS, POLL_MS } from '@/lib/domain/notification/constants';
import { notificationQueries } from '@/lib/domain/notification/queries';
import styles from './notification-menu.module.css';

const MOST_SHOWN = 99;
const badge = (count: number) => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count));

/** The bell: how much is unread, in all and of each kind. */
export function NotificationMenu() {
  const signedIn = useSignedIn();
  const { data: counts, refetch } = useQuery({
    ...notificationQueries.counts(),
    enabled: signedIn,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  const all = counts?.allCount ?? 0;
  return (
    <Popover
      label={all > 0 ? `消息，${all} 条未读` : '消息'}
      onOpen={() => void refetch()}
      trigger={
        <>
          <Icon of="bell" />
          {all > 0 && <span className={styles.badge}>{badge(all)}</span>}
        </>
      }
    >
      <p className={styles.head}>未读消息</p>
      <dl>
        {NOTIFICATION_KINDS.map(({ key, label }) => (
          <div key={key} className={styles.row}>
            <dt>{label}</dt>
            <dd data-unread={(counts?.[key] ?? 0) > 0 || undefined}>{counts ? badge(counts[key]) : '—'}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
