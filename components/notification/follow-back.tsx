'use client';

import { FollowButton } from '@/components/user/follow-button';
import { useFollowedFlag } from '@/hooks/user/use-followed-flag';

export function FollowBack({ userId, nickname }: { userId: string; nickname: string }) {
  useFollowedFlag(userId);
  return <FollowButton userId={userId} nickname={nickname} ask={false} />;
}
