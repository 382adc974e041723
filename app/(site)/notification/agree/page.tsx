import type { Metadata } from 'next';
import { NotificationList } from '@/components/notification/notification-list';

export const metadata: Metadata = { title: '点赞消息' };

export default function AgreeNotificationsPage() {
  return <NotificationList page="agree" />;
}
