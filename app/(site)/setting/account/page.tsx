import type { Metadata } from 'next';
import { AccountSettings } from '@/components/account/account-settings';
import { MemberSettings } from '@/components/shell/member-settings';

export const metadata: Metadata = { title: '账号设置' };

export default function AccountSettingsPage() {
  return (
    <MemberSettings>
      <AccountSettings />
    </MemberSettings>
  );
}
