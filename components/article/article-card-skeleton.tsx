import { Skeleton } from '@/components/ui/skeleton';
import styles from './article-card.module.css';

/** Placeholder of a card that is loading, of the same size. */
function ArticleCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <header>
        <Skeleton width={20} height={20} round />
        <Skeleton width={120} height={14} />
      </header>
      <div className={styles.lines}>
        <Skeleton width="62%" height={18} />
        <Skeleton height={14} />
      </div>
      <footer>
        <Skeleton width={160} height={14} />
      </footer>
    </div>
  );
}

/** Placeholder of a page of cards that is loading. */
export function ArticleCardSkeletons({ count = 10 }: { count?: number }) {
  return (
    <div role="status" aria-label="正在加载文章">
      {Array.from({ length: count }, (_, index) => (
        <ArticleCardSkeleton key={index} />
      ))}
    </div>
  );
}
