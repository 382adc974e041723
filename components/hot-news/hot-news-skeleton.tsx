import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import recipes from '@/styles/recipes.module.css';
import styles from './hot-news.module.css';

export const HotNewsRowsSkeleton = () => (
  <SkeletonRows className={styles.list} label="正在加载热点" count={10}>
    <div className={styles.waiting}>
      <Skeleton height={14} />
    </div>
  </SkeletonRows>
);

export const HotNewsSkeleton = () => (
  <>
    <div className={styles.head}>
      <h2 className={recipes.eyebrow}>热点</h2>
    </div>
    <div className={styles.sources} />
    <HotNewsRowsSkeleton />
    <div className={styles.foot} />
  </>
);
