'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { FollowButton } from '@/components/user/follow-button';
import { MessageLink } from '@/components/user/message-link';
import { ShareSheetButton } from '@/components/ui/layer/share-sheet-button';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';

/** Buttons of a user's page; members get their settings instead, in the same room. */
export function UserActions({ userId, nickname }: { userId: string; nickname: string }) {
  const { user } = useSession();
  return (
    <>
      {user?.id === userId ? (
        <Link className={buttonClass('secondary', 'medium')} href={routes.settings('profile')} prefetch={false}>
          编辑资料
        </Link>
      ) : (
        <>
          <FollowButton userId={userId} nickname={nickname} size="medium" />
          <MessageLink userId={userId} nickname={nickname} size="medium" />
        </>
      )}
      <ShareSheetButton
        noun="主页"
        path={routes.user(userId)}
        iconSize={18}
        className={buttonClass('quiet', 'medium')}
      />
    </>
  );
}
