import { LiveNotifications } from '@/components/notification/live-notifications';
import { NotificationMenu } from '@/components/notification/notification-menu';
import { UserMenu } from '@/components/session/user-menu';

/** What the header holds for members only. */
export function MemberMenus() {
  return (
    <>
      <LiveNotifications />
      <NotificationMenu />
      <UserMenu />
    </>
  );
}
