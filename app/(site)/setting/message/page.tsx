import type { Metadata } from 'next';
import { MessageSettings } from '@/components/settings/message-settings/message-settings';

export const metadata: Metadata = { title: '消息设置' };

export default function MessageSettingsPage() {
  return <MessageSettings />;
}
