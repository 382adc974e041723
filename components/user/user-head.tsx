import { UserActions } from '@/components/user/user-actions';
import { UserStatistics } from '@/components/user/user-statistics';
import { Avatar } from '@/components/ui/avatar';
import { ClampedText } from '@/components/ui/text/clamped-text';
import { GeneratedCover } from '@/components/ui/generated-cover';
import { LevelBadge } from '@/components/ui/level-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { UgcLink } from '@/components/ui/text/ugc-link';
import { PersonFanMark } from './fan-mark';
import { GenderIcon } from './gender-icon';
import { fileRoutes } from '@/lib/config/file-routes';
import { syndicationOfUser } from '@/lib/config/routes';
import type { ActionCounts, User, UserCounts } from '@/lib/domain/user/schema';
import { levelOf } from '@/lib/domain/user/levels';
import { safeLink } from '@/lib/utils/address/safe-link';
import { tintOf } from '@/lib/utils/tint-of';
import recipes from '@/styles/recipes.module.css';
import styles from './user-head.module.css';

interface UserHeadProps {
  user: User;
  counts: UserCounts | undefined;
  actions: ActionCounts | undefined;
}

const AVATAR_SIZE = 88;

export function UserHead({ user, counts, actions }: UserHeadProps) {
  const blog = safeLink(user.blogAddress);
  return (
    <header className={styles.head}>
      <div className={styles.band} style={{ background: tintOf(user.id) }}>
        <GeneratedCover id={user.id} tint="petrol" className={styles.arcs} />
      </div>
      <div className={styles.picture}>
        <Avatar userId={user.id} nickname={user.nickname} src={user.avatar} size={AVATAR_SIZE} />
      </div>
      <div className={styles.actions}>
        <UserActions userId={user.id} nickname={user.nickname} />
      </div>
      <div className={styles.who}>
        <div className={styles.name}>
          <h1 className={recipes.pageHeading} dir="auto">
            {user.nickname}
          </h1>
          <LevelBadge level={levelOf(user.exp)} />
          <GenderIcon className={styles.gender} gender={user.gender} />
          <PersonFanMark userId={user.id} />
        </div>
        {user.job !== '' && (
          <p className={styles.job} dir="auto">
            {user.job}
          </p>
        )}
      </div>
      <div className={styles.description}>
        <ClampedText>{user.description || '此用户什么都没留下！'}</ClampedText>
      </div>
      <UserStatistics userId={user.id} counts={counts} actions={actions}>
        <p className={styles.facts}>
          {blog && (
            <UgcLink href={blog.href}>
              <LineIcon of="website" strokeWidth={1.5} />
              <span className={recipes.truncate}>{`${blog.host}${blog.pathname}`.replace(/\/$/, '')}</span>
            </UgcLink>
          )}
          {user.createTime !== '' && <span>{user.createTime.slice(0, 10)} 加入</span>}
          {actions?.articleTotal !== 0 && (
            <a href={fileRoutes.rss(syndicationOfUser(user.id))} aria-label="RSS 订阅" title="RSS 订阅">
              <LineIcon of="rss" strokeWidth={1.5} />
            </a>
          )}
        </p>
      </UserStatistics>
    </header>
  );
}
