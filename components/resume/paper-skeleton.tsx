import { Skeleton } from '@/components/ui/skeleton';
import styles from './resume-print.module.css';

/** Placeholder of a resume on paper. */
export const PaperSkeleton = () => (
  <div className={styles.main} role="status" aria-label="正在加载简历">
    <Skeleton height={1123} />
  </div>
);
