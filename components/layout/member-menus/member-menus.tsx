import { LiveNotifications } from '@/components/notification/live-notifications/live-notifications';
import { NotificationMenu } from '@/components/notification/notification-menu/notification-menu';
import { UserMenu } from '@/components/session/user-menu/user-menu';

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
