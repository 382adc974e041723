import { Skeleton } from '@/components/ui/state/skeleton';
import styles from './resume-print.module.css';

export const PaperSkeleton = () => (
  <div className={styles.main} role="status" aria-label="正在加载简历">
    <Skeleton height={1123} />
  </div>
);
