import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import styles from './notification-list.module.css';

const AVATAR_SIZE = 40;

export function NotificationSkeletons() {
  return (
    <SkeletonRows label="正在加载消息" count={6}>
      <div className={styles.row} aria-hidden>
        <Skeleton width={AVATAR_SIZE} height={AVATAR_SIZE} round />
        <div className={styles.waiting}>
          <Skeleton width={180} height={16} />
          <Skeleton width="70%" height={20} />
          <Skeleton width="40%" height={16} />
        </div>
      </div>
    </SkeletonRows>
  );
}
