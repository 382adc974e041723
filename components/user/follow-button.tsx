'use client';

import { Button } from '@/components/ui/button';
import { useFollowUser } from '@/hooks/user/use-follow-user';
import styles from './follow-button.module.css';

interface FollowButtonProps {
  userId: string;
  nickname: string;
  /** The follow state from the list's row. */
  initial?: boolean | undefined;
  /** False where the list loads the flags of all its rows. */
  ask?: boolean;
  size?: 'small' | 'medium';
  /** Of the button while the user is not followed. */
  label?: string;
}

/** Follows or unfollows a user; renders nothing for the member themselves. */
export function FollowButton({ userId, nickname, initial, ask, size = 'small', label = '关注' }: FollowButtonProps) {
  const { active: followed, isSelf, settled, pending, onToggle } = useFollowUser(userId, { initial, ask });
  if (isSelf) return null;
  return (
    <Button
      className={`${styles.follow} ${size === 'small' && !followed ? styles.soft : ''}`}
      variant={followed ? 'secondary' : size === 'small' ? 'quiet' : 'primary'}
      size={size}
      pending={pending}
      aria-pressed={followed}
      aria-label={`${followed ? '关注' : label} ${nickname}`}
      data-unsettled={settled ? undefined : ''}
      onClick={onToggle}
    >
      {followed ? '已关注' : label}
    </Button>
  );
}
