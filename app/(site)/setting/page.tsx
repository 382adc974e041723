import { redirect } from 'next/navigation';
import { routes } from '@/lib/config/routes';

export default function SettingsPage() {
  redirect(routes.settings('profile'));
}
