'use client';

import { AccountRows } from '@/components/account/account-rows';
import { AuthorCardSwitch } from '@/components/user/author-card-switch';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import { useFreshSession } from '@/hooks/session/use-fresh-session';
import styles from './account-settings.module.css';

export function AccountSettings() {
  const { user, failed, isFetching, refetch } = useFreshSession();
  return (
    <>
      {user && <AccountRows user={user} />}
      {failed && <ErrorState onRetry={() => void refetch()} pending={isFetching} />}
      {!user && !failed && <AccountSkeleton />}
      <section className={styles.more} aria-label="浏览偏好">
        <AuthorCardSwitch />
      </section>
    </>
  );
}

function AccountSkeleton() {
  return (
    <SkeletonRows label="正在加载账号" count={6}>
      <div className={styles.row}>
        <Skeleton width={40} height={40} round />
        <div className={styles.lines}>
          <Skeleton width={60} height={16} />
          <Skeleton width={160} height={14} />
        </div>
      </div>
    </SkeletonRows>
  );
}
