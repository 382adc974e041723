'use client';

import { LoginButton } from '@/components/session/login-button';
import { ErrorState } from '@/components/ui/state/error-state';
import { useSession } from '@/hooks/session/use-session';
import { LazyMemberCard } from './member-card.lazy';
import { MemberCardSkeleton } from './member-card-skeleton';
import styles from './share-profile.module.css';

export function ShareProfile() {
  const { user, failed, isFetching, refetch } = useSession();
  return (
    <section className={styles.block} aria-label="我的资料">
      <div className={styles.visitor} data-only="visitor">
        <p>登录后可以发友圈、点赞和评论</p>
        <LoginButton variant="primary" />
      </div>
      <div className={styles.member} data-only="member">
        {user ? (
          <LazyMemberCard user={user} />
        ) : failed ? (
          <ErrorState onRetry={() => void refetch()} pending={isFetching} />
        ) : (
          <MemberCardSkeleton />
        )}
      </div>
    </section>
  );
}
