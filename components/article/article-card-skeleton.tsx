import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import styles from './article-card.module.css';

export const ArticleCardSkeletons = () => (
  <SkeletonRows label="正在加载文章" count={10}>
    <div className={styles.card} aria-hidden>
      <header>
        <Skeleton width={20} height={20} round />
        <Skeleton width={120} height={14} />
      </header>
      <div className={styles.lines}>
        <Skeleton width="62%" height={18} />
        <Skeleton height={14} />
      </div>
      <span className={styles.cover}>
        <Skeleton height="100%" />
      </span>
      <footer>
        <Skeleton width={160} height={14} />
      </footer>
    </div>
  </SkeletonRows>
);
