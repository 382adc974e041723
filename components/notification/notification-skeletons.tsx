import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import styles from './notification-list.module.css';

const AVATAR_SIZE = 40;

export function NotificationSkeletons() {
  return (
    <SkeletonRows label="正在加载消息" count={6}>
      <div className={styles.row} aria-hidden>
        <Skeleton width={AVATAR_SIZE} height={AVATAR_SIZE} round />
        <div className={styles.waiting}>
          <Skeleton width="60%" height={18} />
          <Skeleton width={80} height={14} />
        </div>
      </div>
    </SkeletonRows>
  );
}
