'use client';

import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { lazyComponent } from '@/components/ui/lazy-component';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/hooks/session/use-session';
import { openLogin } from '@/lib/domain/session/login-gate';
import styles from './share-profile.module.css';

const AVATAR_SIZE = 48;

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

const MemberCard = lazyComponent(async () => (await import('./member-card')).MemberCard, {
  onFail: 'retry',
  fallback: <ProfileSkeleton />,
});

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
          <MemberCard user={user} />
        ) : failed ? (
          <ErrorState onRetry={() => void refetch()} pending={isFetching} />
        ) : (
          <ProfileSkeleton />
        )}
      </div>
    </section>
  );
}
