'use client';

import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { useFreshSession } from '@/hooks/session/use-fresh-session';
import { ProfileForm } from './profile-form';
import styles from './profile-form.module.css';

const FIELDS = 6;

export function ProfileSettings() {
  const { user, failed, isFetching, refetch } = useFreshSession();
  return (
    <>
      {user && <ProfileForm key={user.id} user={user} />}
      {failed && <ErrorState onRetry={() => void refetch()} pending={isFetching} />}
      {!user && !failed && <ProfileSkeleton />}
    </>
  );
}

function ProfileSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label="正在加载个人资料">
      <div className={styles.form}>
        <Skeleton width={80} height={80} round />
        <div className={styles.pair}>
          {Array.from({ length: FIELDS }, (_, index) => (
            <div key={index} className={styles.field}>
              <Skeleton width={60} height={20} />
              <Skeleton height={40} />
            </div>
          ))}
        </div>
      </div>
      <Skeleton height={260} />
    </div>
  );
}
