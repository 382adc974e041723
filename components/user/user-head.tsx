import { Link2 } from 'lucide-react';
import { UserActions } from '@/components/user/user-actions';
import { UserStatistics } from '@/components/user/user-statistics';
import { Avatar } from '@/components/ui/avatar';
import { LevelBadge } from '@/components/ui/level-badge';
import type { ActionCounts, User, UserCounts } from '@/lib/domain/user/schema';
import { levelOf } from '@/lib/domain/user/utils';
import { safeLink } from '@/lib/utils/safe-link';
import styles from './user-head.module.css';

interface UserHeadProps {
  user: User;
  /** What the server loaded; absent when that failed. */
  counts: UserCounts | undefined;
  actions: ActionCounts | undefined;
}

/** The header of a user's pages: avatar, name and profile. */
export function UserHead({ user, counts, actions }: UserHeadProps) {
  const blog = safeLink(user.blogAddress);
  return (
    <header className={styles.head}>
      <Avatar userId={user.id} nickname={user.nickname} src={user.avatar} size={80} />
      <div className={styles.main}>
        <div className={styles.name}>
          <h1>{user.nickname}</h1>
          <LevelBadge level={levelOf(user.exp)} />
        </div>
        {user.job !== '' && <p className={styles.job}>{user.job}</p>}
        <p className={styles.description}>{user.description || '此用户什么都没留下！'}</p>
        <p className={styles.facts}>
          {blog && (
            <a href={blog.href} target="_blank" rel="noopener noreferrer nofollow ugc">
              <Link2 size={16} strokeWidth={1.5} aria-hidden />
              {`${blog.host}${blog.pathname}`.replace(/\/$/, '')}
            </a>
          )}
          {user.createTime !== '' && <span>{user.createTime.slice(0, 10)} 加入</span>}
        </p>
        <p className={styles.actions}>
          <UserActions userId={user.id} nickname={user.nickname} />
        </p>
      </div>
      <UserStatistics userId={user.id} counts={counts} actions={actions} />
    </header>
  );
}
