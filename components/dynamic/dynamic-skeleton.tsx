import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import styles from './dynamic.module.css';

export function DynamicSkeletons() {
  return (
    <SkeletonRows label="正在加载动态" count={6}>
      <div className={styles.row} aria-hidden>
        <header>
          <Skeleton width={72} height={14} />
          <Skeleton width={48} height={12} />
        </header>
        <div className={styles.target}>
          <div className={styles.waiting}>
            <Skeleton width="55%" height={16} />
            <Skeleton height={14} />
          </div>
        </div>
      </div>
    </SkeletonRows>
  );
}
