import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import styles from './follow-item.module.css';

export const FollowSkeletons = () => (
  <SkeletonRows label="正在加载用户" count={8}>
    <div className={styles.row}>
      <Skeleton width={36} height={36} round />
      <div className={styles.text}>
        <Skeleton width={120} height={21} />
        <Skeleton width="60%" height={19} />
      </div>
      <Skeleton width={72} height={28} />
    </div>
  </SkeletonRows>
);
