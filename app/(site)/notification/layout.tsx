import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageAside } from '@/components/shell/page-aside';
import { NotificationAside } from '@/components/notification/notification-aside';
import { NotificationFrame } from '@/components/notification/notification-frame';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function NotificationLayout({ children }: { children: ReactNode }) {
  return (
    <NotificationFrame
      aside={
        <PageAside>
          <NotificationAside />
        </PageAside>
      }
    >
      {children}
    </NotificationFrame>
  );
}
