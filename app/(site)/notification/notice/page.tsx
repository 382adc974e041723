import type { Metadata } from 'next';
import { NotificationList } from '@/components/notification/notification-list';

export const metadata: Metadata = { title: '系统通知' };

export default function NoticeNotificationsPage() {
  return <NotificationList page="notice" />;
}
