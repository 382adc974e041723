'use client';

import { NotificationMenu } from '@/components/notification/notification-menu';
import { UserMenu } from '@/components/session/user-menu';
import { useLiveSocket } from '@/hooks/notification/use-live-socket';
import { useTitleCount } from '@/hooks/notification/use-title-count';

/** What the header holds for members only, and what reaches them while they look at the site. */
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
