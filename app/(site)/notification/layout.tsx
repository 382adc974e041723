import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageGrid } from '@/components/layout/page-grid';
import { NotificationFrame } from '@/components/notification/notification-frame';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function NotificationLayout({ children }: { children: ReactNode }) {
  return (
    <PageGrid>
      <NotificationFrame>{children}</NotificationFrame>
    </PageGrid>
  );
}
