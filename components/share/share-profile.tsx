'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LevelBadge } from '@/components/ui/level-badge';
import { Skeleton } from '@/components/ui/skeleton';
import { CountList } from '@/components/user/count-list';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { openLogin } from '@/lib/domain/session/store';
import type { SessionUser } from '@/lib/domain/session/schema';
import { userQueries } from '@/lib/domain/user/queries';
import { levelOf } from '@/lib/domain/user/utils';
import styles from './share-profile.module.css';

const AVATAR_SIZE = 48;

/** The signed-in user with their counts; a hint to sign in for a visitor, of the same height. */
export function ShareProfile() {
  const { user, failed, isFetching, refetch } = useSession();
  return (
    <section className={styles.block} aria-label="我的资料">
      <div className={styles.visitor} data-only="visitor">
        <p>登录后可以发友圈、点赞和评论</p>
        <Button variant="primary" onClick={() => openLogin()}>
          登录
        </Button>
      </div>
      <div className={styles.member} data-only="member">
        {user ? (
          <Profile user={user} />
        ) : failed ? (
          <ErrorState onRetry={() => void refetch()} pending={isFetching} />
        ) : (
          <ProfileSkeleton />
        )}
      </div>
    </section>
  );
}

function Profile({ user }: { user: SessionUser }) {
  const { id, nickname, avatar, exp, job } = user;
  const { data } = useQuery(userQueries.counts(id));
  return (
    <>
      <Link className={styles.head} href={routes.user(id)} prefetch={false}>
        <Avatar userId={id} nickname={nickname} src={avatar} size={AVATAR_SIZE} />
        <span className={styles.who}>
          <span className={styles.name}>
            <b>{nickname}</b>
            <LevelBadge level={levelOf(exp)} />
          </span>
          <small>{job}</small>
        </span>
      </Link>
      <CountList
        counts={[
          { label: '友圈', value: data?.shareCount },
          { label: '关注', value: data?.focusCount },
          { label: '粉丝', value: data?.focusedCount },
          { label: '收藏', value: data?.collectCounts },
        ]}
      />
      <p className={styles.links}>
        <Link href={routes.userArticles(id)} prefetch={false}>
          我的文章
        </Link>
        <Link href={routes.browseHistory()} prefetch={false}>
          浏览记录
        </Link>
        <Link href={routes.settings('profile')} prefetch={false}>
          编辑资料
        </Link>
      </p>
    </>
  );
}

const ProfileSkeleton = () => (
  <div aria-busy>
    <div className={styles.head}>
      <Skeleton width={AVATAR_SIZE} height={AVATAR_SIZE} round />
      <span className={styles.who}>
        <Skeleton width={120} height={18} />
      </span>
    </div>
  </div>
);
