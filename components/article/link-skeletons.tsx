import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import styles from './link-skeletons.module.css';

export const LinkSkeletons = ({ label, count }: { label: string; count: number }) => (
  <SkeletonRows label={label} count={count}>
    <div className={styles.waiting} aria-hidden>
      <Skeleton height={14} />
      <Skeleton width={48} height={12} />
    </div>
  </SkeletonRows>
);
