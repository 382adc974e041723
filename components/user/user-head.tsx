import { Link2, Mars, Rss, Venus } from 'lucide-react';
import { UserActions } from '@/components/user/user-actions';
import { UserStatistics } from '@/components/user/user-statistics';
import { Avatar } from '@/components/ui/avatar';
import { LevelBadge } from '@/components/ui/level-badge';
import { UgcLink } from '@/components/ui/ugc-link';
import { routes, syndicationOfUser } from '@/lib/config/routes';
import type { ActionCounts, User, UserCounts } from '@/lib/domain/user/schema';
import { levelOf } from '@/lib/domain/user/levels';
import { safeLink } from '@/lib/utils/safe-link';
import recipes from '@/styles/recipes.module.css';
import styles from './user-head.module.css';

interface UserHeadProps {
  user: User;
  counts: UserCounts | undefined;
  actions: ActionCounts | undefined;
}

const GENDERS = new Map([
  ['1', { Icon: Mars, label: '男' }],
  ['0', { Icon: Venus, label: '女' }],
]);

export function UserHead({ user, counts, actions }: UserHeadProps) {
  const gender = GENDERS.get(user.gender);
  const blog = safeLink(user.blogAddress);
  return (
    <header className={styles.head}>
      <Avatar userId={user.id} nickname={user.nickname} src={user.avatar} size={80} />
      <div>
        <div className={styles.name}>
          <h1 className={recipes.pageHeading} dir="auto">
            {user.nickname}
          </h1>
          <LevelBadge level={levelOf(user.exp)} />
          {gender && (
            <gender.Icon className={styles.gender} size={16} strokeWidth={2} role="img" aria-label={gender.label} />
          )}
        </div>
        {user.job !== '' && (
          <p className={styles.job} dir="auto">
            {user.job}
          </p>
        )}
        <p className={styles.description}>{user.description || '此用户什么都没留下！'}</p>
        <p className={styles.facts}>
          {blog && (
            <UgcLink href={blog.href}>
              <Link2 size={16} strokeWidth={1.5} aria-hidden />
              {`${blog.host}${blog.pathname}`.replace(/\/$/, '')}
            </UgcLink>
          )}
          {user.createTime !== '' && <span>{user.createTime.slice(0, 10)} 加入</span>}
          <a href={routes.rss(syndicationOfUser(user.id))}>
            <Rss size={16} strokeWidth={1.5} aria-hidden />
            RSS 订阅
          </a>
        </p>
        <div className={styles.actions}>
          <UserActions userId={user.id} nickname={user.nickname} />
        </div>
      </div>
      <UserStatistics userId={user.id} counts={counts} actions={actions} />
    </header>
  );
}
