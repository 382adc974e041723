'use client';

import { useState } from 'react';
import { LazyConfirmDialog } from '@/components/ui/layer/confirm-dialog.lazy';
import { Button } from '@/components/ui/button';
import { useFollowUser } from './use-follow-user';
import { isolated } from '@/lib/utils/direction';
import styles from './follow-button.module.css';

interface FollowButtonProps {
  userId: string;
  nickname: string;
  initial?: boolean | undefined;
  ask?: boolean;
  size?: 'small' | 'medium';
}

export function FollowButton({ userId, nickname, initial, ask, size = 'small' }: FollowButtonProps) {
  const { active: followed, isSelf, settled, pending, isRepeated, onToggle } = useFollowUser(userId, { initial, ask });
  const [unfollowing, setUnfollowing] = useState(false);
  if (isSelf) return null;
  const shown = followed ? '已关注' : '关注';
  const close = () => setUnfollowing(false);
  const handlePress = () => {
    if (!followed) onToggle();
    else if (!isRepeated()) setUnfollowing(true);
  };
  const handleUnfollow = () => {
    close();
    onToggle();
  };
  return (
    <>
      <Button
        className={`${styles.follow} ${size === 'small' && !followed ? styles.soft : ''}`}
        variant={followed ? 'secondary' : size === 'small' ? 'quiet' : 'primary'}
        size={size}
        pending={pending}
        aria-pressed={followed}
        aria-label={`${shown} ${isolated(nickname)}`}
        data-unsettled={settled ? undefined : ''}
        onPointerEnter={followed ? LazyConfirmDialog.preload : undefined}
        onFocus={followed ? LazyConfirmDialog.preload : undefined}
        onClick={handlePress}
      >
        {shown}
      </Button>
      {unfollowing && (
        <LazyConfirmDialog
          title="取消关注"
          question={`确定不再关注 ${isolated(nickname)} 吗？`}
          confirmLabel="不再关注"
          onConfirm={handleUnfollow}
          onClose={close}
          onLoadFailed={close}
        />
      )}
    </>
  );
}
