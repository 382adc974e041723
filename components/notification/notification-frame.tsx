'use client';

import type { ReactNode } from 'react';
import { PageGrid } from '@/components/frame/page-grid';
import { Card } from '@/components/ui/card';
import { SectionTabs } from '@/components/ui/tabs/section-tabs';
import { UnreadBadge } from '@/components/ui/unread-badge';
import { usePublicPath } from '@/components/ui/tabs/use-public-path';
import { routes } from '@/lib/config/routes';
import { NOTIFICATION_TABS } from '@/lib/config/tabs';
import { PAGE_COUNTS } from '@/lib/domain/notification/notification-kinds';
import { useLive } from '@/lib/domain/live/live-store';
import { formatBadge } from '@/lib/domain/notification/badge';
import recipes from '@/styles/recipes.module.css';
import styles from './notification-frame.module.css';

interface NotificationFrameProps {
  /** Right column of the notifications; the private messages take the whole width. */
  aside?: ReactNode;
  children: ReactNode;
}

export function NotificationFrame({ aside, children }: NotificationFrameProps) {
  const isMessages = usePublicPath() === routes.messagesWith();
  const counts = useLive((live) => live.counts);
  const tabs = NOTIFICATION_TABS.map((tab) => {
    const unread = counts?.[PAGE_COUNTS[tab.page]] ?? 0;
    if (unread === 0) return tab;
    const badge = (className?: string) => (
      <UnreadBadge className={className} shown={formatBadge(unread)} words="条未读" />
    );
    return { ...tab, badge };
  });
  return (
    <PageGrid aside={isMessages ? undefined : aside}>
      <Card>
        <header className={styles.head}>
          <h1 className={recipes.pageHeading}>消息</h1>
          <SectionTabs label="消息" tabs={tabs} />
        </header>
        {children}
      </Card>
    </PageGrid>
  );
}
