import type { Metadata } from 'next';
import { Preferences } from '@/components/shell/preferences';

export const metadata: Metadata = { title: '偏好设置' };

export default function PreferencesPage() {
  return <Preferences />;
}
