'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/popover';
import { UnreadBadge } from '@/components/ui/unread-badge';
import { NOTIFICATION_TABS } from '@/lib/config/tabs';
import { PAGE_COUNTS } from '@/lib/domain/notification/constants';
import { notificationQueries } from '@/lib/domain/notification/queries';
import { useLive } from '@/lib/domain/notification/live-store';
import { formatBadge } from '@/lib/domain/notification/badge';
import recipes from '@/styles/recipes.module.css';
import styles from './notification-menu.module.css';

export function NotificationMenu() {
  const client = useQueryClient();
  const { counts, connection, reconnect } = useLive();
  const all = counts?.allCount ?? 0;
  return (
    <Popover
      label={all > 0 ? `消息，${all} 条未读` : '消息'}
      onOpen={() => void client.invalidateQueries({ queryKey: notificationQueries.counts().queryKey })}
      trigger={
        <>
          <Icon of="bell" />
          {all > 0 && <UnreadBadge className={styles.badge} shown={formatBadge(all)} />}
        </>
      }
    >
      <p className={styles.head}>
        消息
        {counts?.allCount === 0 && <span>没有新消息</span>}
      </p>
      <ul>
        {NOTIFICATION_TABS.map(({ page, label, href }) => (
          <li key={page}>
            <Link className={styles.row} href={href} prefetch={false}>
              {label}
              {counts && <Unread count={counts[PAGE_COUNTS[page]]} />}
            </Link>
          </li>
        ))}
      </ul>
      {connection === 'waiting' && (
        <p className={styles.lost}>
          实时消息已断开
          <Button size="small" variant="quiet" onClick={() => reconnect()}>
            重新连接
          </Button>
        </p>
      )}
    </Popover>
  );
}

function Unread({ count }: { count: number | null }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} data-unread={Boolean(count) || undefined}>
      {formatBadge(count)}
      <span className={recipes.visuallyHidden}> 条未读</span>
    </span>
  );
}
