import { FilterBarSkeleton } from '@/components/ui/form/filter-bar';
import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import styles from './bookmark-list.module.css';

export const FolderSkeleton = () => (
  <>
    <div className={styles.trail} aria-hidden>
      <Skeleton width={120} height={21} />
    </div>
    <FilterBarSkeleton />
    <BookmarkSkeletons />
  </>
);

export const BookmarkSkeletons = () => (
  <SkeletonRows label="正在加载站点" count={4}>
    <div className={styles.row} aria-hidden>
      <Skeleton width={36} height={36} />
      <div className={styles.text}>
        <Skeleton width="40%" height={20} />
        <Skeleton width="70%" height={16} />
      </div>
    </div>
  </SkeletonRows>
);
