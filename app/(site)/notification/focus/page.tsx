import type { Metadata } from 'next';
import { NotificationList } from '@/components/notification/notification-list';

export const metadata: Metadata = { title: '关注消息' };

export default function FocusNotificationsPage() {
  return <NotificationList page="focus" />;
}
