import Link from 'next/link';
import { memo } from 'react';
import { OffscreenRow } from '@/components/frame/offscreen-row';
import { Avatar } from '@/components/ui/avatar';
import { FanMark } from '@/components/user/fan-mark';
import { FollowButton } from '@/components/user/follow-button';
import { routes } from '@/lib/config/routes';
import type { FollowRow } from '@/lib/domain/user/schema';
import { followRowId } from '@/lib/domain/user/mentions';
import recipes from '@/styles/recipes.module.css';
import styles from './follow-item.module.css';

const AVATAR_SIZE = 36;
const HEIGHT = 65.5;

interface FollowItemProps {
  row: FollowRow;
  isFollowed: boolean | undefined;
  isFan: boolean;
  position: number;
  total: number;
  isLater: boolean;
}

export const FollowItem = memo(function FollowItem(props: FollowItemProps) {
  const { row, isFollowed, isFan, position, total, isLater } = props;
  const { id, nickname, avatar, description } = row;
  const place = {
    id: followRowId(id),
    role: 'article',
    'aria-label': nickname,
    'aria-posinset': position,
    'aria-setsize': total,
  };
  return (
    <OffscreenRow estimate={isLater ? HEIGHT : null} placeholder={<article {...place}>{nickname}</article>}>
      <article {...place} className={styles.row}>
        <Avatar userId={id} nickname={nickname} src={avatar} size={AVATAR_SIZE} />
        <div className={styles.text}>
          <div className={styles.who}>
            <Link className={styles.name} href={routes.user(id)} prefetch={false} dir="auto">
              {nickname}
            </Link>
            <FanMark userId={id} isFan={isFan} />
          </div>
          {description !== null && (
            <p className={recipes.truncate} dir="auto">
              {description || '此用户什么都没留下！'}
            </p>
          )}
        </div>
        <FollowButton userId={id} nickname={nickname} initial={isFollowed} ask={false} />
      </article>
    </OffscreenRow>
  );
});
