'use client';

import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button';
import { LevelBadge } from '@/components/ui/level-badge';
import { AuthorCounts } from '@/components/user/count-list';
import { PersonFanMark } from '@/components/user/fan-mark';
import { FollowButton } from '@/components/user/follow-button';
import { useAuthor } from '@/components/user/use-author';
import { routes } from '@/lib/config/routes';
import { levelOf } from '@/lib/domain/user/levels';
import type { User } from '@/lib/domain/user/schema';
import { isolated } from '@/lib/utils/direction';
import { useSharedFollows } from './use-shared-follows';
import recipes from '@/styles/recipes.module.css';
import styles from './person-card.module.css';

const AVATAR_SIZE = 72;
const SHARED_AVATAR_SIZE = 28;
const MAX_SHARED = 5;

export function PersonCard({ partner: { id, nickname, avatar, job, exp, description } }: { partner: User }) {
  const { counts } = useAuthor(id);
  return (
    <aside className={styles.card} aria-label={`${isolated(nickname)} 的名片`}>
      <Avatar userId={id} nickname={nickname} src={avatar} size={AVATAR_SIZE} />
      <p className={styles.name}>
        <bdi className={recipes.cardHeading}>{nickname}</bdi>
        <LevelBadge level={levelOf(exp)} />
        <PersonFanMark userId={id} />
      </p>
      {job !== '' && (
        <p className={styles.job} dir="auto">
          {job}
        </p>
      )}
      <p className={styles.description} dir="auto">
        {description || '此用户什么都没留下！'}
      </p>
      <AuthorCounts counts={counts} />
      <div className={styles.actions}>
        <FollowButton userId={id} nickname={nickname} />
        <Link className={buttonClass('secondary', 'small')} href={routes.user(id)} prefetch={false}>
          查看主页
        </Link>
      </div>
      <SharedFollows userId={id} />
    </aside>
  );
}

function SharedFollows({ userId }: { userId: string }) {
  const shared = useSharedFollows(userId);
  if (shared.length === 0) return null;
  return (
    <section className={styles.shared} aria-labelledby="shared-follows">
      <h3 id="shared-follows" className={recipes.eyebrow}>
        共同关注 {shared.length}
      </h3>
      <ul>
        {shared.slice(0, MAX_SHARED).map(({ id, nickname, avatar }) => (
          <li key={id}>
            <Link href={routes.user(id)} prefetch={false}>
              <Avatar userId={id} nickname={nickname} src={avatar} size={SHARED_AVATAR_SIZE} />
              <bdi className={recipes.truncate}>{nickname}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
