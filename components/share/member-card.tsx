'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { LevelBadge } from '@/components/ui/level-badge';
import { CountList } from '@/components/user/count-list';
import { routes } from '@/lib/config/routes';
import type { SessionUser } from '@/lib/domain/session/schema';
import { userQueries } from '@/lib/domain/user/queries';
import { levelOf } from '@/lib/domain/user/levels';
import recipes from '@/styles/recipes.module.css';
import styles from './share-profile.module.css';

const AVATAR_SIZE = 48;

export function MemberCard({ user }: { user: SessionUser }) {
  const { id, nickname, avatar, exp, job } = user;
  const { data } = useQuery(userQueries.counts(id));
  return (
    <>
      <Link className={styles.head} href={routes.user(id)} prefetch={false}>
        <Avatar userId={id} nickname={nickname} src={avatar} size={AVATAR_SIZE} />
        <span className={styles.who}>
          <span className={styles.name}>
            <b className={recipes.truncate} dir="auto">
              {nickname}
            </b>
            <LevelBadge level={levelOf(exp)} />
          </span>
          <small className={recipes.truncate} dir="auto">
            {job}
          </small>
        </span>
      </Link>
      <CountList
        counts={[
          { label: '友圈', value: data?.shareCount },
          { label: '关注', value: data?.followedCount },
          { label: '粉丝', value: data?.fansCount },
          { label: '收藏', value: data?.collectCounts },
        ]}
      />
      <p className={styles.links}>
        <Link href={routes.user(id, 'article')} prefetch={false}>
          我的文章
        </Link>
        <Link href={routes.history()} prefetch={false}>
          浏览记录
        </Link>
        <Link href={routes.settings('profile')} prefetch={false}>
          编辑资料
        </Link>
      </p>
    </>
  );
}
