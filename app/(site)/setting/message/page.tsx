import type { Metadata } from 'next';
import { MemberSettings } from '@/components/shell/member-settings';
import { MessageSettings } from '@/components/profile/message-settings';

export const metadata: Metadata = { title: '消息设置' };

export default function MessageSettingsPage() {
  return (
    <MemberSettings>
      <MessageSettings />
    </MemberSettings>
  );
}
