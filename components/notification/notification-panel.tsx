'use client';

import Link from 'next/link';
import { useState } from 'react';
import { UnreadBadge } from '@/components/ui/unread-badge';
import { NOTIFICATION_TABS } from '@/lib/config/tabs';
import { formatBadge } from '@/lib/domain/notification/badge';
import { PAGE_COUNTS } from '@/lib/domain/notification/notification-kinds';
import { useLive } from '@/lib/domain/live/live-store';
import { kindOfPage } from '@/lib/domain/notification/subject';
import { LatestConversations, LatestNotifications } from './latest-rows';
import controls from '@/styles/controls.module.css';
import styles from './notification-menu.module.css';

/** The latest of each kind, beginning with the first that has something unread. */
export function NotificationPanel() {
  const counts = useLive((live) => live.counts);
  const unreadOf = (page: keyof typeof PAGE_COUNTS) => counts?.[PAGE_COUNTS[page]] ?? 0;
  const [page, setPage] = useState(() => NOTIFICATION_TABS.find((tab) => unreadOf(tab.page) > 0)?.page ?? 'comment');
  const kind = kindOfPage(page);
  return (
    <>
      <div className={styles.tabs} role="group" aria-label="消息的种类">
        {NOTIFICATION_TABS.map((tab) => {
          const unread = unreadOf(tab.page);
          return (
            <button
              key={tab.page}
              className={`${controls.innerTab} ${styles.tab}`}
              type="button"
              aria-pressed={tab.page === page}
              onClick={() => setPage(tab.page)}
            >
              {tab.label}
              {unread > 0 && <UnreadBadge className={styles.count} shown={formatBadge(unread)} words="条未读" />}
            </button>
          );
        })}
      </div>
      <div className={styles.rows}>
        {kind ? <LatestNotifications key={kind} kind={kind} /> : <LatestConversations />}
      </div>
      <Link
        className={styles.all}
        href={NOTIFICATION_TABS.find((tab) => tab.page === page)?.href ?? ''}
        prefetch={false}
      >
        查看全部
      </Link>
    </>
  );
}
