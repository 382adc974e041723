'use client';

import { NotificationMenu } from '@/components/notification/notification-menu';
import { UserMenu } from '@/components/session/user-menu';
import { useLiveSocket } from '@/hooks/live/use-live-socket';
import { UnreadIcon } from './unread-icon';
import { useTitleCount } from './use-title-count';

export function MemberMenus() {
  useLiveSocket();
  useTitleCount();
  return (
    <>
      <UnreadIcon />
      <NotificationMenu />
      <UserMenu />
    </>
  );
}
