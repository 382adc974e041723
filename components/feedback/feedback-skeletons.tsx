import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import styles from './feedback-list.module.css';

export function FeedbackSkeletons() {
  return (
    <SkeletonRows label="正在加载反馈" count={4}>
      <div className={styles.entry} aria-hidden>
        <div className={styles.head}>
          <Skeleton width={36} height={36} round />
          <Skeleton width={120} height={14} />
        </div>
        <div className={styles.body}>
          <Skeleton height={16} />
          <Skeleton width="60%" height={16} />
        </div>
        <Skeleton width={280} height={28} />
      </div>
    </SkeletonRows>
  );
}
