import type { Metadata } from 'next';
import { ProfileSettings } from '@/components/profile/profile-settings';

export const metadata: Metadata = { title: '个人资料' };

export default function ProfileSettingsPage() {
  return <ProfileSettings />;
}
