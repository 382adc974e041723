'use client';

import type { ReactNode } from 'react';
import { MemberOnly } from '@/components/session/member-only';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';
import { SectionTabs } from '@/components/ui/section-tabs';
import { NOTIFICATION_TABS } from '@/lib/config/tabs';
import { PAGE_COUNTS } from '@/lib/domain/notification/constants';
import { useLive } from '@/lib/domain/notification/live-store';
import { formatBadge } from '@/lib/domain/notification/badge';
import { NotificationSkeletons } from './notification-skeletons';

export function NotificationFrame({ children }: { children: ReactNode }) {
  const counts = useLive((live) => live.counts);
  const tabs = NOTIFICATION_TABS.map((tab) => {
    const unread = counts?.[PAGE_COUNTS[tab.page]] ?? 0;
    const badge = unread > 0 ? { shown: formatBadge(unread), words: '条未读' } : undefined;
    return { ...tab, badge };
  });
  return (
    <Card>
      <CardHead title="消息" />
      <SectionTabs label="消息" tabs={tabs} />
      <MemberOnly message="登录后可查看消息" skeleton={<NotificationSkeletons />}>
        {children}
      </MemberOnly>
    </Card>
  );
}
