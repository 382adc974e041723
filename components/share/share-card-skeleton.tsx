import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import styles from './share-card-skeleton.module.css';

export function ShareCardSkeletons() {
  return (
    <SkeletonRows label="正在加载友圈" count={5}>
      <div className={styles.card} aria-hidden>
        <Skeleton width={40} height={40} round />
        <div className={styles.lines}>
          <Skeleton width={120} height={14} />
          <Skeleton height={14} />
          <Skeleton width="62%" height={14} />
          <Skeleton width={160} height={14} />
        </div>
      </div>
    </SkeletonRows>
  );
}
