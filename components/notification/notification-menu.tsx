'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyComponent } from '@/components/ui/lazy-component';
import { Popover } from '@/components/ui/layer/popover';
import { UnreadBadge } from '@/components/ui/unread-badge';
import { notificationQueries } from '@/lib/domain/notification/queries';
import { useLive } from '@/lib/domain/live/live-store';
import { formatBadge } from '@/lib/domain/notification/badge';
import { LatestSkeletons } from './notification-skeletons';
import styles from './notification-menu.module.css';

/** Loaded with the first opening, and shown in an open panel only: what it lists the API marks as read. */
const NotificationPanel = lazyComponent(async () => (await import('./notification-panel')).NotificationPanel, {
  onFail: 'retry',
  fallback: <LatestSkeletons />,
});

export function NotificationMenu() {
  const client = useQueryClient();
  const { counts, connection, reconnect } = useLive();
  const [open, setOpen] = useState(false);
  const all = counts?.allCount ?? 0;
  const handleOpen = () => {
    setOpen(true);
    void client.invalidateQueries({ queryKey: notificationQueries.counts().queryKey });
  };
  return (
    <Popover
      label={all > 0 ? `消息，${all} 条未读` : '消息'}
      onOpen={handleOpen}
      onClose={() => setOpen(false)}
      trigger={
        <>
          <Icon of="bell" />
          {all > 0 && <UnreadBadge className={styles.badge} shown={formatBadge(all)} />}
        </>
      }
    >
      <div className={styles.panel}>
        {open && <NotificationPanel />}
        {(connection === 'waiting' || connection === 'unreachable') && (
          <p className={styles.lost}>
            实时消息已断开
            <Button size="small" variant="quiet" onClick={() => reconnect()}>
              重新连接
            </Button>
          </p>
        )}
      </div>
    </Popover>
  );
}
