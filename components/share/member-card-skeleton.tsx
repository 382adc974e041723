import { Skeleton } from '@/components/ui/state/skeleton';
import styles from './share-profile.module.css';

const AVATAR_SIZE = 48;

export const MemberCardSkeleton = () => (
  <div aria-busy>
    <div className={styles.head}>
      <Skeleton width={AVATAR_SIZE} height={AVATAR_SIZE} round />
      <span className={styles.who}>
        <Skeleton width={120} height={18} />
      </span>
    </div>
  </div>
);
