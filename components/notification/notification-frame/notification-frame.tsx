'use client';

import { Link } from '@/components/ui/link/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { MemberOnly } from '@/components/session/member-only/member-only';
import { useLive } from '@/lib/domain/notification/store';
import { formatBadge, notificationPages } from '@/lib/domain/notification/utils';
import { NotificationSkeletons } from '../notification-list/notification-skeletons';
import styles from './notification-frame.module.css';

/** What surrounds the pages of notifications: their tabs, each with how much of it is unread. */
export function NotificationFrame({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const counts = useLive((live) => live.counts);
  return (
    <div className={styles.frame}>
      <h1 className={styles.title}>消息</h1>
      <nav className={styles.tabs} aria-label="消息">
        {notificationPages().map(({ key, label, href }) => {
          const unread = counts?.[key] ?? 0;
          return (
            <Link
              key={key}
              className={styles.tab}
              href={href}

              aria-current={pathname === href ? 'page' : undefined}
            >
              {label}
              {unread > 0 && (
                <span className={styles.badge}>
                  {formatBadge(unread)}
                  <span className="visually-hidden"> 条未读</span>
                </span>
              )}
            </Link>
          );
        })}
      </nav>
      <MemberOnly sentence="登录后可查看消息" skeleton={<NotificationSkeletons />}>
        {children}
      </MemberOnly>
    </div>
  );
}
