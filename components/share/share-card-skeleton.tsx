import { Skeleton } from '@/components/ui/skeleton';
import styles from './share-card-skeleton.module.css';

/** Placeholder of the shares that are loading. */
export function ShareCardSkeletons({ count = 5 }: { count?: number }) {
  return (
    <div role="status" aria-label="正在加载友圈">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden>
          <Skeleton width={40} height={40} round />
          <div className={styles.lines}>
            <Skeleton width={120} height={14} />
            <Skeleton height={14} />
            <Skeleton width="62%" height={14} />
            <Skeleton width={160} height={14} />
          </div>
        </div>
      ))}
    </div>
  );
}
