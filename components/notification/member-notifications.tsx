import type { ReactNode } from 'react';
import { MemberOnly } from '@/components/session/member-only';

interface MemberNotificationsProps {
  skeleton: ReactNode;
  children: ReactNode;
}

/** A page of notifications or private messages. It lies in the page, as `MemberOnly` says. */
export const MemberNotifications = ({ skeleton, children }: MemberNotificationsProps) => (
  <MemberOnly message="登录后可查看消息" skeleton={skeleton}>
    {children}
  </MemberOnly>
);
