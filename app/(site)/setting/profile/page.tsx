import type { Metadata } from 'next';
import { MemberSettings } from '@/components/shell/member-settings';
import { ProfileSettings } from '@/components/profile/profile-settings';

export const metadata: Metadata = { title: '个人资料' };

export default function ProfileSettingsPage() {
  return (
    <MemberSettings>
      <ProfileSettings />
    </MemberSettings>
  );
}
