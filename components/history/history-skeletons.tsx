import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import styles from './history-list.module.css';

export function HistorySkeletons() {
  return (
    <SkeletonRows label="正在加载浏览历史" count={6}>
      <div className={styles.row} aria-hidden>
        <div className={styles.waiting}>
          <Skeleton width="55%" height={18} />
          <Skeleton height={14} />
          <Skeleton width={220} height={14} />
        </div>
      </div>
    </SkeletonRows>
  );
}
