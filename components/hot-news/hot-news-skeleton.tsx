import { Skeleton } from '@/components/ui/skeleton';
import styles from './hot-news.module.css';

const ROWS = 10;

/** Placeholder of the rows. */
export const HotNewsRowsSkeleton = () => (
  <div className={styles.list} role="status" aria-label="正在加载热点">
    {Array.from({ length: ROWS }, (_, row) => (
      <div key={row} className={styles.waiting}>
        <Skeleton height={14} />
      </div>
    ))}
  </div>
);

/** Placeholder of the board, of the same size. */
export const HotNewsSkeleton = () => (
  <>
    <div className={styles.head}>
      <h2>热点</h2>
    </div>
    <HotNewsRowsSkeleton />
    <div className={styles.foot} />
  </>
);
