import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import row from './article-row.module.css';
import styles from './article-summary-row.module.css';

interface ArticleRowSkeletonsProps {
  label?: string;
  count?: number;
  /** The first row stands lower, below the name of its day. */
  isDated?: boolean;
}

export const ArticleRowSkeletons = ({
  label = '正在加载文章',
  count = 10,
  isDated = false,
}: ArticleRowSkeletonsProps) => (
  <SkeletonRows className={isDated ? styles.dated : undefined} label={label} count={count}>
    <div className={`${row.row} ${styles.row}`} aria-hidden>
      <div>
        <h2>
          <Skeleton width="62%" height={18} />
        </h2>
        <p>
          <Skeleton height={14} />
        </p>
      </div>
      <footer className={styles.meta}>
        <Skeleton width={20} height={20} round />
        <Skeleton width={120} height={14} />
      </footer>
      <span className={row.cover}>
        <Skeleton height="100%" />
      </span>
      <div className={styles.slot} />
    </div>
  </SkeletonRows>
);
