import type { Metadata } from 'next';
import { NotificationList } from '@/components/notification/notification-list';

export const metadata: Metadata = { title: '收藏消息' };

export default function CollectNotificationsPage() {
  return <NotificationList page="collect" />;
}
