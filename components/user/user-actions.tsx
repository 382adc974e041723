'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { FollowButton } from '@/components/user/follow-button';
import { MessageLink } from '@/components/user/message-link';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';

/** Buttons of a user's page. Members have a link to their settings in place of them, which takes the same room. */
export function UserActions({ userId, nickname }: { userId: string; nickname: string }) {
  const { user } = useSession();
  if (user?.id === userId) {
    return (
      <Link className={buttonClass('secondary', 'medium')} href={routes.settings('profile')} prefetch={false}>
        编辑资料
      </Link>
    );
  }
  return (
    <>
      <FollowButton userId={userId} nickname={nickname} size="medium" />
      <MessageLink userId={userId} nickname={nickname} size="medium" />
    </>
  );
}
