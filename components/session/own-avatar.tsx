'use client';

import { UserRound } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar';
import { useSession } from '@/hooks/session/use-session';
import styles from './own-avatar.module.css';

export function OwnAvatar({ size }: { size: number }) {
  const { user } = useSession();
  if (user) return <Avatar userId={user.id} nickname={user.nickname} src={user.avatar} size={size} />;
  return (
    <span className={styles.visitor} style={{ width: size, height: size }} aria-hidden>
      <UserRound size={Math.round(size * 0.55)} strokeWidth={1.75} />
    </span>
  );
}
