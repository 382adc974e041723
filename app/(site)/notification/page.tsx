import type { Metadata } from 'next';
import { NotificationList } from '@/components/notification/notification-list';

export const metadata: Metadata = { title: '评论消息' };

export default function CommentNotificationsPage() {
  return <NotificationList page="comment" />;
}
