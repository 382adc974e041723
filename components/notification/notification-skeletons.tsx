import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import { LATEST_NOTIFICATIONS } from '@/lib/domain/notification/page-size';
import menu from './notification-menu.module.css';
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

const LATEST_AVATAR_SIZE = 32;

export const LatestSkeletons = () => (
  <SkeletonRows label="正在加载消息" count={LATEST_NOTIFICATIONS}>
    <div className={menu.row} aria-hidden>
      <Skeleton width={LATEST_AVATAR_SIZE} height={LATEST_AVATAR_SIZE} round />
      <div className={menu.waiting}>
        <Skeleton width="80%" height={18} />
        <Skeleton width={60} height={14} />
      </div>
    </div>
  </SkeletonRows>
);
