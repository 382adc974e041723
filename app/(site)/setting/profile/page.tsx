import type { Metadata } from 'next';
import { ProfileSettings } from '@/components/profile/profile-settings';
import { refreshOwnPages } from '@/lib/actions/profile';

export const metadata: Metadata = { title: '个人资料' };

export default function ProfileSettingsPage() {
  return <ProfileSettings onSaved={refreshOwnPages} />;
}
