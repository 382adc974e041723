'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { MemberOnly } from '@/components/session/member-only';
import { LinkTabs } from '@/components/ui/link-tabs';
import { useLive } from '@/lib/domain/notification/store';
import { formatBadge, notificationPages } from '@/lib/domain/notification/utils';
import { NotificationSkeletons } from './notification-skeletons';
import styles from './notification-frame.module.css';

/** What surrounds the pages of notifications: their tabs, each with how much of it is unread. */
export function NotificationFrame({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const counts = useLive((live) => live.counts);
  const tabs = notificationPages().map(({ key, label, href }) => {
    const unread = counts?.[key] ?? 0;
    const badge = unread > 0 ? { shown: formatBadge(unread), words: '条未读' } : undefined;
    return { href, label, current: pathname === href, badge };
  });
  return (
    <div className={styles.frame}>
      <h1 className={styles.title}>消息</h1>
      <LinkTabs label="消息" tabs={tabs} />
      <MemberOnly sentence="登录后可查看消息" skeleton={<NotificationSkeletons />}>
        {children}
      </MemberOnly>
    </div>
  );
}
