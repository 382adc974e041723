'use client';

import { NotificationMenu } from '@/components/notification/notification-menu';
import { UserMenu } from '@/components/session/user-menu';
import { useLiveSocket } from '@/hooks/notification/use-live-socket';
import { useTitleCount } from '@/hooks/notification/use-title-count';

/** The header's part for members: notifications, with their live updates, and the user menu. */
export function MemberMenus() {
  useLiveSocket();
  useTitleCount();
  return (
    <>
      <NotificationMenu />
      <UserMenu />
    </>
  );
}
